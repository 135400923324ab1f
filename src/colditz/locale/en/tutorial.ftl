# The first game, lesson by lesson.

tutorial-offer = Learn the game in five minutes
tutorial-title = Tutorial: your first game
tutorial-count = Lesson { $number } of { $all }
tutorial-again = Start again
tutorial-skip = Skip
tutorial-next = Next lesson
tutorial-leave = Leave
tutorial-play = Play your first game
tutorial-learned = Well done!
tutorial-reminder = You can do that too. To go on with the lesson, follow the arrow, or start it again.
lesson-walk = A turn
lesson-walk-throw = You are the British Escape Officer. Every turn starts with two dice: throw them.
lesson-walk-go = Six points: each one takes a man one circle further. Choose British 1, then the marked circle in the chapel.
lesson-walk-end = You can share points among all your men, and you need not use them all. End your turn.
lesson-walk-done = That is a turn: throw, move, end. Then it is the others' turn.
lesson-collect = Equipment
lesson-collect-go = Rooms show what you can find in them: the chapel shows a rope. It takes two men, so bring in British 2 as well.
lesson-collect-claim = Two men in rooms with the same symbol find that card. Take the rope.
lesson-collect-first = Men who have found something go to the Appel area in the middle of the courtyard. Choose one of the marked circles for British 1 …
lesson-collect-second = … and one for British 2.
lesson-collect-done = The rope is yours, and everyone saw it. While you hold equipment, guards can arrest all your men in the courtyard.
lesson-kit = The Escape Kit
lesson-kit-go = Nobody gets away without a disguise, documents, a compass and food. Your card has the first two, and British 3 has a compass: send British 4 into the canteen for food.
lesson-kit-claim = All four parts at the same time: take the Escape Kit.
lesson-kit-done = You hold a kit. Now your men need a way out of the castle.
lesson-door = A locked door
lesson-door-go = The door at the end of the corridor is locked, but you have a key. Walk British 1 up to it.
lesson-door-open = Choose him again: the door shows what it costs. Choose the key.
lesson-door-done = The key is used up and he is out. In the same way, a rope takes you down a wall, a pass through a checkpoint and cutters through the wire.
lesson-arrest = An arrest
lesson-arrest-go = Now you are the Security Officer. The British hold a rope, so British 1 may be arrested: choose guard 1, then the man.
lesson-arrest-cell = Caught! Choose the cells for him.
lesson-arrest-done = He stays there until his officer throws a double or plays a card. Nobody can be arrested on the circles of the Appel area or in the blue safe areas.
lesson-escape = The escape
lesson-escape-throw = You are the British again. You hold a kit and a rope, and British 1 is on the last wall. Throw the dice.
lesson-escape-drop = Choose British 1, then the foot of the wall: that costs the rope and one point.
lesson-escape-run = Now run! Choose him, then the green star beyond the moat.
lesson-escape-done = He is free! The first officer to get enough men out wins, unless the Security Officer holds them until time is up.

# What does not hold in the Devir edition.
lesson-escape-done-in-devir = He is free! Play goes on until time is up: every officer who has enough men out by then wins, and if nobody has, the Security Officer wins.
