"""Whether the server is well, and what it says about it: pulse, counters, logs."""
