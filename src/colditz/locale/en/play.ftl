# What the table says and does while it is played at: moments, speeds, dangers, goals.

legend = Legend
follow = Board follows the play
