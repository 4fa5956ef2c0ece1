# Railways before one plays: how far a table in a list is.
railways-panel-decade = Decade { $decade } of { $decades }
