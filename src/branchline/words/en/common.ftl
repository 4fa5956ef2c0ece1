# What every game and every client says.

value-none = none
value-yes = yes
value-no = no

## Entries of a log that are nobody's move
log-undone = { $player } took something back.
log-redone = { $player } did it again.
log-resigned = { $player } gives up.
log-ended = The match was ended early.
log-paused = { $player } pauses the match.
log-resumed = The pause is over.
log-reseeded = From here on the draws are others.
log-handed-bot = A bot plays for { $player } now.
log-handed-person = { $player } is back.

## Refusals of the core
not-your-turn = It is not your turn.
stale = The table has moved on since you chose (you saw entry { $seq }, it is at { $current }).
nothing-to-undo = There is nothing of yours to take back: something was drawn or shown, or the turn has passed.
nothing-to-redo = There is nothing to do again.
match-too-long = This match has { $most } entries, and no match goes on beyond that. It can still be given up or ended.
undone-enough = You have taken back { $most } entries in this match, and no more can be taken back or done again.
bad-seat-count = { $seats ->
    [one] One seat is
   *[other] { $seats } seats are
} not possible here: this game takes { $least } to { $most }.
bad-seed = The seed "{ $seed }" cannot be used: it takes 1 to 64 printable characters.
bad-option = An option of { $game } is wrong: { $detail }.
unknown-game = There is no game "{ $game }". There are: { $known }.
unknown-level = There is no bot "{ $level }". There are: { $known }.
level-random = random
level-greedy = greedy
level-trainee = Trainee
level-porter = Porter
level-signaller = Signaller
level-driver = Driver
level-stationmaster = Stationmaster
level-random-about = plays anything at all: to measure by
level-greedy-about = takes what looks best right now: to measure by
level-trainee-about = gentle: learns the ropes and misses a lot
level-porter-about = eager: takes the points at hand
level-signaller-about = careful: plans the whole turn
level-driver-about = strong: thinks about what comes next
level-stationmaster-about = the strongest: tries many futures, takes its time
bad-seat = "{ $seat }" is no seat. Write a seat as one of: { $known }.
option-without-value = "{ $option }" is no option: write name=value.

## Records and saves
record-not-json = This is no record: it is not JSON ({ $detail }).
record-too-large = The record has { $bytes } bytes; at most { $most } are read.
record-too-long = The record has { $entries } entries; at most { $most } are replayed.
record-wrong = This is no record of ours: { $detail }.
record-entry-refused = The record does not replay: entry { $entry } is refused ({ $detail }).
record-players = The record names { $players } players for { $seats } seats.
bad-name = This name { $why ->
    [invisible] holds a character one cannot see ({ $code }).
    [length] must have 1 to { $most } characters.
   *[marks] has marks that stand on nothing, or more than { $most } on one letter.
}
record-bad-name = The name of seat { $seat } in the record { $why ->
    [invisible] holds a character one cannot see ({ $code }).
    [length] must have 1 to { $most } characters.
   *[marks] has marks that stand on nothing, or more than { $most } on one letter.
}
hand-over-wrong = A seat is handed to { $to } for a reason that is none: { $why }.
record-undo-differs = An undo in the record takes back something else than the rules allow.
record-ends-differently = The record replays to another end than it says (after { $entries } entries).
record-times = The record has { $times } times for { $entries } entries.
record-times-backwards = The times of the record run backwards at entry { $entry }.
record-of-format-2 = The record is of format 1, which has no “{ $part }”; records that have are of format 2.
record-no-such-step = The record has no step { $step }; its last is { $last }.
begins-seats = The match has { $match } seats, and { $seats } were given.
begins-over = At step { $step } the match was over: there is nothing to play on from.
reseeded-later = Entry { $entry } changes the draws, which is only possible where a match begins from another.
match-paused = The match is paused. It goes on when the pause is over.
not-paused = The match is not paused.
record-other-rules = The record was made with version { $version } of the rules; these are version { $ours }.
record-other-content = The record was made with other content ({ $hash }; ours is { $ours }).
save-broken = The save { $file } is broken and was left as it is: { $detail }.
results-broken = The results in { $file } are broken and were left as they are: { $detail }.
no-saves = There are no saves in { $folder }.
no-such-file = There is no file { $file }.
file-too-large = { $file } is larger than { $most } bytes, and no more is read.
cannot-read = { $file } cannot be read: { $detail }.

## Content and positions
content-not-toml = The list is not TOML: { $detail }.
content-too-large = The list has { $bytes } bytes; at most { $most } are read.
content-too-many-tables = Line { $line } of the list: there are more than { $most } rows and tables.
content-too-deep = Line { $line } of the list: brackets lie in brackets more than { $most } deep.
content-word-too-long = Line { $line } of the list: a key or number without quotes has more than { $most } characters.
content-too-many-parts = Line { $line } of the list: a key has more than { $most } parts.
content-number = A number under "{ $key }" is too large: none may be further from zero than { $most }.
content-warning = Note: { $text }
content-good = { $file } can be played with{ $warnings ->
    [0] .
    [one] ; see the note above.
   *[other] ; see the notes above.
}
score-not-json = This is no position: it is not JSON ({ $detail }).
score-too-large = The position has { $bytes } bytes; at most { $most } are read.
score-too-many = The position has { $count } entries under “{ $part }”; at most { $most } are scored.
score-which-game = The position does not say which game it is of: "game" must be one of { $known }.
score-wrong = The position is wrong: { $detail }.
score-no-tiles = The area has no tiles.
score-two-tiles = Two tiles lie on { $cell }.
score-pawn-without-pin = The { $pawn ->
    [car] car
    [train] train
   *[traveller] traveller
} on { $cell } stands on no pin of its kind.
score-objective-unknown = "{ $objective }" on { $cell } is no objective of the edition "{ $edition }".
score-objective-twice = The objective "{ $objective }" on { $cell } is there more than once.
score-disconnected = The tile on { $cell } does not hang together with the rest.

## Previews
preview-change = { $name }: { $before } → { $after }
labelled = { $name }: { $value }
preview-stops-draw = Then something is drawn.
preview-stops-reveal = Then something is shown.
preview-stops-refused = The rules do not allow it.
