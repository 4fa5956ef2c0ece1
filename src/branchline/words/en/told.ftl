# What somebody is told when it is their turn, and the page where one says how.

told-title = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
told-table = { $count ->
    [0] { $game }
   *[other] { $game } with { $names }
}
told-more = { $count ->
    [one] and one more table
   *[other] and { $count } more tables
}
told-invited-title = { $count ->
    [one] You are invited
   *[other] You are invited to { $count } tables
}
told-invited = { $is_named ->
    [True] { $name } invites you to { $game }
   *[other] You are invited to { $game }
}
told-trial = A message for trial: you are told here when it is your turn.
told-confirm-title = Is this address yours?
told-confirm-text =
    Somebody at { $server } wants to be told at this address when it is their turn.
    If that was you, follow this link:

    { $link }

    If not, you need do nothing: nothing more is sent here.
told-mail-stop = No more of these mails: { $link }

# Why a message did not arrive.
told-unsure = It was sent, but nobody said that it arrived. It is not sent again, so that you never get it twice.
told-lost = The server was interrupted while it sent this. It is not sent again, so that you never get it twice.
told-fault = Something went wrong on this server.
told-no-such-host = There is no { $host }.
told-barred = { $host } is not called: it is inside a network of this server’s own, or has no TLS.
told-no-connection = { $host } cannot be reached.
told-no-tls = { $host } has no valid certificate: { $detail }.
told-refused = { $host } refused it ({ $status }).
told-mail = The mail server { $host } did not take it: { $detail }.

# Why a wish is refused.
told-bad-url = That is not an address that can be called.
told-bad-keys = These are not the keys of a browser.
told-bad-language = There are no words in { $language }.
told-no-topic = The address of an ntfy topic ends with its name.
told-too-many = You have { $most } of these already. Remove one first.
told-unknown-channel = There is no such channel of yours.
told-bad-code = This link is not, or no longer, good for anything.
told-is-off = It is switched off.
told-no-mail = This server sends no mail.

# The page where one says how one is told.
told-part = Being told
told-part-hint = Of your turn, a while after it began, if you are not looking at the table. One message for all tables that wait.
told-add-push = Tell me in this browser
told-has-push = This browser tells you.
told-push-denied = This browser does not allow it. Allow notifications for this page in its settings.
told-push-impossible = This browser cannot do it here. It needs TLS, and on some phones the page as an app on the home screen.
told-this-browser = { $name } of { $day }
told-account-only = Mail and webhooks are for accounts.
told-mail-address = E-mail address
told-add-mail = Send me mail
told-webhook-address = Address of a webhook
told-webhook-form = Form
told-form-json = JSON, signed
told-form-discord = Discord
told-form-slack = Slack
told-form-ntfy = ntfy
told-add-webhook = Call this webhook
told-secret = Signed with
told-switch = Told here
told-try = Try it
told-again = Send the link again
told-sent = On its way.
told-remove = Remove { $label }
told-unconfirmed = Follow the link in the mail that was sent there.
told-when = Last told { $when }.
told-tries-again = { $when }: { $why } It is tried again.
told-given-up = { $when }: { $why } Given up.

# At a table.
told-here = Told of my turn here
told-kind-push = In the browser
told-kind-mail = By mail
told-kind-webhook = By webhook
told-nowhere = You are told nowhere yet.
told-choose = Choose how you are told

# Where the links in a mail lead.
told-confirm-ask = Is the address to which this link was sent yours? Then you are told there when it is your turn.
told-confirm = Yes, it is mine
told-confirmed = { $address } is told from now on.
told-stop-ask = No more mails when it is your turn?
told-stop = No more mails
told-stopped = { $address } gets no more mails.
