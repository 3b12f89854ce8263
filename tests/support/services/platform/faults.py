"""One mistake at a time, named by the variable FAULT."""
import os

FAULT = os.environ.get("FAULT", "")
asked = set()


def wrong(name):
    asked.add(name)
    return name == FAULT
