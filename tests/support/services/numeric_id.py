"""Returns the key of its table as it is, a number, and finds it again in a path and in a form."""
import itertools
from service import Service, serve

keys = itertools.count(4711)


class NumericId(Service):
    def new_id(self):
        return next(keys)


serve(NumericId)
