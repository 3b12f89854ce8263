"""A small provider that keeps the contract; each service in this folder replaces one decision of it."""
import base64, hashlib, json, os, time, urllib.parse, uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SALT = os.environ["SSO_SALT"]
BASIC = "Basic " + base64.b64encode(f"{os.environ['ADDON_ID']}:{os.environ['PASSWORD']}".encode()).decode()
CONFIG = {name: uuid.uuid4().hex for name in os.environ.get("CONFIG_VARS", "").split(",")}
resources = {}
sessions = {}


class Service(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    cookie_path = "/"
    unit = 1000

    def log_message(self, *_):
        pass

    def answer(self, status, body="", **headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body.encode())

    def is_signed(self, form):
        values = [form.get(name, "") for name in ("id", "user_id", "email", "nav-data")]
        expected = hashlib.sha512(":".join([*values, SALT, form.get("timestamp", "")]).encode()).hexdigest()
        return form.get("signature") == expected

    def is_fresh(self, form):
        return abs(time.time() * self.unit - int(form.get("timestamp") or 0)) <= 300 * self.unit

    def refuse(self):
        self.answer(403, json.dumps({"error": "invalid or expired"}), Content_Type="application/json")

    def open(self, name):
        session = uuid.uuid4().hex
        sessions[session] = name
        cookie = f"sid={session}; Path={self.cookie_path}; HttpOnly"
        self.answer(303, Location=f"/provider/panel/{name}", Set_Cookie=cookie)

    def new_id(self):
        return uuid.uuid4().hex

    def do_GET(self):
        name = self.path.rsplit("/", 1)[-1]
        session = (self.headers.get("Cookie") or "").replace("sid=", "")
        if name not in resources or sessions.get(session) != name:
            return self.answer(200, "<h1>Log in</h1><form><input type=password></form>", Content_Type="text/html")
        return self.answer(200, f"<h1>Queue {name}</h1><p>No message waits</p>", Content_Type="text/html")

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        if self.path == "/provider/sso":
            form = dict(urllib.parse.parse_qsl(body, keep_blank_values=True))
            is_good = self.is_signed(form) and self.is_fresh(form) and form.get("id") in resources
            return self.open(form["id"]) if is_good else self.refuse()
        if self.headers.get("Authorization") != BASIC:
            return self.answer(401)
        made = self.new_id()
        resources[str(made)] = made
        return self.answer(201, json.dumps({"id": made, "config": CONFIG}), Content_Type="application/json")

    def do_DELETE(self):
        if self.headers.get("Authorization") != BASIC:
            return self.answer(401)
        found = resources.pop(self.path.rsplit("/", 1)[-1], None)
        return self.answer(200 if found is not None else 404)


def serve(service):
    server = ThreadingHTTPServer(("127.0.0.1", 0), service)
    print(f"port {server.server_port}", flush=True)
    server.serve_forever()
