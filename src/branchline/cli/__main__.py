"""`python -m branchline.cli` is the command `branchline`."""

from branchline.cli.main import main

if __name__ == "__main__":
    main()
