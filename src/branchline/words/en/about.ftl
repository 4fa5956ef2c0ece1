# What the tools of the table do, said where one points; a game says what its own icons and numbers are.

about-again = Takes back all of your turn so far. What was drawn or shown stays drawn and shown.
about-chat = What was said at this table. A number counts the lines you have not seen.
about-gain = By how much your score would change at once. The lines below say where it comes from.
about-hint = First where to look, then up to three choices with reasons, then the move. You decide whether to do it.
about-last-turn = Shows what the others did in the last turn once more.
about-planning = A copy of your side of the table to try moves on, whoever’s turn it is. Nobody else sees it.
about-phases = The steps of a turn, in order. The lit one is where you are.
about-redo = Does again what you took back last.
about-replay-analysis = What was played, what was best, and what was given away, turn by turn.
about-replay-back = One step back.
about-replay-first = To the beginning of the match.
about-replay-last = To the end of the match.
about-replay-on = One step further.
about-replay-play = Plays the match by itself, step after step. Once more, and it stops.
about-replay-step = The step that is shown, out of all there are. Drag to go to another one.
about-tutor-leave = Leaves the lesson. It goes on from here when you come back.
about-tutor-repeat = Begins this lesson again.
about-tutor-skip = Goes to the next lesson; what is asked for here is done for you.
about-undo = Takes back your last step, as long as nothing was drawn and the turn has not passed on. With a question mark the others must agree.
about-zoom-fit = Shows all of the board at once.
about-zoom-follow = Keeps what you point at and what was just laid in sight.
about-zoom-in = Shows the board larger.
about-zoom-out = Shows the board smaller.
