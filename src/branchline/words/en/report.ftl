# Telling the admins of a line or a name, fetched when somebody does.

report-line = Report what { $name } said
report-name = Report the name { $name }
report-which = What should not stand there?
report-the-line = What was said
report-the-name = The name
report-hint = Whoever looks after this server sees it as it is now, and who told of it. Nobody else does.
report-reason = Why (you need not say)
report-send = Report it
report-sent = Reported. Whoever looks after this server will look at it.
