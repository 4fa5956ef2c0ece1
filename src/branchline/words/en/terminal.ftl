# The terminal and the command line.

## The command line
cli-about = Branchline: a digital table for three railway games.
cli-epilog = Examples:
  branchline play railroad-tiles --seats you,greedy,random
  branchline play railroad-tiles --seats you --option challenge=volcano
  branchline play --resume
  branchline score my-map.json
cli-command = command
cli-language = the language of everything shown (default: the system’s)
cli-play = play a match in the terminal (`serve`, or ./run play without a game, is for the browser)
cli-play-game = which game: { $games } (asked for when left out)
cli-play-seats = who plays, in seat order: you, you:Ann, { $levels } (asked for when left out)
cli-play-seed = deal as this code says; the same code gives the same deal
cli-play-content = play with an owner’s list of tiles or cards
cli-play-option = an option of the game, such as edition=prototype; can be given several times
cli-play-from = begin a match of its own from this record or save; with --step, and --seed for other draws from there on
cli-play-step = after so many of its entries
cli-from-and-step = A match begins from a record (--from) and a step of it (--step): both are needed.
cli-from-alone = Game, content and options of a match that begins from a record are the record’s: leave them out.
cli-play-resume = go on with a match that was kept: the newest, or the one of this name or file
cli-daily = play the deal of the day, or see which it is
cli-daily-deal = which of the day’s deals; without it they are listed
cli-daily-day = another day, as 2026-01-31
cli-daily-list = Deals of { $day }, the same everywhere; for fun, as anybody can work them out. Play one: branchline daily DEAL
cli-puzzles = solve a puzzle: one turn, as many points as you can make
cli-puzzles-name = which one; without it they are listed
cli-puzzles-game = those of one game alone
cli-puzzles-list = One turn each, taken from games of bots; the stars say how many of four bots miss the best. Solve one: branchline puzzles NAME
cli-puzzles-ends = You have { $start } points. It is over when your turn is: end it as you would at the table.
bad-day = { $day } is no day: write it as 2026-01-31.
cli-learn = learn a game by short lessons on a real board
cli-saves = list the matches that were kept, the newest first
cli-waiting = list the tables of a server that wait for you, what runs out first first
cli-waiting-server = where the server is, such as https://table.example; the variable { $variable } has a token of your account
cli-score = score a position given as JSON (docs/formats.md says how)
cli-score-file = the position
cli-content = look at lists of tiles and cards
cli-content-check = check an owner’s list
cli-content-file = the list, as TOML
cli-content-game = the game it is for

## At the table
terminal-you = Player
terminal-thinks = { $player } is thinking …
terminal-prompt = { $player } >
terminal-agree = Enter does it, anything else does not:
terminal-no-judge = No process could be started here to judge it.
terminal-too-heavy = This takes more than { $seconds } seconds of computing, or more than { $megabytes } MB of memory. Another limit can be given: --limit judges.seconds=60, --limit judges.megabytes=2048.
terminal-not-done = Not done.
terminal-curtain = { $player }, the screen is yours. Press Enter when nobody else is looking.
terminal-lesson-read = Enter goes on ({ $skip }, { $repeat }, { $quit }).
terminal-lesson-do = Enter does it: { $action } ({ $skip }, { $repeat }, { $quit }).
terminal-lesson-other = That is for a match of your own. Now Enter, or what stands there, typed.
terminal-lesson-on = Enter plays on from here against a gentle bot.
terminal-lesson-on-alone = Enter plays on from here.
terminal-kept = Your match is kept. Go on with: branchline play --resume { $name }
terminal-best = { $player }: best of the matches like it on this computer: { $score }.
terminal-best-first = { $player }: the first score of a match like it on this computer, and the one to beat.
terminal-best-new = { $player }: a new best, { $score } before.
terminal-over = The match is kept as { $name }. Its seed was { $seed }.
terminal-which-game = Which game?
terminal-which-seats = Who plays? ({ $least } to { $most } seats; Enter for { $usual })
terminal-choose-one = Type a number from 1 to { $count }.
terminal-about-game = Type the number or the name of a game, from 1 to { $count }. "{ $quit }" leaves.
terminal-about-seats = Write the seats with commas between them, each as one of: { $known }. Enter is { $usual }; "{ $quit }" leaves.
terminal-about-curtain = Press Enter when { $player } is at the screen and nobody else looks. "{ $quit }" leaves; the match is kept.
terminal-about-agree = Enter does it; anything else leaves it undone. "{ $quit }" leaves; the match is kept.
terminal-not-listed = { $number } is not on the list. "{ $list }" shows what you can do.
terminal-listed = Type a number to pick it. { $count ->
    [one] One choice.
   *[other] { $count } choices, page { $page } of { $pages }.
}
terminal-no-such-page = There is no page { $page }: there { $pages ->
    [one] is one page.
   *[other] are { $pages }.
}
terminal-preview-what = Say what to look at, such as: { $word } 3
terminal-preview-nothing = It changes no score.
terminal-number = { $number }
terminal-hint = The best move found; type 1 to do it:
terminal-hint-choices = Worth considering; type a number to do it:
terminal-hint-places = In question: { $places }
terminal-hint-more = { $word } again shows up to three choices, { $word } 3 the move.
terminal-hint-only = { $word } again shows the only move there is.
terminal-hint-steps = After { $word } comes nothing, or 1 (where to look), 2 (up to three choices) or 3 (the move).
terminal-plan-player = { $player } (plan)
terminal-plan-steps = Planned: { $count ->
    [one] one step
   *[other] { $count } steps
}; nothing of it is played. { $play }: play it; { $plan }: back to the table.
terminal-plan-not-here = Not while you plan. { $word } goes back to the table.
terminal-plan-not-yet = It is not your turn yet: nothing can be played. { $word } goes back to the table.
terminal-plan-bot = { $player } is a bot: it plans by itself.
terminal-no-such-player = There is no player { $number }: there are { $players }.
terminal-no-such-clause = There is no clause { $clause }. There are: { $clauses }
terminal-languages = The languages are: { $languages }.
terminal-confirms = From now on you are asked before something changes.
terminal-confirms-not = From now on nothing is asked: a move is done at once.
terminal-save-exists = { $file } is there already.
terminal-saved = Kept in { $file }.
terminal-unknown = "{ $line }" is no move and no command. Type "{ $help }".
terminal-greeting = Type "{ $help }" for what you can type, "{ $list }" for what you can do now.
terminal-weaker = Weaker here, without numba: { $levels }.

help-list = { $word }: what you can do now, numbered; a number picks it
help-preview = { $word } …: what a move would change, without doing it
help-hint = { $word }: where to look; again (or { $word } 2): up to three choices and why; { $word } 3: the move
help-plan = { $word }: try moves on a copy of the table that nobody else sees; { $word } 2: player 2 does, before it is their turn
help-undo = { $word }: take back your last action
help-redo = { $word }: do it again
help-restart = { $word }: start this turn again
help-look = { $word } 2: look at player 2’s side
help-log = { $word }: what happened
help-rules = { $word } { $clause }: a rule in full
help-zoom = { $word }: larger or smaller
help-confirm = { $word }: ask before a move changes something, or do not
help-language = { $word } fr: speak another language
help-save = { $word } name: keep a copy (the match itself is always kept)
help-quit = { $word }: leave; the match is kept

## What one types. The first is shown; all of them work, and the English ones work in every language.
word-help = help, h, ?
word-list = list, l
word-preview = preview, what
word-undo = undo, u
word-redo = redo
word-restart = restart
word-save = save
word-quit = quit, q, exit
word-language = language
word-look = look
word-rules = rules, rule
word-log = log
word-zoom = zoom, z
word-confirm = confirm
word-hint = hint
word-plan = plan
word-play = play
word-skip = skip
word-repeat = repeat
word-take = take, t
word-place = place, p
word-reject = reject
word-discard = discard
word-pawn = pawn
word-end = end, e
word-at = at
word-turned = turned, turn
word-flipped = flipped, flip, mirrored
word-left = left
word-right = right
word-star = star
word-car = car
word-train = train
word-traveller = traveller
word-buy = buy
word-build = build
word-move = move
word-recruit = recruit
word-capital = capital
word-clean = clean
word-add = add
word-upgrade = upgrade
word-pay = pay
word-keep = keep
word-exchange = exchange
word-lay = lay
word-cart = cart
word-speed = speed
word-leave = leave
word-face = face, way
word-split = split
word-hand = hand
word-drop = drop
word-mission = mission
word-token = token
word-run = run
word-white = white
word-black = black
word-ruby = ruby, rubies
word-emerald = emerald, emeralds
word-gold = gold
word-diamond = diamond, diamonds
word-rock = rock, rocks

## The arena
cli-arena = let bots play each other, and count
cli-arena-game = the game they play
cli-arena-bots = who meets whom: everybody with everybody, each deal once in every seat
cli-arena-seats = how many sit at a table (as many as bots, where the game allows it)
cli-arena-deals = how many deals
cli-arena-seed = the same word gives the same deals
cli-arena-playouts = how much a bot may think at most, in matches played in its head
cli-arena-results = where results are kept as they come; the same command goes on where it stopped
cli-arena-chart = draw the result into this file
cli-arena-records = keep every match as a record in this folder
cli-arena-cores = how many processes (one for each core when left out)
cli-arena-scheduler = play on the workers of this Dask scheduler
cli-arena-playing = playing
cli-arena-stopped = Stopped. { $file } has what was played; the same command goes on from there.
arena-too-few = { $bots } bots cannot fill { $seats } seats: name at least as many.
arena-no-deals = { $deals } deals are none: name at least one.
arena-no-playouts = A budget of { $playouts } playouts is none: name 0 or more.
arena-other-contest = { $file } holds another contest (game, bots, seats, deals, seed, options or budget differ). Name another file with --results.
arena-other-version = { $file } holds this contest as played by another version of the rules or the bots, or only there or here with numba. Name another file with --results.
arena-other-install = { $machine } has another version of the rules or the bots, or numba where this machine has none, or none where it has: its matches would not be the same.
arena-bad-line = Line { $line } of { $file } is no result: { $detail }.
arena-no-scheduler = No Dask scheduler answers at { $address }: { $detail }.
arena-no-dask = Several machines need Dask: install branchline[cluster].
arena-bot-failed = { $bot } failed in match { $match } and lost it: { $detail }.
arena-title = { $game }: { $deals } deals
arena-column-bot = bot
arena-column-matches = matches
arena-column-wins = wins (95%)
arena-column-margin = margin
arena-column-score = score
arena-column-failed = failed
arena-column-seconds = seconds a match

## Analysis
cli-analyse = judge a finished match turn by turn: what was played, what was best, what was given away. Stopped (Ctrl-C), the same command goes on there
cli-analyse-file = a record, or the name of a save
cli-analyse-playouts = about how many matches are played on for each turn
cli-analyse-stopped = Stopped: nothing of the analysis is kept. With fewer --playouts it is done sooner.
cli-analyse-stopped-kept = Stopped. Kept: { $done } of { $parts } parts; the same command goes on there.
cli-analyse-goes-on = Found before: { $done } of { $parts } parts.
cli-analyse-not-kept = What is found cannot be kept ({ $detail }): stopped, it would begin anew.
cli-analyse-seed = the same word finds the same
cli-analyse-deals = of a solo match, how many other deals its draws are compared with
study-playouts = { $playouts } playouts for a turn are too few or too many: name { $least } to { $most }.
study-deals = { $deals } deals are too few or too many: name 0 to { $most }.
study-seat = seat { $number }
study-try-again = Try it again: { $command }

## What waits for one at a server
terminal-waiting-turn = Your move
terminal-waiting-answer = Your answer is asked for
terminal-waiting-invited = { $is_named ->
    [True] { $name } invites you
   *[other] You are invited
}
terminal-waiting-no-clock = no clock
terminal-left = { $days } d { $hours } h { $minutes } min left
terminal-waiting-more = and { $count } more
terminal-waiting-none = No table waits for you.
waiting-whom = Give the address of a server (http:// or https://), and a token of your account there in { $variable }.
waiting-refused = { $server } refuses it: { $detail }.
waiting-unreachable = { $server } cannot be asked: { $detail }.
