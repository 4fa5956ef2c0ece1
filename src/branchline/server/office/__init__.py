"""What an admin does and sees: the same for the page and for `branchline admin`."""
