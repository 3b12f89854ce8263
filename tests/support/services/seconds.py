"""Takes the timestamp for seconds, as it was years ago."""
from service import Service, serve


class Seconds(Service):
    unit = 1


serve(Seconds)
