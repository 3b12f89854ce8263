"""A complete add-on service with nothing but Python 3: `python3 partner.py` reads manifest.json and listens where its test URLs point."""

import base64
import binascii
import hashlib
import hmac
import json
import time
import urllib.parse
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

with open("manifest.json", encoding="utf-8") as file:
    manifest = json.load(file)
api = manifest["api"]
resources = {}
sessions = {}


def is_same(given, expected):
    """Takes the same time wherever they differ."""
    return hmac.compare_digest(given.encode(), expected.encode())


def is_platform(header):
    """Basic authentication: the user is the manifest's id, the password its api.password."""
    scheme, _, encoded = (header or "").partition(" ")
    try:
        credentials = base64.b64decode(encoded, validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
        return False
    return scheme.lower() == "basic" and is_same(credentials, f"{manifest['id']}:{api['password']}")


def provision(body):
    """POST {base_url}: a customer installs the add-on."""
    resource_id = f"res_{uuid.uuid4()}"
    resources[resource_id] = json.loads(body)["plan"]
    config = {name: f"https://db.example/{resource_id}" for name in api["config_vars"]}
    return 200, {"Content-Type": "application/json"}, json.dumps({"id": resource_id, "config": config})


def deprovision(resource_id):
    """DELETE {base_url}/{id}: a customer deletes it."""
    for name in [name for name, session in sessions.items() if session == resource_id]:
        del sessions[name]
    return (200 if resources.pop(resource_id, None) else 404), {}, ""


def sign_on(body):
    """POST {sso_url}: a user opens the dashboard."""
    form = dict(urllib.parse.parse_qsl(body.decode(), keep_blank_values=True))
    field = lambda name: form.get(name, "")
    parts = [field("id"), field("user_id"), field("email"), field("nav-data"), api["sso_salt"], field("timestamp")]
    expected = hashlib.sha512(":".join(parts).encode()).hexdigest()
    is_signed = is_same(field("signature"), expected)
    age = time.time() * 1000 - int(field("timestamp"))
    is_fresh = abs(age) < 5 * 60_000
    if not (is_signed and is_fresh and field("id") in resources):
        return 403, {}, "Forbidden"
    name = str(uuid.uuid4())
    sessions[name] = field("id")
    cookie = f"session={name}; Path=/; HttpOnly; SameSite=Lax"
    return 303, {"Location": f"/panel/{field('id')}", "Set-Cookie": cookie}, ""


def panel(resource_id, cookies):
    """GET /panel/{id}: for whoever has signed on to this resource."""
    pairs = dict(pair.partition("=")[::2] for pair in (cookies or "").split("; "))
    if sessions.get(pairs.get("session")) != resource_id:
        return 403, {}, "Open this panel from your dashboard."
    return 200, {"Content-Type": "text/html; charset=utf-8"}, f"<!doctype html><title>{resource_id}</title><h1>{resource_id}</h1>"


class Service(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self, body):
        path = urllib.parse.urlsplit(self.path).path
        first, _, rest = path.strip("/").partition("/")
        key = urllib.parse.unquote(rest)
        if first == "sso" and self.command == "POST":
            return sign_on(body)
        if first == "panel" and self.command == "GET":
            return panel(key, self.headers.get("Cookie"))
        if first != "resources":
            return 404, {}, ""
        if not is_platform(self.headers.get("Authorization")):
            return 401, {"WWW-Authenticate": 'Basic realm="add-on"'}, ""
        if self.command == "POST":
            return provision(body)
        return deprovision(key) if self.command == "DELETE" else (405, {}, "")

    def read_body(self):
        """Before anything is answered: what is left unread would be taken for the next call."""
        if self.headers.get("Transfer-Encoding", "").lower() != "chunked":
            return self.rfile.read(int(self.headers.get("Content-Length") or 0))
        body = b""
        while size := int(self.rfile.readline(), 16):
            body += self.rfile.read(size)
            self.rfile.readline()
        self.rfile.readline()
        return body

    def handle_call(self):
        body = self.read_body()
        try:
            status, head, text = self.answer(body)
        except (ValueError, KeyError, TypeError):
            status, head, text = 400, {}, ""
        payload = text.encode()
        self.send_response(status)
        for name, value in {**head, "Content-Length": str(len(payload))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(payload)

    do_GET = do_POST = do_DELETE = do_PUT = handle_call

    def log_message(self, *args):
        """Addresses may hold what is nobody's business."""


address = urllib.parse.urlsplit(api["test"]["base_url"])
server = ThreadingHTTPServer((address.hostname, address.port), Service)
print(f"listening on {address.scheme}://{address.netloc}", flush=True)
server.serve_forever()
