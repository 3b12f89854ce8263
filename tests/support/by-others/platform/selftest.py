"""selftest.py [NAME...]: each fault is absent in the correct platform and present in the faulty one, as a plain client sees it.
Also: the table of faults (--table)."""
import os, sys
sys.path[:] = [p for p in sys.path if p and not os.path.exists(os.path.join(p, "faults.py"))]
import base64, contextlib, hashlib, hmac, http.client, json, os, sys, threading, time, urllib.parse, uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import importlib.util
spec = importlib.util.spec_from_file_location("blind_run", os.path.join(os.path.dirname(os.path.abspath(__file__)), "run.py"))
run = importlib.util.module_from_spec(spec)
spec.loader.exec_module(run)
faults = run.load("blind_faults", "faults.py")


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    def json(self):
        return json.loads(self.body)

    def form(self):
        return dict(urllib.parse.parse_qsl(self.body.decode()))


def call(connection, method, target, headers=None, body=None, host=None):
    connection.putrequest(method, target, skip_host=bool(host), skip_accept_encoding=True)
    if host:
        connection.putheader("Host", host)
    for k, v in (headers or {}).items():
        connection.putheader(k, v)
    if body is not None:
        connection.putheader("Content-Length", str(len(body)))
    elif method in ("POST", "PUT"):
        connection.putheader("Content-Length", "0")
    connection.endheaders(body)
    r = connection.getresponse()
    return Answer(r.status, r.headers, r.read())


def e(text):
    return urllib.parse.quote(text, safe="~")


class Partner:
    """A partner: keeps what it got, answers as told."""

    def __init__(self, port):
        self.bodies, self.deletes, self.paths, self.forms, self.sso_headers = [], [], [], [], []
        self.answer = self.config = self.during = None
        self.status, self.delay, self.count = 201, 0, 0
        me = self

        class H(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            log_message = lambda *_: None

            def done(self, status, body=b"", headers=()):
                self.send_response(status)
                for k, v in headers:
                    self.send_header(k, v)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def do_POST(self):
                raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                me.paths.append(self.path)
                if self.path.endswith("/login"):
                    me.forms.append(dict(urllib.parse.parse_qsl(raw.decode(), keep_blank_values=True)))
                    me.sso_headers.append({k.lower(): v for k, v in self.headers.items()})
                    return self.done(302, headers=[("Location", "/panel"), ("Set-Cookie", "s=1")])
                if not self.headers.get("Authorization", "").startswith("Basic "):
                    return self.done(401)
                body = json.loads(raw)
                me.bodies.append(body)
                if me.during:
                    me.during(body)
                time.sleep(me.delay)
                me.count += 1
                answer = me.answer or dict({"id": "res-%d" % me.count}, **({"config": me.config} if me.config is not None else {"config": {"ACME_SEARCH_URL": "https://x.example"}}))
                self.done(me.status, json.dumps(answer).encode(), [("Content-Type", "application/json")])

            def do_DELETE(self):
                if not self.headers.get("Authorization", "").startswith("Basic "):
                    return self.done(401)
                path = self.path.split("/test/resources/", 1)[1]
                me.deletes.append(urllib.parse.unquote(path) if "/" not in path and "?" not in path else "raw:" + path)
                self.done(200)

        self.server = ThreadingHTTPServer(("127.0.0.1", port), H)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class App:
    """An application: /s/N answers N, /redirect answers 302, everything else 200."""

    def __init__(self):
        self.asked = []
        me = self

        class H(BaseHTTPRequestHandler):
            log_message = lambda *_: None

            def do_GET(self):
                me.asked.append(self.path)
                status = int(self.path[3:]) if self.path.startswith("/s/") else 302 if self.path == "/redirect" else 200
                self.send_response(status)
                if status == 302:
                    self.send_header("Location", "/landed")
                self.end_headers()

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), H)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class Test:
    def __init__(self, names):
        self.p = run.start(names)
        self.s = self.p.seeded
        self.partner, self.app = Partner(self.p.partner_port), App()
        self.host = urllib.parse.urlsplit(self.p.base_url).netloc

    def close(self):
        self.p.close()
        for s in (self.partner.server, self.app.server):
            s.shutdown()
            s.server_close()

    def get(self, base, target, headers=None, method="GET", body=None, host=None):
        c = http.client.HTTPConnection(urllib.parse.urlsplit(base).netloc, timeout=30)
        try:
            return call(c, method, target, headers, body, host)
        finally:
            c.close()

    @contextlib.contextmanager
    def keep_alive(self, base):
        c = http.client.HTTPConnection(urllib.parse.urlsplit(base).netloc, timeout=30)
        class K:
            get = staticmethod(lambda target, headers=None: call(c, "GET", target, headers))
        yield K
        c.close()

    def bridge(self, target, token, headers=None):
        return self.get(self.p.bridge_url, target, dict(headers or {}, Authorization="Bearer " + token))

    def oauth(self, verb, target, method="HMAC-SHA1", token="own", consumer=None, spoil=None, host=None, realm=None, nonce=None,
              timestamp=None, form=None, extra=None, headers=None, keep=False):
        consumer = consumer or self.s["consumer"]
        token = self.s["token"] if token == "own" else token
        o = {"oauth_consumer_key": consumer["key"], "oauth_signature_method": method,
             "oauth_timestamp": str(timestamp or int(time.time())), "oauth_nonce": nonce or uuid.uuid4().hex, "oauth_version": "1.0"}
        if token:
            o["oauth_token"] = token["token"]
        o.update(extra or {})
        key = e(consumer["secret"]) + "&" + e(token["secret"] if token else "")
        path, _, query = target.partition("?")
        if method == "PLAINTEXT":
            signature = key
        else:
            pairs = list(o.items()) + urllib.parse.parse_qsl(query, keep_blank_values=True) + list((form or {}).items())
            text = "&".join(k + "=" + v for k, v in sorted((e(k), e(v)) for k, v in pairs))
            base = "&".join((verb, e("http://" + (host or self.host).lower() + path), e(text)))
            signature = base64.b64encode(hmac.new(key.encode(), base.encode(), {"HMAC-SHA1": hashlib.sha1, "HMAC-SHA512": hashlib.sha512}[method]).digest()).decode()
        o["oauth_signature"] = spoil(signature) if spoil else signature
        header = "OAuth " + ", ".join((['realm="%s"' % realm] if realm else []) + ['%s="%s"' % (e(k), e(v)) for k, v in o.items()])
        h = dict({"Content-Type": "application/x-www-form-urlencoded"} if form else {}, **(headers or {}), Authorization=header)
        args = (self.p.base_url, target, h, verb, urllib.parse.urlencode(form).encode() if form else None, host)
        r = self.get(*args)
        r.args = args
        return r

    def again(self, r):
        return self.get(*r.args)

    def request_token(self, callback=None):
        r = self.oauth("POST", "/oauth/request_token", token=None, extra={"oauth_callback": callback or self.s["callback"]})
        assert r.status == 200, r.body
        f = r.form()
        return {"token": f["oauth_token"], "secret": f["oauth_token_secret"]}

    def authorize(self, r, whole=False, cookie=None):
        a = self.get(self.p.base_url, "/oauth/authorize?oauth_token=" + e(r["token"]), {"Cookie": cookie} if cookie else {})
        assert a.status == 302, a.body
        to = a.headers["Location"]
        return to if whole else dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(to).query))["oauth_verifier"]

    def exchange(self, r, verifier, consumer=None):
        return self.oauth("POST", "/oauth/access_token", token=r, consumer=consumer, extra={"oauth_verifier": verifier} if verifier else {})

    def vendor(self, target, method="GET", body=None, who="manifest", user=None, password=None):
        m = self.s[who]
        pair = "%s:%s" % (user or m["id"], m["api"]["password"] if password is None else password)
        return self.get(self.p.base_url, target, {"Authorization": "Basic " + base64.b64encode(pair.encode()).decode(), "Content-Type": "application/json"},
                        method, json.dumps(body).encode() if body is not None else None)

    def admin(self, what, body, check=True):
        r = self.get(self.p.admin_url, "/" + what, {"X-Admin": self.p.admin_secret}, "POST", json.dumps(body).encode())
        if check:
            assert r.status == 200, r.body
        return r.json() if r.status == 200 else None

    def install(self):
        return self.admin("install", {"manifest": self.s["manifest"], "plan": "test"})["addon_id"]

    def try_install(self):
        got = self.admin("install", {"manifest": self.s["manifest"], "plan": "test"}, check=False)
        return got and got["addon_id"]

    def uninstall(self, a):
        self.admin("uninstall", {"addon_id": a})

    def sso_form(self, a):
        self.admin("sso", {"addon_id": a})
        return self.partner.forms[-1]

    def sso_valid(self, a):
        f = self.sso_form(a)
        salt = self.s["manifest"]["api"]["sso_salt"]
        text = ":".join((f["id"], f["user_id"], f["email"], f["nav-data"], salt, f["timestamp"]))
        return f["signature"] == hashlib.sha512(text.encode()).hexdigest() and abs(int(f["timestamp"]) / 1000 - time.time()) < 300

    def deploy(self, env):
        self.app.asked.clear()
        got = self.admin("deploy", {"url": "http://127.0.0.1:%d" % self.app.server.server_address[1], "env": env})
        class D:
            ok, log, asked = got["ok"], got["log"], list(self.app.asked)
        return D


def outcome(f, names):
    t = Test(names)
    try:
        return bool(f.test(t)), ""
    except Exception as x:          # a client that falls over has seen the fault too; in the correct platform it must not
        return False, "%s: %s" % (type(x).__name__, x)
    finally:
        threading.Thread(target=t.close, daemon=True).start()


def main(argv):
    if argv[:1] == ["--table"]:
        for f in faults.FAULTS.values():
            print("| %s | %s | %s | %s |" % (f.name, f.condition, f.breaks, str(f.blackbox).lower()))
        return 0
    chosen = [faults.FAULTS[n] for n in argv] or list(faults.FAULTS.values())
    bad = 0
    for f in chosen:
        good, note = outcome(f, [])
        broken, note2 = outcome(f, [f.name])
        if not good or broken:
            bad += 1
            print("WRONG  %-38s correct platform: %s %s; faulty: %s %s" % (f.name, good, note, broken, note2))
        elif argv:
            print("ok     %-38s %s" % (f.name, note2))
    kinds, conditional = {}, 0
    for f in faults.FAULTS.values():
        kinds[f.kind] = kinds.get(f.kind, 0) + 1
        conditional += not f.condition.startswith("always")
    print("%d faults tested, %d wrong; in all %d faults, %d conditional, %d kinds, at most %d of one, %d not visible from outside" % (
        len(chosen), bad, len(faults.FAULTS), conditional, len(kinds), max(kinds.values()), sum(not f.blackbox for f in faults.FAULTS.values())))
    return 1 if bad or max(kinds.values()) > 5 else 0


if __name__ == "__main__":
    code = main(sys.argv[1:])
    sys.stdout.flush()
    os._exit(code)
