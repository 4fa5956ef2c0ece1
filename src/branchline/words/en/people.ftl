# A profile: what somebody has played, and what they reached alone.
profile-public = Everybody can see this page.
profile-private = Only you can see this page.
profile-show = Show it to everybody
profile-show-hint = Others then see your results, medals and scores. No private table is named to them, and nobody who keeps their own page to themselves.
profile-guest = With an account you can show it to others.
profile-none = There is no finished match yet.
profile-games = By game
profile-game = Game
profile-played = With others
profile-first = First
profile-alone = Alone
profile-counted = { $count ->
    [one] One match is counted here; a table where one person has several seats is not.
   *[other] The latest { $count } matches are counted here; a table where one person has several seats is not.
}
profile-opponents = By opponent
profile-opponent = Opponent
profile-met = Matches
profile-ahead = Ahead
profile-behind = Behind
profile-somebody = somebody
profile-solo = Scores alone
profile-own-pieces = own pieces
profile-best = Best: { $score }
profile-chart = { $count } scores from { $least } to { $most }; the last one is { $last }.
profile-as-table = As a table
profile-when = When
profile-score = Score
profile-helped = { $score }, with help: counts for no best
profile-all = all
profile-no-matches = There is no such match that you may look at.
profile-earlier = Earlier matches
profile-report = Report this name
