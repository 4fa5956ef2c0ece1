# The planning board: actions tried on a private copy of the table.

plan-ends-draw = Nobody can know what comes now: the plan ends here.
plan-ends-done = There is nothing more for you to decide here: the plan ends.
plan-too-long = A plan has { $most } steps at most.

plan-board = Planning board
plan-private = Nothing here is played, and only you see it.
plan-list = Plans
plan-name = Plan { $name }
plan-new = Another plan, from this one
plan-remove = Remove plan { $name }
plan-whole-turn = A whole turn from here
plan-your-turn = It is your turn.
plan-not-yet = It is not your turn yet.
plan-play-next = Play the next step
plan-play-all = { $count ->
    [0] Play it all
    [one] Play the one step
   *[other] Play all { $count }
}
plan-leave = To the table
plan-nothing = There is nothing to plan just now.
plan-ended = Here the plan ends.
plan-stopped = Not played on: { $why }
plan-broken = From step { $step } on the plan no longer works: { $why }
plan-is-broken = It no longer works as planned.
