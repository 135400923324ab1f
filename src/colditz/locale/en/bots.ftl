bot-blind = I chose without a thought.
