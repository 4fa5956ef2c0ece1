# Muting and blocking people.
peace-report = Report this name
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

# Inviting people one played with.
invite-hint = They find the invitation at home and are told as when it is their turn. They may decline.
invite-nobody = You have not played with anybody here yet who could be invited. A link reaches everybody.
invite-one = Invite
invite-whom = Invite { $name }
invite-sent = invited { $when }
invite-declined = has declined
invite-failed = The table is there, but not everybody could be invited
invite-title = Invitations ({ $count })
invite-by = { $named ->
    [true] { $name } invites you to { $game }
   *[other] You are invited to { $game }
}
invite-accept = Accept
invite-decline = Decline
