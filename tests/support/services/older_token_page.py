"""Knows the older token only, and shows a page in place of a redirect."""
import base64, hashlib, json, os, time, urllib.parse, uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SALT = os.environ["SSO_SALT"]
BASIC = "Basic " + base64.b64encode(f"{os.environ['ADDON_ID']}:{os.environ['PASSWORD']}".encode()).decode()
resources = set()


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
        token = hashlib.sha1(f"{form.get('id')}:{SALT}:{form.get('timestamp')}".encode()).hexdigest()
        if form.get("token") != token or form.get("id") not in resources:
            return self.answer(200, "<p>Forbidden</p>", Content_Type="text/html")
        if abs(time.time() * 1000 - int(form["timestamp"])) > 300_000:
            return self.answer(200, "<p>Forbidden</p>", Content_Type="text/html")
        return self.answer(200, "<h1>Your dashboard</h1>", Content_Type="text/html", Set_Cookie=f"sid={uuid.uuid4()}; Path=/")

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
