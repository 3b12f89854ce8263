"""A partner with the standard library alone, by somebody who knows the contract alone; FLAW names the condition under which it breaks."""
import base64, hashlib, json, os, time, uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit

flaw = os.environ.get('FLAW')
salt = os.environ['SSO_SALT']
pair = f"{os.environ['ADDON_ID']}:{os.environ['PASSWORD']}"
resources, sessions = {}, {}


class Partner(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'

    def log_message(self, *_):
        pass

    def reply(self, status, body='', headers=(), length=None):
        data = body.encode()
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header('Content-Length', str(len(data) if length is None else length))
        self.end_headers()
        self.wfile.write(data)

    def body(self):
        return self.rfile.read(int(self.headers.get('Content-Length') or 0)).decode()

    def is_allowed(self):
        scheme, _, value = (self.headers.get('Authorization') or '').partition(' ')
        if flaw == 'closes-without-header':
            value = self.headers['Authorization'].split(' ')[1]
        if scheme.lower() != 'basic':
            return False
        if flaw == 'closes-on-bad-base64':
            return base64.b64decode(value).decode() == pair
        try:
            given = base64.b64decode(value, validate=True).decode()
        except ValueError:
            return False
        if flaw == 'closes-without-colon':
            user, password = given.split(':', 1)
        return given == pair

    def do_POST(self):
        body = self.body()
        path = urlsplit(self.path).path
        if path == '/provider/sso':
            return self.sign_on({name: values[0] for name, values in parse_qs(body, keep_blank_values=True).items()})
        if path != '/provider/resources':
            return self.reply(404)
        if flaw == 'closes-on-bad-json':
            json.loads(body)
        if not self.is_allowed():
            if flaw == 'hangs-on-wrong-credentials':
                time.sleep(60)
            return self.reply(401, headers=[('WWW-Authenticate', 'Basic')])
        try:
            wanted = json.loads(body)
        except ValueError:
            return self.reply(400)
        if not isinstance(wanted, dict) or not isinstance(wanted.get('plan'), str):
            return self.reply(400)
        key = uuid.uuid4().hex
        resources[key] = wanted
        config = {name: uuid.uuid4().hex for name in os.environ['CONFIG_VARS'].split(',')}
        text = json.dumps({'id': key, 'config': config, 'message': f"Welcome, {wanted.get('owner_name', '')}"}, ensure_ascii=False)
        length = len(text) if flaw == 'cuts-installs-of-names' else None
        self.reply(200, text, [('Content-Type', 'application/json')], length)

    def do_PUT(self):
        self.body()
        self.reply(404 if self.is_allowed() else 401)

    def do_DELETE(self):
        self.body()
        if not self.is_allowed():
            return self.reply(401)
        key = unquote(urlsplit(self.path).path.removeprefix('/provider/resources/'))
        if flaw == 'closes-on-unknown-id':
            del resources[key]
            return self.reply(200)
        if flaw == 'hangs-on-unknown-id':
            while key not in resources:
                time.sleep(1)
        self.reply(200 if resources.pop(key, None) else 404)

    def sign_on(self, form):
        if flaw == 'closes-without-signature':
            given = form['signature']
        given = form.get('signature', '')
        names = ['id', 'user_id', 'email', 'nav-data']
        text = ':'.join([form.get(name, '') for name in names] + [salt, form.get('timestamp', '')])
        if given != hashlib.sha512(text.encode()).hexdigest():
            if flaw == 'endless-refusals':
                self.send_response(403)
                self.end_headers()
                return self.wfile.write(b'no')
            return self.reply(403, 'no')
        if flaw == 'ends-on-old-forms' and time.time() - int(form['timestamp']) / 1000 > 300:
            os._exit(1)
        if abs(time.time() - int(form['timestamp']) / 1000) > 300 or form['id'] not in resources:
            return self.reply(403, 'no')
        session = uuid.uuid4().hex
        sessions[session] = form['id']
        self.reply(302, headers=[('Location', f"/panel/{form['id']}"), ('Set-Cookie', f'sid={session}; Path=/; HttpOnly')])

    def do_GET(self):
        key = urlsplit(self.path).path.removeprefix('/panel/')
        cookies = dict(part.strip().split('=', 1) for part in (self.headers.get('Cookie') or '').split(';') if '=' in part)
        if key not in resources or sessions.get(cookies.get('sid', '')) != key:
            return self.reply(403, 'Sign on first')
        self.reply(200, f'<h1>Database {key}</h1><p>All is well</p>', [('Content-Type', 'text/html')])


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        pass


server = Server(('127.0.0.1', 0), Partner)
print(server.server_address[1], flush=True)
server.serve_forever()
