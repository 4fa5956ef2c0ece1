# The browser client.

## The frame
web-brand = Branchline
web-skip = Skip to the page
web-tools = Tools
web-rules = Rules
web-keys = Keys
web-settings = Settings
web-account = Account
web-language = Language
web-to-day = Day theme
web-to-night = Night theme
web-close = Close
web-loading = One moment …
web-home = Home
web-not-found = There is no such page
web-not-found-hint = The line ends here. The address may be mistyped, or the page has moved.
web-unreachable = The server cannot be reached
web-unreachable-hint = What you have seen before still opens, but a table needs its server. Tables are kept there: nothing is lost.
web-try-again = Try again
web-refused = That is not possible ({ $message }).
web-keys-on = Single keys act (U, E, R, F …)
web-yes = Do it
web-no = No
web-done = done
web-side-n = north
web-side-e = east
web-side-s = south
web-side-w = west
web-ordinal = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}

## Home
web-where-to = Where to?
web-where-to-hint = Pick a game, then who sits with you.
web-start = Start a game
web-games = Games
web-poster = { $about } · { $seats }
web-about-railroad-tiles = Lay tiles, link travellers
web-about-railways = Twelve decades of dice
web-about-off-the-rails = Race, loot, do not fall
web-game-railroad-tiles = Railroad Tiles
web-game-railways = Railways
web-game-off-the-rails = Off the Rails
web-reconstruction-railroad-tiles = tile list: our reconstruction
web-reconstruction-railways = cards: our reconstruction
web-reconstruction-off-the-rails = board and cards: our reconstruction
web-start-with = { $game } with
web-starts-at-once = It starts at once.
web-more-options = More options
web-terminal-only = In the terminal only: branchline play
web-with-bot = A bot
web-with-bot-hint = the { $level }
web-which-bot = Which bot
web-with-alone = Alone
web-with-alone-hint = { $medals ->
    [true] score or medal
   *[other] for a score
}
web-with-here = Someone here
web-with-here-hint = on one screen
web-with-far = Someone far
web-with-far-hint = by a link
web-continue = Continue
web-no-tables = No table is running. Pick a game to start one.
web-replays = Replays
web-score-map = Score my map
web-gallery = Tile lists
web-open-tables = Tables to join or watch
web-recent = Recent results
web-all-replays = All replays
web-profile = Your profile
web-best = Your best alone: { $score }
web-daily = Deal of the day
web-puzzles = Puzzles
web-points = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
web-missed = missed (would be { $score })
web-join-link = Join with a link
web-open-seat = open seat
web-free-seat = A seat is free
web-waits-for-people = Waiting for people
web-waiting-for-me = Waiting for me ({ $count })
web-time-left = { $time } left
web-asked = You are asked for an answer
web-along = Take along
web-notes = My notes
web-peace = Mute or block
web-invite = Invite people you played with
web-next-table = Next table
web-planning = Planning board
web-your-turn = Your turn
web-over = Game over
web-result = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, place { $place }
web-not-now = Not your turn yet.
web-weaker-here = Weaker here, where nothing is compiled: { $levels }.
web-thinks = { $player } is thinking
web-medals-of = { $won ->
        [one] { $won } medal of { $all }
       *[other] { $won } medals of { $all }
    }

## A new table
web-new-table = New table
web-game = Game
web-seats = Seats
web-seats-hint = Several seats of your own make a hot seat. An open seat gets a link to send; no account is needed.
web-seat-me = Me, or someone here
web-seat-open = Someone far, by a link
web-seat-a-bot = A bot: { $level }
web-name = Name
web-remove-seat = Remove seat { $number }
web-add-seat = Add a seat
web-presets = How much of it
web-preset-quick = Quick
web-preset-usual = Usual
web-preset-everything = Everything
web-the-deal = The deal
web-at-the-table = At the table
web-seed = Seed
web-seed-new = a new one
web-seed-hint = The same seed gives the same deal. A match on a known seed counts for no best.
web-clock = Clock
web-clock-none = none
web-clock-turn = two minutes a turn
web-clock-bank = 15 minutes, and 15 seconds a turn
web-clock-days = { $days ->
    [one] a day a turn
   *[other] { $days } days a turn
}
web-public = Listed for everyone to see and join
web-hints-allowed = Hints may be asked for
web-own-content = A list of your own
web-own-content-hint = The text of a TOML file, as docs/formats.md describes it: for owners of the box.
web-start-table = Start
web-content-notes = It can be played with; but look at this

## Joining
web-link = Link
web-join-hint = Paste the link that somebody sent you.
web-look = Look
web-invited = You are invited to { $game }
web-invited-by = { $player } keeps a seat for you.
web-your-name = Your name
web-sit-down = Sit down
web-to-table = To the table
web-no-table = No such table
web-waiting = Waiting for people
web-waiting-hint = Send each link to one person. The match begins when every seat is taken.
web-waiting-guest = The match begins when every seat is taken.
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = QR code
web-qr-title = Seat { $number }: scan to sit down
web-qr-hint = Point a phone’s camera at it: the seat opens there.
web-qr-away = The picture did not come: there is no connection just now. The link can be copied all the same.
web-link-local = These links only work on this machine. For phones and others in your network, start the server with { $command } and open the address that it prints.
web-who-are-you = What shall the others call you?
web-who-plays = Who plays?
web-names-hint = Names can stay empty, and be changed in your account.
web-seat-bot-here = A bot instead
web-sit-here = Sit here
web-close-table = Close the table

## The table
web-title-your-turn = Your turn · { $game }
web-title-table = { $game } · Branchline
web-turn = Turn
web-phases = Phases of the round
web-left-side = The common board
web-right-side = Scores and log
web-score-now = Score if it ended now
web-score-then = Score when it ended
web-final-score = Final score
web-rule = Rule { $clause }
web-preview = What it changes
web-preview-nothing = No score changes.
web-preview-total = total { $total }
web-zoom = Larger, smaller, all of it
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = All of it
web-zoom-follow = Keep what is played in sight
web-not-allowed = Not here
web-undo = Undo
web-undo-ask = Ask to take it back
web-redo = Redo
web-restart = Start this turn again
web-end-turn = End turn
web-again = Show the last turn again
web-shown-again = The last turn again
web-shown-others = { $player } plays
web-key-rule = The rule of what is explained
web-hint = Hint: where to look, and why
web-hint-thinks = The bot is thinking …
web-no-hints = No hints at this table
web-confirm = Do it?
web-confirm-this = { $what } Do it?
web-connecting = Connecting …
web-lost = The connection is lost. Nothing is lost with it: the table comes back where it was.
web-offline = There is no connection just now: nothing was sent.
web-unsure = The connection ended before the answer came: this may be done, or not. Look before you do it again.
web-undo-asked = The others are asked whether they agree.
web-undo-wish = { $player } asks to take something back.
web-agree = Agree
web-refuse = Refuse
web-take-back = Take the request back
web-command = Type a move
web-command-what = Type words of the move; Enter does the chosen one.
web-choices = Moves
web-no-such-move = No move fits these words.
web-not-your-turn = It is not your turn.
web-log = Log
web-since = Since your last turn
web-chat = Chat
web-chat-new = { $count ->
        [one] { $count } new line in the chat
       *[other] { $count } new lines in the chat
    }
web-chat-said = { $player } says: { $text }
web-say = Say something
web-line-removed = This line was removed.
web-report = Report what { $name } said
web-send = Send
web-seat-name = Player { $number }
web-bot-name = { $level }, seat { $number }
web-seat-resigned = has given up
web-seat-bot = a bot
web-seat-bot-plays = away; a bot plays
web-you = You
web-seat-you = you
web-seat-here = here
web-seat-away = away
web-play-this = Play this seat
web-remove = Remove
web-resign = Give up
web-resign-sure = Give up for good?
web-leave-sure = A bot would play on in your seat. Leave the table?
web-told = Told of my turn
web-leave = Leave; a bot plays on
web-mute = Silence the chat
web-unmute = Let the chat speak
web-list = List it for watchers
web-unlist = Take it off the list
web-watching = You are watching.
web-curtain = Pass the screen to { $player }.
web-i-am = I am { $player }
web-same-deal = Same deal again
web-record = Record
web-rematch = Rematch
web-analysis = Analysis
web-watch-replay = Watch the replay
web-no-best = It counts for no best.

## Replays
web-replay = Replay
web-no-replays = No finished matches yet.
web-bring-record = Load a record
web-first-step = To the start
web-step-back = One step back
web-step-on = One step on
web-last-step = To the end
web-play = Play
web-pause = Pause
web-paused = Paused
web-closed-here = Closed here
web-step = Step
web-viewpoint = Whose eyes
web-spectator = a spectator

## Rules, gallery, maps
web-rules-of = Rules of { $game }
web-contents = Contents
web-gallery-of = The pieces of { $game }
web-your-map = Your map
web-map-left-out = Counted without what does not fit (marked on the map):
web-map-too-large = This map is too large to draw.
web-map-total = { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
web-longest-road = longest road
web-longest-rail = longest rail
web-rubber = Rubber
web-palette = Tiles
web-terrain = Terrain
web-pin = Pin
web-load-map = Load
web-save-map = Save
web-empty-map = Empty
web-example = Example
no-tutorial = There are no lessons of { $game } here.
no-scoring = Positions of { $game } cannot be scored here.

## Settings
web-theme = Theme
web-theme-system = as the system
web-theme-day = day
web-theme-night = night
web-motion = Motion
web-motion-system = as the system
web-motion-full = on
web-motion-none = off
web-pace = What others do
web-pace-hint = One action after another; a press of anything ends it. With motion off all of it shows at once.
web-pace-instant = at once
web-pace-quick = quickly
web-pace-calm = calmly
web-confirmation = Confirmation
web-confirmation-hint = Before something is done. Undo works either way, until something is drawn or the turn is passed.
web-confirmation-lost = only where it matters
web-confirmation-always = always
web-confirmation-never = never
web-accessibility = Hands and eyes
web-patterns = Patterns beside colours
web-sounds = Sound
web-sound = Soft sounds: pieces, my turn, the end
web-volume = How loud

## Account
web-account-nobody = Nobody knows you here yet. Play, and you are a guest of this browser.
web-account-guest = You are a guest in this browser{ $named ->
    [yes] {" "}({ $name })
   *[no] {""}
}. An account takes your games along to other devices.
web-account-account = You are signed in as { $name }.
web-keep = Keep
web-kept = Kept.
web-register = Make an account
web-register-hint = A name and a password of { $least } characters or more; nothing else is asked.
web-register-by-code = An account is made by invitation here: with the code that you were sent, a name, and a password of { $least } characters or more.
web-register-code = Invitation code
web-register-off = No new accounts are made here; as a guest you can play all the same.
web-admin-page = Look after the server
web-sign-in = Sign in
web-sign-out = Sign out
web-password = Password
web-old-password = Old password
web-new-password = New password
web-delete-account = Delete the account
web-delete-hint = Name, password, tokens and what you wrote go; bots play on in your matches.
web-own-data = Your data
web-own-data-hint = All that this server keeps about you, as a file: tables, seats, what you wrote, results.
web-own-data-file = Download the file
web-delete-guest = Delete everything for good
web-delete-guest-hint = Your name, this browser’s seats and what you wrote go; matches stay without a name, and bots play on in them. Nobody can bring it back.
web-delete-sure = I want everything about me to be deleted
web-deleted = Everything about you is deleted.
web-tokens = Tokens for programs
web-tokens-hint = A program that plays for you signs in with one: docs/api.md.
web-new-token = New token
web-token-once = Shown this once:
web-delete-token = Delete token { $label }
