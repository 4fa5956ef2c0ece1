# The first games that teach.

tutorial-title = First game
tutorial-offer = New to { $game }? A few short lessons teach it on a real board.
tutorial-begin = Play the guided first game
tutorial-resume = Go on with the guided first game
tutorial-not-now = Not now
tutorial-next = Next
tutorial-skip = Skip
tutorial-repeat = Repeat
tutorial-leave = Leave for now
tutorial-finish = Finish
tutorial-watch = Watch: this part plays by itself.
tutorial-other = That is for a match of your own. Now, what the ring shows.
tutorial-not-there = That does not go there. The ring shows where it goes.
tutorial-progress = lesson { $done } of { $of }
tutorial-play-on = Play on against a gentle bot
tutorial-play-on-alone = Play on from here
tutorial-play = Start a new match
