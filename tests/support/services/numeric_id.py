"""Returns the key of its table as it is, a number, and finds it again in a path and in a form."""
import base64, hashlib, itertools, json, os, time, urllib.parse, uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SALT = os.environ["SSO_SALT"]
BASIC = "Basic " + base64.b64encode(f"{os.environ['ADDON_ID']}:{os.environ['PASSWORD']}".encode()).decode()
CONFIG = {name: uuid.uuid4().hex for name in os.environ.get("CONFIG_VARS", "").split(",")}
keys = itertools.count(4711)
resources = set()
sessions = {}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, status, body="", **headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body.encode())

    def sign_on(self, form):
        values = [form.get(name, "") for name in ("id", "user_id", "email", "nav-data")]
        expected = hashlib.sha512(":".join([*values, SALT, form.get("timestamp", "")]).encode()).hexdigest()
        age = abs(time.time() * 1000 - int(form.get("timestamp") or 0))
        if form.get("signature") != expected or age > 300_000 or not values[0].isdecimal() or int(values[0]) not in resources:
            return self.answer(403, json.dumps({"error": "invalid or expired"}), Content_Type="application/json")
        session = uuid.uuid4().hex
        sessions[session] = int(values[0])
        return self.answer(303, Location=f"/panel/{values[0]}", Set_Cookie=f"sid={session}; Path=/; HttpOnly")

    def do_GET(self):
        key = self.path.rsplit("/", 1)[-1]
        session = (self.headers.get("Cookie") or "").replace("sid=", "")
        if not key.isdecimal() or int(key) not in resources or sessions.get(session) != int(key):
            return self.answer(403, "Sign on first", Content_Type="text/plain")
        return self.answer(200, f"<h1>Table {key}</h1><p>No row yet</p>", Content_Type="text/html")

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        if self.path == "/provider/sso":
            return self.sign_on(dict(urllib.parse.parse_qsl(body, keep_blank_values=True)))
        if self.headers.get("Authorization") != BASIC:
            return self.answer(401)
        key = next(keys)
        resources.add(key)
        return self.answer(201, json.dumps({"id": key, "config": CONFIG}), Content_Type="application/json")

    def do_DELETE(self):
        if self.headers.get("Authorization") != BASIC:
            return self.answer(401)
        key = self.path.rsplit("/", 1)[-1]
        found = key.isdecimal() and int(key) in resources
        resources.discard(int(key) if found else None)
        return self.answer(200 if found else 404)


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print("port", server.server_address[1], flush=True)
server.serve_forever()
