# The planning board: actions tried on a private copy of the table.

plan-ends-draw = Nobody can know what comes now: the plan ends here.
plan-ends-done = There is nothing more for you to decide here: the plan ends.
plan-too-long = A plan has { $most } steps at most.
