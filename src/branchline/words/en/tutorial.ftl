# The first games that teach.

tutorial-title = First game
tutorial-offer = New to { $game }? A guided first game explains every step on a real board.
tutorial-begin = Play the guided first game
tutorial-resume = Go on with the guided first game
tutorial-not-now = Not now
tutorial-next = Next
tutorial-show = Show me
tutorial-leave = Leave for now
tutorial-finish = Finish
tutorial-todo = Now: { $action }
tutorial-other = In this first game, do what the text asks for, or press “Show me”.
tutorial-progress = step { $done } of { $of }
tutorial-again = From the start
tutorial-play = Play a match of your own
