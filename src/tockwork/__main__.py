"""`python -m tockwork` is the `tockwork` command."""

import sys

from tockwork.cli.main import main

sys.exit(main())
