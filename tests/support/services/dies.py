"""Keeps the contract until the first deletion, which ends the whole process."""
import os
from service import BASIC, Service, serve


class Dies(Service):
    def do_DELETE(self):
        if self.headers.get("Authorization") != BASIC:
            return self.answer(401)
        os._exit(1)


serve(Dies)
