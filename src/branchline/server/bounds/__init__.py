"""What anybody may ask for, how often, in what order, and what is not done twice."""
