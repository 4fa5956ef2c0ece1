"""Railways: one player, twelve decades."""
