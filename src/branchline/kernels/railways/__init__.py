"""Railways on vectors: a decade expanded and judged fast, for bots that think ahead."""
