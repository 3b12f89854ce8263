"""Knows the older token only, and shows a page in place of a redirect."""
import hashlib, uuid
from service import SALT, Service, serve


class OlderTokenPage(Service):
    def is_signed(self, form):
        token = hashlib.sha1(f"{form.get('id')}:{SALT}:{form.get('timestamp')}".encode()).hexdigest()
        return form.get("token") == token

    def refuse(self):
        self.answer(200, "<p>Forbidden</p>", Content_Type="text/html")

    def open(self, _):
        self.answer(200, "<h1>Your dashboard</h1>", Content_Type="text/html", Set_Cookie=f"sid={uuid.uuid4()}; Path=/")


serve(OlderTokenPage)
