"""Takes the timestamp for seconds, as it was years ago."""
import base64, hashlib, json, os, time, urllib.parse, uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SALT = os.environ["SSO_SALT"]
BASIC = "Basic " + base64.b64encode(f"{os.environ['ADDON_ID']}:{os.environ['PASSWORD']}".encode()).decode()
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
        age = abs(time.time() - int(form.get("timestamp") or 0))
        if form.get("signature") != expected or age > 300 or values[0] not in resources:
            return self.answer(403, json.dumps({"error": "invalid or expired"}), Content_Type="application/json")
        session = str(uuid.uuid4())
        sessions[session] = values[0]
        return self.answer(303, Location=f"/provider/panel/{values[0]}", Set_Cookie=f"sid={session}; Path=/; HttpOnly")

    def do_GET(self):
        name = self.path.rsplit("/", 1)[-1]
        session = (self.headers.get("Cookie") or "").replace("sid=", "")
        if name not in resources or sessions.get(session) != name:
            return self.answer(200, "<h1>Log in</h1><form><input type=password></form>", Content_Type="text/html")
        return self.answer(200, f"<h1>Queue {name}</h1><p>No message waits</p>", Content_Type="text/html")

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        if self.path == "/provider/sso":
            return self.sign_on(dict(urllib.parse.parse_qsl(body, keep_blank_values=True)))
        if self.headers.get("Authorization") != BASIC:
            return self.answer(401)
        name = str(uuid.uuid4())
        resources.add(name)
        return self.answer(201, json.dumps({"id": name}), Content_Type="application/json")

    def do_DELETE(self):
        if self.headers.get("Authorization") != BASIC:
            return self.answer(401)
        name = self.path.rsplit("/", 1)[-1]
        found = name in resources
        resources.discard(name)
        return self.answer(200 if found else 404)


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print("port", server.server_port, flush=True)
server.serve_forever()
