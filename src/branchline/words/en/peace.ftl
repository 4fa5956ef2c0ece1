# Muting and blocking people.
peace-hint = You see nothing of what somebody says whom you have muted. Whom you block is muted as well, and the two of you never sit down at one table again; a match under way goes on. Nobody is told.
peace-none = As everybody
peace-mute = Mute
peace-block = Block
peace-somebody = Somebody
peace-nobody = Nobody else is at this table.
peace-list = Muted and blocked
peace-list-none = You have muted and blocked nobody. You can at a table, below its seats, and on a profile.
peace-was-mute = muted { $when }
peace-was-block = blocked { $when }
peace-undo = Undo
peace-undo-whom = Undo: { $name }
