"""A platform that keeps the contract. Standard library only.

Every decision is a method of Platform, so that a fault can replace exactly one of them
on the instance (see faults.py). Nothing in this file knows about faults.
"""
# The file has the name of a module of the standard library: run.py loads it under another one.
import base64, collections, hashlib, hmac, http.client, json, os, queue, random, re, secrets, socket, sqlite3
import stat, sys, threading, time, urllib.parse
from concurrent.futures import Future
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

Resp = collections.namedtuple("Resp", "status headers body")
ZONES = [{"name": "par", "city": "Paris", "country": "France"}, {"name": "mtl", "city": "Montreal", "country": "Canada"}]


def js(status, value, headers=()):
    return Resp(status, [("Content-Type", "application/json; charset=utf-8"), *headers],
                json.dumps(value, ensure_ascii=False).encode())


def error(status, text, headers=()):
    return js(status, {"error": text}, headers)


def enc(text):
    """RFC 5849 3.6"""
    return urllib.parse.quote(text, safe="-._~")


class Req:
    def __init__(self, side, method, target, headers, body, connection):
        self.side, self.method, self.target, self.headers, self.body = side, method, target, headers, body
        self.raw_path, _, self.query = target.partition("?")
        self.connection = connection            # one object for each TCP connection

    def all(self, name):
        return [v for k, v in self.headers if k.lower() == name.lower()]

    def one(self, name, default=""):
        got = self.all(name)
        return got[0] if got else default


class Refused(Exception):
    def __init__(self, status, text):
        super().__init__(text)
        self.status, self.text = status, text


class Platform:
    CACHE_SECONDS = 5
    WORKERS = 4

    def __init__(self, flaky=0.0, latency=0.0, partner_port=None):
        self.flaky, self.latency = flaky, latency
        self.random = random.Random(7)
        self.lock = threading.RLock()
        self.db = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        self.db.row_factory = sqlite3.Row
        self.admin_secret = secrets.token_hex(16)
        self.git_host = "push.par.platform.example"
        self.cache = {}
        self.nonces = collections.OrderedDict()
        self.jobs = queue.Queue()
        self.partner_port = partner_port or self.free_port()
        self.schema()
        self.seed()
        self.api, self.bridge, self.admin = (self.serve(s) for s in ("api", "bridge", "admin"))
        self.base_url = "http://127.0.0.1:%d" % self.api.server_address[1]
        self.bridge_url = "http://127.0.0.1:%d" % self.bridge.server_address[1]
        self.admin_url = "http://127.0.0.1:%d" % self.admin.server_address[1]
        for n in range(self.WORKERS):
            threading.Thread(target=self.work, daemon=True, name="worker-%d" % n).start()

    # ------------------------------------------------------------------ data

    def free_port(self):
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            return s.getsockname()[1]

    def sql(self, text, *values):
        with self.lock:
            return self.db.execute(text, values).fetchall()

    def schema(self):
        self.db.executescript("""
        create table users (id text primary key, name text, email text, emails text);
        create table organisations (id text primary key, name text, emails text);
        create table members (organisation text, user text);
        create table consumers (key text primary key, secret text, callback text, owner text);
        create table request_tokens (token text primary key, secret text, consumer text, callback text,
            user text, verifier text, expires real, used int default 0);
        create table access_tokens (token text primary key, secret text, consumer text, user text,
            expires real, revoked int default 0);
        create table api_tokens (token text primary key, id text, user text, name text, expires real, revoked int default 0);
        create table applications (id text primary key, organisation text, name text, zone text, type text);
        create table invoices (organisation text, number text, pdf blob);
        create table providers (id text primary key, manifest text, state text);
        create table addons (id text primary key, provider text, name text, plan text, owner text, user text,
            state text, resource text, config text, message text, created real);
        """)

    def seed(self):
        now = time.time()
        s = self.seeded = {}
        s["jane"], s["bob"] = "user_6a1f0c3e-jane", "user_91d2b7aa-bob"
        s["jane_email"], s["bob_email"] = "jane.doe+console@acme.example", "bob@other.example"
        self.sql("insert into users values (?,?,?,?)", s["jane"], "Jane Doe", s["jane_email"],
                 json.dumps([s["jane_email"], "jane@home.example"]))
        self.sql("insert into users values (?,?,?,?)", s["bob"], "Bob Ötzi", s["bob_email"], json.dumps([s["bob_email"]]))
        s["org"], s["foreign_org"], s["empty_org"] = "orga_3f2a-acme", "orga_77b0-other", "orga_c01d-empty"
        s["org_name"] = 'Bücher & "Töne" <SARL>'
        s["org_emails"] = ["billing@acme.example", s["jane_email"]]
        for id_, name, emails, user in ((s["org"], s["org_name"], s["org_emails"], s["jane"]),
                                        (s["foreign_org"], "Other Ltd", [s["bob_email"]], s["bob"]),
                                        (s["empty_org"], "Empty", [s["jane_email"]], s["jane"])):
            self.sql("insert into organisations values (?,?,?)", id_, name, json.dumps(emails))
            self.sql("insert into members values (?,?)", id_, user)
        for n, (org, name, zone) in enumerate(((s["org"], "shop", "par"), (s["org"], "Übersicht", "mtl"),
                                               (s["org"], "worker", "par"), (s["foreign_org"], "secret-app", "par"),
                                               (s["foreign_org"], "secret-app-2", "mtl"))):
            self.sql("insert into applications values (?,?,?,?,?)", "app_%08x-%d" % (0xabc0 + n, n), org, name, zone, "node")
        s["app"] = "app_0000abc0-0"
        s["invoice"], s["foreign_invoice"] = "F-2024-0017", "F-2024-0042"
        for org, number in ((s["org"], s["invoice"]), (s["org"], "F-2024-0018"), (s["foreign_org"], s["foreign_invoice"]),
                            (s["foreign_org"], "F-2024-0018")):
            self.sql("insert into invoices values (?,?,?)", org, number, self.pdf("Invoice %s of %s" % (number, org)))
        s["callback"] = "http://127.0.0.1:4999/back"
        for which, owner in (("consumer", s["org"]), ("other_consumer", s["foreign_org"])):
            s[which] = {"key": "ck-" + secrets.token_hex(16), "secret": "cs%s" % secrets.token_hex(20)}
            self.sql("insert into consumers values (?,?,?,?)", s[which]["key"], s[which]["secret"], s["callback"], owner)
        for which, consumer, user, expires, revoked in (
                ("token", "consumer", "jane", None, 0), ("bob_token", "consumer", "bob", None, 0),
                ("other_consumer_token", "other_consumer", "jane", None, 0),
                ("expired_token", "consumer", "jane", now - 60, 0), ("revoked_token", "consumer", "jane", None, 1)):
            s[which] = {"token": "ut%s" % secrets.token_hex(16), "secret": "us%s" % secrets.token_hex(20)}
            self.sql("insert into access_tokens values (?,?,?,?,?,?)", s[which]["token"], s[which]["secret"],
                     s[consumer]["key"], s[user], expires, revoked)
        for which, user, expires, revoked in (("api_token", "jane", now + 86400, 0), ("bob_api_token", "bob", None, 0),
                                              ("expired_api_token", "jane", now - 60, 0),
                                              ("revoked_api_token", "jane", None, 1)):
            s[which] = "Tk" + secrets.token_hex(31)
            s[which + "_id"] = self.api_token_id()
            self.sql("insert into api_tokens values (?,?,?,?,?,?)", s[which], s[which + "_id"], s[user], which, expires, revoked)
        for which, id_ in (("manifest", "acme-search"), ("other_manifest", "other_mail")):
            root = "http://127.0.0.1:%d/%s" % (self.partner_port, id_)
            var = id_.upper().replace("-", "_")
            s[which] = {
                "id": id_, "name": id_.title(),
                "api": {"config_vars": [var + "_URL", var + "_TOKEN", var + "_MODE"],
                        "password": ("pw:" if which == "other_manifest" else "pw-") + secrets.token_hex(40), "sso_salt": secrets.token_hex(24), "regions": ["eu"],
                        "production": {"base_url": root + "/live/resources", "sso_url": root + "/live/login"},
                        "test": {"base_url": root + "/test/resources", "sso_url": root + "/test/login"}}}
            self.push(s[which])
        # what the other provider already has, so that its list is not empty
        self.sql("insert into addons values (?,?,?,?,?,?,?,?,?,?,?)", "addon_seeded-other", "other_mail", "mail", "small",
                 s["foreign_org"], s["bob"], "ready", "res-seeded", json.dumps({"OTHER_MAIL_URL": "https://mail.example"}), "", now)

    def api_token_id(self):
        return "api_tokens_" + secrets.token_hex(10)

    def pdf(self, text):
        out, at = b"%PDF-1.4\n", []
        stream = ("BT /F1 18 Tf 60 720 Td (%s) Tj ET" % text).encode()
        for n, obj in enumerate((b"<< /Type /Catalog /Pages 2 0 R >>", b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
                                 b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R "
                                 b"/Resources << /Font << /F1 5 0 R >> >> >>",
                                 b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream),
                                 b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"), 1):
            at.append(len(out))
            out += b"%d 0 obj\n%s\nendobj\n" % (n, obj)
        xref = len(out)
        out += b"xref\n0 6\n0000000000 65535 f \n" + b"".join(b"%010d 00000 n \n" % a for a in at)
        return out + b"trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % xref

    # ------------------------------------------------------------------ servers

    def serve(self, side):
        platform = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            disable_nagle_algorithm = True
            timeout = 60

            def setup(self):
                super().setup()
                self.connection_state = {}

            def log_message(self, *_):
                pass

            def go(self):
                try:
                    if "chunked" in (self.headers.get("Transfer-Encoding") or "").lower():
                        body = b""
                        while True:
                            size = int(self.rfile.readline().split(b";")[0], 16)
                            body += self.rfile.read(size)
                            if size:
                                self.rfile.readline()
                            else:
                                while self.rfile.readline().strip():
                                    pass
                                break
                    else:
                        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                except ValueError:
                    self.close_connection = True
                    return self.answer(error(400, "bad framing"))
                req = Req(side, self.command, self.path, list(self.headers.items()), body, self.connection_state)
                try:
                    if side != "admin":
                        if platform.latency:
                            time.sleep(platform.latency)
                        if platform.flaky and platform.random.random() < platform.flaky:
                            return self.answer(error(503, "try again", [("Retry-After", "1")]))
                    resp = platform.handle(req)
                except Refused as e:
                    resp = platform.refusal(req, e)
                except Exception as e:              # noqa: a bug of ours is a 500, not a closed connection
                    import traceback
                    traceback.print_exc()
                    resp = error(500, type(e).__name__)
                self.answer(resp)

            def answer(self, resp):
                body = resp.body or b""
                self.send_response(resp.status)
                for k, v in resp.headers:
                    self.send_header(k, v)
                if resp.status != 204:
                    self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                if self.command != "HEAD" and resp.status != 204:
                    self.wfile.write(body)

            do_GET = do_HEAD = do_POST = do_PUT = do_DELETE = do_PATCH = do_OPTIONS = go

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True, name=side).start()
        return server

    def close(self):
        for s in (self.api, self.bridge, self.admin):
            s.shutdown()
            s.server_close()
        for _ in range(self.WORKERS):
            self.jobs.put(None)

    def refusal(self, req, e):
        headers = []
        if e.status == 401:
            headers = [("WWW-Authenticate", 'Basic realm="vendor"' if "/vendor/" in req.raw_path else
                        "Bearer" if req.side == "bridge" else 'OAuth realm="api"')]
        return error(e.status, e.text, headers)

    # ------------------------------------------------------------------ routes

    def handle(self, req):
        if req.side == "admin":
            return self.handle_admin(req)
        parts = self.split_path(req.raw_path)
        if req.side == "api" and parts[:1] == ["oauth"]:
            return self.handle_oauth(req, parts)
        if req.side == "api" and parts[:2] == ["v2", "vendor"]:
            return self.handle_vendor(req, parts)
        route = self.route(req, parts)
        if route is None:
            raise Refused(404, "no such path")
        principal = self.authenticate(req)
        if req.method not in ("GET", "HEAD"):
            raise Refused(405, "only GET")
        return self.cached(req, "user", principal, lambda: route(principal))

    def split_path(self, raw):
        if not raw.startswith("/"):
            return []
        return [urllib.parse.unquote(p) for p in raw[1:].split("/")]

    def route(self, req, parts):
        if parts == ["v2", "self"]:
            return self.get_self
        if parts == ["v2", "summary"]:
            return self.get_summary
        if parts == ["v4", "products", "zones"]:
            return self.get_zones
        if len(parts) == 4 and parts[:2] == ["v2", "organisations"] and parts[3] == "applications":
            return lambda user: self.get_applications(user, parts[2])
        if len(parts) == 5 and parts[:3] == ["v4", "billing", "organisations"] and parts[4].endswith(".pdf"):
            return lambda user: self.get_invoice(user, parts[3], parts[4][:-4])
        return None

    # ------------------------------------------------------------------ cache of read calls

    def cached(self, req, kind, principal, make):
        key = self.cache_key(req, kind, principal)
        with self.lock:
            hit = self.cache.get(key)
        if hit and hit[0] > time.monotonic():
            return hit[1]
        resp = make()
        if self.cacheable(resp):
            with self.lock:
                self.cache[key] = (time.monotonic() + self.CACHE_SECONDS, resp)
        return resp

    def cache_key(self, req, kind, principal):
        return (req.side, kind, principal, req.target)

    def cacheable(self, resp):
        return resp.status == 200

    def changed(self, what, addon=None):
        """Something was written: what was read before is forgotten."""
        with self.lock:
            self.cache.clear()

    # ------------------------------------------------------------------ who is asking

    def authorization(self, req):
        got = req.all("Authorization")
        if len(got) > 1:
            raise Refused(400, "more than one Authorization header")
        scheme, _, rest = (got[0] if got else "").strip().partition(" ")
        return scheme.lower(), rest.strip()

    def authenticate(self, req):
        return self.bearer_user(req) if req.side == "bridge" else self.oauth_user(req)

    def bearer_user(self, req):
        scheme, token = self.authorization(req)
        if scheme != "bearer" or not token:
            raise Refused(401, "an API token is needed")
        row = self.find_api_token(token)
        if not row or not self.api_token_valid(req, row):
            raise Refused(401, "the API token is not valid")
        return row["user"]

    def find_api_token(self, token):
        rows = self.sql("select * from api_tokens where token = ?", token)
        return rows[0] if rows else None

    def api_token_valid(self, req, row):
        return not self.api_token_revoked(req, row) and not self.api_token_expired(req, row)

    def api_token_revoked(self, req, row):
        return bool(row["revoked"])

    def api_token_expired(self, req, row):
        return row["expires"] is not None and row["expires"] <= time.time()

    # ------------------------------------------------------------------ OAuth 1 (RFC 5849)

    def oauth_header(self, text):
        pairs = []
        for item in text.split(","):
            item = item.strip()
            if not item:
                continue
            m = re.fullmatch(r'([^=\s]+)\s*=\s*"([^"]*)"', item)
            if not m:
                raise Refused(400, "malformed OAuth header")
            pairs.append((self.header_value(m[1]), self.header_value(m[2])))
        return pairs

    def header_value(self, text):
        return urllib.parse.unquote(text)

    def query_pairs(self, text):
        return urllib.parse.parse_qsl(text, keep_blank_values=True)

    def body_pairs(self, req):
        if req.one("Content-Type").split(";")[0].strip().lower() != "application/x-www-form-urlencoded":
            return []
        return urllib.parse.parse_qsl(req.body.decode("utf-8", "replace"), keep_blank_values=True)

    def oauth_params(self, req):
        scheme, rest = self.authorization(req)
        header = self.oauth_header(rest) if scheme == "oauth" else []
        query, body = self.query_pairs(req.query), self.body_pairs(req)
        protocol = {}
        for k, v in header + query + body:
            if k.startswith("oauth_"):
                if k in protocol:
                    raise Refused(400, "%s more than once" % k)
                protocol[k] = v
        signed = [p for p in header if self.header_signed(p[0])] + query + body
        return protocol, [p for p in signed if p[0] != "oauth_signature"]

    def header_signed(self, name):
        return name.lower() != "realm"

    def base_uri(self, req):
        host = req.one("Host").lower()
        if host.endswith(":80"):
            host = host[:-3]
        return "http://" + host + req.raw_path

    def sorted_pairs(self, pairs):
        return sorted((self.escape(k), self.escape(v)) for k, v in pairs)

    def escape(self, text):
        return enc(text)

    def base_string(self, req, pairs):
        text = "&".join("%s=%s" % p for p in self.sorted_pairs(pairs))
        return "&".join((req.method.upper(), enc(self.base_uri(req)), enc(text)))

    def signing_key(self, consumer_secret, token_secret):
        return enc(consumer_secret) + "&" + enc(token_secret)

    METHODS = {"HMAC-SHA1": hashlib.sha1, "HMAC-SHA512": hashlib.sha512}

    def signature_ok(self, req, protocol, signed, consumer_secret, token_secret):
        given = protocol["oauth_signature"]
        method = protocol["oauth_signature_method"]
        key = self.signing_key(consumer_secret, token_secret)
        if method == "PLAINTEXT":
            return self.plaintext_ok(given, consumer_secret, token_secret, key)
        digest = hmac.new(key.encode(), self.base_string(req, signed).encode(), self.METHODS[method]).digest()
        return self.digest_ok(given, digest)

    def plaintext_ok(self, given, consumer_secret, token_secret, key):
        return hmac.compare_digest(given.encode(), key.encode())

    def digest_ok(self, given, digest):
        return hmac.compare_digest(given.encode(), base64.b64encode(digest))

    def known_method(self, method):
        return method == "PLAINTEXT" or method in self.METHODS

    CLOCK_SECONDS = 300
    NONCES = 100000

    def timestamp_ok(self, timestamp):
        return abs(time.time() - int(timestamp)) <= self.CLOCK_SECONDS

    def nonce_fresh(self, method, key):
        with self.lock:
            if key in self.nonces:
                return False
            self.nonces[key] = True
            while len(self.nonces) > self.NONCES:
                self.nonces.popitem(last=False)
            return True

    def nonce_key(self, consumer, token, timestamp, nonce):
        return (consumer, token, timestamp, nonce)

    def verify(self, req, kind):
        """kind: none, request or access: the token that has to be there. Returns protocol parameters and the token's row."""
        protocol, signed = self.oauth_params(req)
        if not protocol:
            raise Refused(401, "an OAuth signature is needed")
        for name in ("oauth_consumer_key", "oauth_signature_method"):
            if not protocol.get(name):
                raise Refused(401, name + " is missing")
        if "oauth_signature" not in protocol:
            raise Refused(401, "oauth_signature is missing")
        if protocol.get("oauth_version", "1.0") != "1.0":
            raise Refused(400, "oauth_version")
        method = protocol["oauth_signature_method"]
        if not self.known_method(method):
            raise Refused(400, "oauth_signature_method")
        consumers = self.sql("select * from consumers where key = ?", protocol["oauth_consumer_key"])
        if not consumers:
            raise Refused(401, "unknown consumer")
        consumer, row, secret = consumers[0], None, ""
        token = protocol.get("oauth_token", "")
        if kind != "none":
            row = self.find_token(kind, token)
            if not row or not self.token_usable(kind, row) or not self.token_of_consumer(kind, row, consumer):
                raise Refused(401, "the token is not valid")
            secret = row["secret"]
        elif token:
            raise Refused(401, "no token is expected here")
        if method != "PLAINTEXT" or protocol.get("oauth_timestamp"):
            if not re.fullmatch(r"[1-9][0-9]{0,11}", protocol.get("oauth_timestamp", "")):
                raise Refused(400, "oauth_timestamp")
            if not self.timestamp_ok(protocol["oauth_timestamp"]):
                raise Refused(401, "oauth_timestamp is too far from now")
        if method != "PLAINTEXT" and not protocol.get("oauth_nonce"):
            raise Refused(400, "oauth_nonce")
        if not self.signature_ok(req, protocol, signed, consumer["secret"], secret):
            raise Refused(401, "the signature is wrong")
        if method != "PLAINTEXT" and not self.nonce_fresh(method, self.nonce_key(
                consumer["key"], token, protocol["oauth_timestamp"], protocol["oauth_nonce"])):
            raise Refused(401, "the nonce was used")
        return protocol, consumer, row

    def find_token(self, kind, token):
        rows = self.sql("select * from %s_tokens where token = ?" % kind, token)
        return rows[0] if rows else None

    def token_usable(self, kind, row):
        if row["expires"] is not None and row["expires"] <= time.time():
            return False
        return not row["used"] if kind == "request" else not row["revoked"]

    def token_of_consumer(self, kind, row, consumer):
        return row["consumer"] == consumer["key"]

    def oauth_user(self, req):
        return self.verify(req, "access")[2]["user"]

    def new_token(self, prefix):
        """Standard Base64, so that it has to be escaped wherever it is sent."""
        return prefix + "/" + base64.b64encode(secrets.token_bytes(19)).decode() + "+"

    def form(self, status, pairs):
        return Resp(status, [("Content-Type", "application/x-www-form-urlencoded"), ("Cache-Control", "no-store")],
                    urllib.parse.urlencode(pairs).encode())

    def handle_oauth(self, req, parts):
        if parts == ["oauth", "request_token"] and req.method == "POST":
            return self.post_request_token(req)
        if parts == ["oauth", "authorize"] and req.method in ("GET", "HEAD"):
            return self.get_authorize(req)
        if parts == ["oauth", "access_token"] and req.method == "POST":
            return self.post_access_token(req)
        raise Refused(405 if parts[1:] in (["request_token"], ["authorize"], ["access_token"]) else 404, "no such path")

    def post_request_token(self, req):
        protocol, consumer, _ = self.verify(req, "none")
        callback = protocol.get("oauth_callback") or consumer["callback"]
        if callback != "oob" and urllib.parse.urlsplit(callback)[:2] != urllib.parse.urlsplit(consumer["callback"])[:2]:
            raise Refused(400, "the callback is not registered")
        token, secret = self.new_token("rt"), self.new_token("rs")
        self.sql("insert into request_tokens values (?,?,?,?,null,null,?,0)", token, secret, consumer["key"], callback,
                 time.time() + 600)
        return self.form(200, {"oauth_token": token, "oauth_token_secret": secret, "oauth_callback_confirmed": "true"})

    def signed_in(self, req):
        """A staging platform: the browser is signed in as Jane unless its cookie says otherwise."""
        m = re.search(r"\bsession=(\w+)", req.one("Cookie"))
        return self.seeded["bob"] if m and m[1] == "bob" else self.seeded["jane"]

    def get_authorize(self, req):
        token = dict(self.query_pairs(req.query)).get("oauth_token", "")
        row = self.find_token("request", token)
        if not row or not self.token_usable("request", row):
            raise Refused(400, "the request token is not valid")
        verifier = row["verifier"] or secrets.token_urlsafe(12)
        self.sql("update request_tokens set user = ?, verifier = ? where token = ?", self.signed_in(req), verifier, token)
        if row["callback"] == "oob":
            return Resp(200, [("Content-Type", "text/plain")], verifier.encode())
        return Resp(302, [("Location", self.redirect_to(row["callback"], token, verifier)), ("Cache-Control", "no-store")], b"")

    def redirect_to(self, callback, token, verifier):
        parts = urllib.parse.urlsplit(callback)
        extra = urllib.parse.urlencode({"oauth_token": token, "oauth_verifier": verifier})
        return urllib.parse.urlunsplit(parts._replace(query="&".join(filter(None, (parts.query, extra)))))

    def post_access_token(self, req):
        protocol, consumer, row = self.verify(req, "request")
        if not self.verifier_ok(row, protocol):
            raise Refused(401, "the verifier is wrong")
        if protocol.get("oauth_token_secret", row["secret"]) != row["secret"]:
            raise Refused(401, "oauth_token_secret is wrong")
        with self.lock:
            again = self.find_token("request", row["token"])
            if not self.token_usable("request", again):
                raise Refused(401, "the token was used")
            self.spend(row)
        token, secret = self.new_token("ut"), self.new_token("us")
        self.sql("insert into access_tokens values (?,?,?,?,null,0)", token, secret, consumer["key"], self.token_for(row, consumer))
        return self.form(200, {"oauth_token": token, "oauth_token_secret": secret})

    def verifier_ok(self, row, protocol):
        return bool(row["verifier"]) and hmac.compare_digest(row["verifier"].encode(), protocol.get("oauth_verifier", "").encode())

    def spend(self, row):
        self.sql("update request_tokens set used = 1 where token = ?", row["token"])

    def token_for(self, row, consumer):
        return row["user"]

    # ------------------------------------------------------------------ what users read

    def user(self, id_):
        return self.sql("select * from users where id = ?", id_)[0]

    def get_self(self, user):
        u = self.user(user)
        return js(200, {"id": u["id"], "name": u["name"], "email": u["email"], "emails": json.loads(u["emails"])})

    def get_summary(self, user):
        orgs = self.sql("select o.* from organisations o join members m on m.organisation = o.id where m.user = ?", user)
        return js(200, {"user": {"id": user, "email": self.user(user)["email"]}, "organisations": [
            {"id": o["id"], "name": o["name"], "applications": [{"id": a["id"], "name": a["name"]} for a in self.applications(o["id"])]}
            for o in orgs]})

    def get_zones(self, user):
        return js(200, self.zones())

    def zones(self):
        return ZONES

    def member(self, user, org):
        return bool(self.sql("select 1 from members where user = ? and organisation = ?", user, org))

    def applications(self, org):
        return self.sql("select * from applications where organisation = ? order by id", org)

    def get_applications(self, user, org):
        if not self.member(user, org):
            raise Refused(404, "no such organisation")
        return js(200, self.applications_json(self.applications(org)))

    def applications_json(self, rows):
        return [{"id": a["id"], "name": a["name"], "zone": a["zone"], "type": a["type"], "deployUrl": self.git_url(a)} for a in rows]

    def git_url(self, app):
        return "git+ssh://git@%s/%s.git" % (self.git_host, app["id"])

    def get_invoice(self, user, org, number):
        if not self.member(user, org):
            raise Refused(404, "no such organisation")
        row = self.find_invoice(user, org, number)
        if not row:
            raise Refused(404, "no such invoice")
        return self.invoice_answer(row)

    def find_invoice(self, user, org, number):
        rows = self.sql("select * from invoices where organisation = ? and number = ?", org, number)
        return rows[0] if rows else None

    def invoice_answer(self, row):
        return Resp(200, [("Content-Type", "application/pdf"), ("Cache-Control", "private")], row["pdf"])

    # ------------------------------------------------------------------ vendor API

    def manifest(self, provider):
        return json.loads(self.sql("select manifest from providers where id = ?", provider)[0]["manifest"])

    def basic_pair(self, req):
        scheme, rest = self.authorization(req)
        if scheme != "basic":
            return None
        try:
            return self.split_basic(base64.b64decode(rest, validate=True).decode())
        except ValueError:
            return None

    def split_basic(self, text):
        user, colon, password = text.partition(":")
        return (user, password) if colon else None

    def basic_provider(self, req):
        pair = self.basic_pair(req)
        provider = pair and self.find_provider(*pair)
        if not provider:
            raise Refused(401, "wrong provider credentials")
        return provider

    def find_provider(self, user, password):
        rows = self.sql("select * from providers where id = ?", user)
        if rows and self.password_ok(json.loads(rows[0]["manifest"])["api"]["password"], password):
            return rows[0]["id"]

    def password_ok(self, wanted, given):
        return hmac.compare_digest(wanted.encode(), given.encode())

    def handle_vendor(self, req, parts):
        if parts[2:3] != ["apps"] or len(parts) > 4:
            raise Refused(404, "no such path")
        provider = self.basic_provider(req)
        if len(parts) == 3:
            if req.method not in ("GET", "HEAD"):
                raise Refused(405, "only GET")
            return self.cached(req, "vendor-list", provider, lambda: js(200, self.vendor_list(provider)))
        if req.method in ("GET", "HEAD"):
            return self.cached(req, "vendor-detail", provider, lambda: self.get_addon(provider, parts[3]))
        if req.method == "PUT":
            return self.put_addon(req, provider, parts[3])
        raise Refused(405, "GET or PUT")

    def callback_url(self, addon_id):
        return self.base_url + "/v2/vendor/apps/" + urllib.parse.quote(addon_id, safe="")

    def vendor_rows(self, provider):
        return self.sql("select * from addons where provider = ? and state = 'ready' order by created", provider)

    def vendor_list(self, provider):
        return [self.list_entry(a) for a in self.vendor_rows(provider)]

    def list_entry(self, a):
        return {"provider_id": a["provider"], "addon_id": a["id"], "callback_url": self.callback_url(a["id"]),
                "plan": a["plan"], "owner_id": a["owner"]}

    def find_addon(self, provider, addon_id, purpose):
        rows = self.sql("select * from addons where id = ? and provider = ?", addon_id, provider)
        return rows[0] if rows and self.addon_visible(rows[0]) else None

    def addon_visible(self, a):
        return a["state"] == "ready"

    def get_addon(self, provider, addon_id):
        a = self.find_addon(provider, addon_id, "read")
        if not a:
            raise Refused(404, "no such add-on")
        return js(200, self.detail(a))

    def organisation(self, id_):
        return self.sql("select * from organisations where id = ?", id_)[0]

    def owner_emails(self, org):
        return json.loads(self.organisation(org)["emails"])

    def detail(self, a):
        emails = self.owner_emails(a["owner"])
        return {"id": a["id"], "name": a["name"], "config": json.loads(a["config"]), "callback_url": self.callback_url(a["id"]),
                "owner_email": emails[0], "owner_emails": emails, "owner_id": a["owner"], "region": "eu", "domains": []}

    def put_addon(self, req, provider, addon_id):
        a = self.find_addon(provider, addon_id, "write")
        if not a:
            raise Refused(404, "no such add-on")
        try:
            body = json.loads(req.body.decode())
        except ValueError:
            raise Refused(400, "JSON is expected")
        if not isinstance(body, dict) or set(body) != {"config"} or not self.config_ok(body["config"]):
            raise Refused(400, "only config is expected, strings to strings")
        config = self.stored_config(provider, self.put_filter(provider, body["config"]))
        self.sql("update addons set config = ? where id = ?", json.dumps(config), a["id"])
        self.changed("config", a["id"])
        return self.put_answer(provider, a["id"])

    def put_filter(self, provider, config):
        return self.filter_config(provider, config)

    def put_answer(self, provider, addon_id):
        return js(200, self.detail(self.sql("select * from addons where id = ?", addon_id)[0]))

    def config_ok(self, config):
        return isinstance(config, dict) and all(isinstance(v, str) for v in config.values())

    def filter_config(self, provider, config):
        known = self.manifest(provider)["api"]["config_vars"]
        return {k: v for k, v in config.items() if k in known}

    def stored_config(self, provider, config):
        return config

    # ------------------------------------------------------------------ queue and worker

    def enqueue(self, kind, **data):
        job = dict(data, kind=kind, future=Future())
        self.put_job(job)
        return job["future"].result(timeout=100)

    def put_job(self, job):
        self.jobs.put(job)

    def work(self):
        while True:
            job = self.jobs.get()
            if job is None:
                return
            try:
                job["future"].set_result(self.run_job(job))
            except BaseException as e:
                job["future"].set_exception(e)

    def run_job(self, job):
        return getattr(self, "job_" + job["kind"])(job)

    def send(self, method, url, headers, body=None, timeout=30):
        """One request, no redirects. Returns status, headers, body."""
        u = urllib.parse.urlsplit(url)
        kind = http.client.HTTPSConnection if u.scheme == "https" else http.client.HTTPConnection
        c = kind(u.hostname, u.port, timeout=timeout)
        try:
            c.request(method, (u.path or "/") + ("?" + u.query if u.query else ""), body, headers)
            r = c.getresponse()
            return r.status, dict((k.lower(), v) for k, v in r.getheaders()), r.read()
        finally:
            c.close()

    def endpoints(self, provider):
        row = self.sql("select * from providers where id = ?", provider)[0]
        return json.loads(row["manifest"])["api"]["test" if row["state"] == "creating" else "production"]

    def partner_auth(self, provider, kind):
        m = self.manifest(provider)
        return {"Authorization": "Basic " + self.basic_value("%s:%s" % (m["id"], m["api"]["password"]))}

    def basic_value(self, text):
        return base64.b64encode(text.encode()).decode()

    def push(self, manifest):
        api = manifest.get("api") or {}
        if not re.fullmatch(r"[a-z0-9_-]+", str(manifest.get("id"))):
            raise Refused(400, "manifest id")
        prefix = manifest["id"].upper().replace("-", "_")
        if not all(isinstance(v, str) and v.startswith(prefix) for v in api.get("config_vars", [None])):
            raise Refused(400, "config_vars")
        if "eu" not in api.get("regions", []) or not api.get("password") or not api.get("sso_salt"):
            raise Refused(400, "manifest api")
        self.sql("insert into providers values (?,?,'creating') on conflict (id) do update set manifest = excluded.manifest",
                 manifest["id"], json.dumps(manifest))

    def new_addon_id(self):
        return "addon_" + secrets.token_hex(12)

    def install(self, provider, plan):
        s = self.seeded
        id_ = self.new_addon_id()
        self.sql("insert or replace into addons values (?,?,?,?,?,?,'provisioning',null,'{}','',?)", id_, provider,
                 "My add-on – " + plan, plan, s["org"], s["jane"], time.time())
        self.changed("addons", id_)
        try:
            return self.enqueue("provision", addon=id_)
        except Exception as e:
            self.sql("delete from addons where id = ? and state = 'provisioning'", id_)
            if isinstance(e, Refused):
                raise
            raise Refused(502, "the provider could not be reached: %s" % e)

    def provision_body(self, a):
        return {"addon_id": a["id"], "owner_id": a["owner"], "owner_name": self.owner_name(a), "user_id": a["user"],
                "plan": self.plan_sent(a), "region": "EU", "callback_url": self.provision_callback(a), "options": {}}

    def owner_name(self, a):
        return self.organisation(a["owner"])["name"]

    def plan_sent(self, a):
        return a["plan"]

    def provision_callback(self, a):
        return self.callback_url(a["id"])

    def encode_provision(self, body):
        return "application/json", json.dumps(body).encode()

    def job_provision(self, job):
        a = self.sql("select * from addons where id = ?", job["addon"])[0]
        kind, body = self.encode_provision(self.provision_body(a))
        headers = dict(self.partner_auth(a["provider"], "provision"), **{"Content-Type": kind, "Accept": "application/json"})
        status, _, answer = self.send_provision(self.endpoints(a["provider"])["base_url"], headers, body)
        got = self.read_provision(status, answer)
        config = self.stored_config(a["provider"], self.provision_filter(a["provider"], got.get("config") or {}))
        self.sql("update addons set state = 'ready', resource = ?, config = ?, message = ? where id = ?",
                 got["id"], json.dumps(config), got.get("message") or "", a["id"])
        self.changed("provisioned", a["id"])
        return a["id"]

    def provision_filter(self, provider, config):
        return self.filter_config(provider, config)

    def send_provision(self, url, headers, body):
        return self.send("POST", url, headers, body)

    def provision_success(self, status):
        return 200 <= status < 300

    def read_provision(self, status, answer):
        if not self.provision_success(status):
            raise Refused(502, "the provider answered %d" % status)
        try:
            got = json.loads(answer.decode())
        except ValueError:
            raise Refused(502, "the provider's answer is not JSON")
        if not isinstance(got, dict) or not self.resource_id_ok(got.get("id")):
            raise Refused(502, "the provider's id has to be a string")
        if not self.provision_config_ok(got):
            raise Refused(502, "the provider's config has to map strings to strings")
        return dict(got, id=str(got["id"]))

    def provision_config_ok(self, got):
        return got.get("config") is None or self.config_ok(got["config"])

    def resource_id_ok(self, value):
        return isinstance(value, str) and value != ""

    def ready(self, addon_id):
        rows = self.sql("select * from addons where id = ? and state = 'ready'", addon_id)
        if not rows:
            raise Refused(404, "no such add-on")
        return rows[0]

    def uninstall(self, addon_id):
        self.ready(addon_id)
        return self.enqueue("deprovision", addon=addon_id)

    def delete_url(self, a):
        u = urllib.parse.urlsplit(self.endpoints(a["provider"])["base_url"])
        return urllib.parse.urlunsplit(u._replace(path=u.path.rstrip("/") + "/" + self.path_segment(self.delete_id(a))))

    def delete_id(self, a):
        return a["resource"]

    def path_segment(self, text):
        return {".": "%2E", "..": "%2E%2E"}.get(text) or urllib.parse.quote(text, safe="")

    def job_deprovision(self, job):
        a = self.ready(job["addon"])
        self.send_delete(a)
        self.forget(a)
        self.changed("removed", a["id"])
        return a["id"]

    def send_delete(self, a):
        status, _, _ = self.send("DELETE", self.delete_url(a), self.partner_auth(a["provider"], "deprovision"))
        if status != 200:
            raise Refused(502, "the provider answered %d" % status)

    def forget(self, a):
        self.sql("delete from addons where id = ?", a["id"])

    def sso(self, addon_id):
        self.ready(addon_id)
        return self.enqueue("sso", addon=addon_id, user=self.seeded["jane"])

    def sso_id(self, a):
        return a["resource"]

    def sso_timestamp(self):
        return str(int(time.time() * 1000))

    def sso_email(self, a, user):
        return self.user(user)["email"]

    def sso_fields(self, a, user):
        f = {"id": self.sso_id(a), "timestamp": self.sso_timestamp(), "nav-data": self.nav_data(a),
             "email": self.sso_email(a, user), "user_id": user}
        f["signature"] = self.sso_signature(f, self.manifest(a["provider"])["api"]["sso_salt"])
        return f

    def nav_data(self, a):
        return ""

    def sso_signature(self, f, salt):
        text = ":".join((f["id"], f["user_id"], f["email"], f["nav-data"], salt, f["timestamp"]))
        return self.sso_digest(text)

    def sso_digest(self, text):
        return hashlib.sha512(text.encode()).hexdigest()

    def encode_form(self, fields):
        return urllib.parse.urlencode(fields).encode()

    def sso_headers(self, a):
        return {"Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html", "User-Agent": "Mozilla/5.0 (console)"}

    def job_sso(self, job):
        a = self.ready(job["addon"])
        status, headers, _ = self.send_form(self.endpoints(a["provider"])["sso_url"], a, self.sso_fields(a, job["user"]))
        if status >= 400:
            raise Refused(502, "the provider answered %d" % status)
        return headers.get("location", "")

    def send_form(self, url, a, fields):
        return self.send("POST", url, self.sso_headers(a), self.encode_form(fields))

    # ------------------------------------------------------------------ deployment

    def health_paths(self, env):
        paths = [env["CC_HEALTH_CHECK_PATH"]] if env.get("CC_HEALTH_CHECK_PATH") else []
        numbered = {}
        for k, v in env.items():
            m = re.fullmatch(r"CC_HEALTH_CHECK_PATH_([0-9]+)", k)
            if m and v:
                numbered[int(m[1])] = v
        return self.default_paths(paths + [numbered[n] for n in sorted(numbered)])

    def default_paths(self, paths):
        return paths or ["/"]

    HEALTH_METHOD = "GET"

    def health_target(self, path):
        return path if path.startswith("/") else "/" + path

    def health_get(self, url, path):
        try:
            u = urllib.parse.urlsplit(url)
            target = urllib.parse.quote(self.health_target(path), safe="/?&=:@!$'()*+,;%-._~#[]").split("#")[0]
            c = (http.client.HTTPSConnection if u.scheme == "https" else http.client.HTTPConnection)(u.hostname, u.port, timeout=20)
            try:
                c.request(self.HEALTH_METHOD, target, headers={"User-Agent": "platform-health-check", "X-Forwarded-Proto": "https"})
                r = c.getresponse()
                r.read()
                return self.health_status(url, r)
            finally:
                c.close()
        except (OSError, http.client.HTTPException):
            return 0

    def health_status(self, url, r):
        return r.status

    def health_ok(self, status):
        return status == 200

    def check_all(self, url, paths):
        """Pairs of path and status"""
        return [(p, self.health_get(url, p)) for p in paths]

    def response_line(self, path, status):
        return "Response from GET %s is %s" % (path, status)

    def failure_lines(self, failed):
        return ["Health check failed:"] + ["- GET %s returned %s." % f for f in failed] + [
            "Please update the health check path in your configuration, or your service so that it answers 200."]

    def deploy(self, url, env):
        checked = self.check_all(url, self.health_paths(env))
        failed = [c for c in checked if not self.health_ok(c[1])]
        lines = ["Deploying %s" % self.seeded["app"]] + [self.response_line(*c) for c in checked]
        if failed:
            lines += self.failure_lines(failed)
        ok = self.deployment_ok(failed)
        return ok, lines + ["Deployment successful" if ok else "Deployment failed"]

    def deployment_ok(self, failed):
        return not failed

    # ------------------------------------------------------------------ console (admin port): what drivers and self-tests use

    def handle_admin(self, req):
        if req.one("X-Admin") != self.admin_secret:
            raise Refused(401, "admin only")
        body = json.loads(req.body or b"{}")
        what = req.raw_path.strip("/")
        if what == "install":
            if body.get("manifest"):
                self.push(body["manifest"])
            return js(200, {"addon_id": self.install(body["manifest"]["id"], body.get("plan") or "test")})
        if what == "uninstall":
            return js(200, {"addon_id": self.uninstall(body["addon_id"])})
        if what == "sso":
            return js(200, {"location": self.sso(body["addon_id"])})
        if what == "deploy":
            ok, lines = self.deploy(body["url"], body["env"])
            return js(200, {"ok": ok, "log": lines})
        if what == "information":
            app = self.sql("select * from applications where id = ?", self.seeded["app"])[0]
            return js(200, {"git_url": self.git_url(app)})
        if what == "revoke":
            self.sql("update api_tokens set revoked = 1 where token = ?", body["token"])
            self.changed("tokens")
            return js(200, {})
        raise Refused(404, "no such action")

    # ------------------------------------------------------------------ the configuration of the tool

    def write_configuration(self, folder):
        s = self.seeded
        os.makedirs(os.path.join(folder, "drive"), exist_ok=True)

        def put(name, text, mode=0o600):
            path = os.path.join(folder, name)
            with open(path, "w", encoding="utf-8") as f:
                f.write(text)
            os.chmod(path, mode)

        put("manifest.json", json.dumps(s["manifest"], indent=2))
        put("other-manifest.json", json.dumps(s["other_manifest"], indent=2))
        put("drive/admin.json", json.dumps({"url": self.admin_url, "secret": self.admin_secret}))
        for name in ("install", "uninstall", "sso", "deploy"):
            put("drive/" + name, DRIVER % {"python": sys.executable, "name": name}, 0o700)
        app = self.sql("select * from applications where id = ?", s["app"])[0]
        q = lambda v: json.dumps(v, ensure_ascii=False)
        put("platform.yaml", "\n".join([
            "base_url: " + self.base_url, "bridge_url: " + self.bridge_url, "api_token: " + q(s["api_token"]),
            "api_token_id: " + q(s["api_token_id"]), "oauth:",
            "  consumer_key: " + q(s["consumer"]["key"]), "  consumer_secret: " + q(s["consumer"]["secret"]),
            "  token: " + q(s["token"]["token"]), "  token_secret: " + q(s["token"]["secret"]),
            "  callback_url: " + q(s["callback"]), "  authorize: follow",
            "organisation_id: " + q(s["org"]), "invoice_number: " + q(s["invoice"]),
            "provider:", "  manifest: ./manifest.json", "  environment: test",
            "user: { id: %s, email: %s }" % (q(s["jane"]), q(s["jane_email"])),
            "owner: { id: %s, name: %s, emails: %s }" % (q(s["org"]), q(s["org_name"]), q(s["org_emails"])),
            "git_url: " + q(self.git_url(app)), "also:",
            "  expired_api_token: " + q(s["expired_api_token"]), "  revoked_api_token: " + q(s["revoked_api_token"]),
            "  other_consumer: { key: %s, secret: %s }" % (q(s["other_consumer"]["key"]), q(s["other_consumer"]["secret"])),
            "  other_manifest: ./other-manifest.json", "  empty_organisation_id: " + q(s["empty_org"]),
            "  other_organisation_id: " + q(s["foreign_org"]),
            "  other_user: { id: %s, api_token: %s }" % (q(s["bob"]), q(s["bob_api_token"])),
            "drive:", *("  %s: ./drive/%s" % (n, n) for n in ("install", "uninstall", "sso", "deploy")), ""]))
        return os.path.join(folder, "platform.yaml")


DRIVER = '''#!%(python)s
import json, os, sys, http.client, urllib.parse
name, here, env = "%(name)s", os.path.dirname(os.path.abspath(__file__)), os.environ
admin = json.load(open(os.path.join(here, "admin.json")))
def manifest():
    text = env["ASSAY_MANIFEST"]
    return json.loads(text) if text.lstrip().startswith("{") else json.load(open(text, encoding="utf-8"))
try:
    if name == "install":
        body = {"manifest": manifest(), "plan": env.get("ASSAY_PLAN")}
    elif name == "deploy":
        body = {"url": env["ASSAY_APP_URL"], "env": json.loads(env.get("ASSAY_APP_ENV") or "{}")}
    else:
        body = {"addon_id": env["ASSAY_ADDON_ID"]}
    c = http.client.HTTPConnection(urllib.parse.urlsplit(admin["url"]).netloc, timeout=110)
    c.request("POST", "/" + name, json.dumps(body), {"X-Admin": admin["secret"], "Content-Type": "application/json"})
    r = c.getresponse()
    text = r.read().decode()
except Exception as e:
    print(name, "broke:", type(e).__name__, e, file=sys.stderr)
    sys.exit(2)
if r.status == 500:
    print(text, file=sys.stderr)
    sys.exit(2)
if r.status != 200:
    print(text, file=sys.stderr)
    sys.exit(1)
if name == "deploy":
    got = json.loads(text)
    print("\\n".join(got["log"]))
    sys.exit(0 if got["ok"] else 1)
print(text)
'''


