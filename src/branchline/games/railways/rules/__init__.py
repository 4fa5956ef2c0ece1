"""One module per section of the rulebook."""
