"""`python -m dsrules`: the same as the command `dsrules`."""

from __future__ import annotations

from dsrules.cli.main import main

if __name__ == "__main__":
    main()
