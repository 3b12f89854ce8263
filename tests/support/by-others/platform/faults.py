"""Faults: what platforms get wrong. Each replaces one decision of a Platform instance.

A fault: name, kind, why somebody writes it, the sentence of the contract (P = platform.md, M = marketplace.md),
the condition in a few words ("always" for a plain one), blackbox (whether somebody with platform.yaml and its drivers
can see it), apply(platform), and test(t): a plain client that returns True while the platform behaves correctly.
"""
import base64, collections, hashlib, html, hmac, json, re, secrets, sys, threading, time, urllib.parse

plat = sys.modules["blind_platform"]
Refused, Resp, js, enc = plat.Refused, plat.Resp, plat.js, plat.enc

Fault = collections.namedtuple("Fault", "name kind why breaks condition blackbox apply test")
FAULTS = {}


def fault(name, kind, condition, breaks, why, blackbox=True):
    """Decorates a class with apply(p) and test(t)."""
    def add(cls):
        assert name not in FAULTS, name
        FAULTS[name] = Fault(name, kind, why, breaks, condition, blackbox, cls.apply, cls.test)
        return cls
    return add


# ============================================================ signature base string

@fault("sig-duplicate-keys-unsorted", "base string", "query repeats a key, values not in order",
       "P5 OAuth 1: signature methods HMAC-SHA1, HMAC-SHA512",
       "Parameters are sorted with a key function on the name only; sorting by value as well looks like a detail of the RFC.")
class _:
    def apply(p):
        p.sorted_pairs = lambda pairs: sorted(((p.escape(k), p.escape(v)) for k, v in pairs), key=lambda kv: kv[0])
    def test(t): return t.oauth("GET", "/v2/self?a=2&a=1").status == 200


@fault("sig-plus-is-not-space", "base string", "query contains +", "P5 OAuth 1: signature methods HMAC-SHA1, HMAC-SHA512",
       "The query is decoded with unquote, as for a path, so a + stays a +.")
class _:
    def apply(p):
        p.query_pairs = lambda text: [tuple(urllib.parse.unquote(x) for x in (i.split("=", 1) + [""])[:2]) for i in text.split("&") if i]
    def test(t): return t.oauth("GET", "/v2/self?q=a+b").status == 200


@fault("sig-tilde-escaped", "base string", "a signed value contains ~", "P5 OAuth 1: signature methods HMAC-SHA1, HMAC-SHA512",
       "The escaping function is that of an older library, which writes %7E.")
class _:
    def apply(p): p.escape = lambda text: enc(text).replace("~", "%7E")
    def test(t): return t.oauth("GET", "/v2/self?q=~a").status == 200


@fault("sig-host-case", "base string", "Host header is not lower case", "P5 OAuth 1: signature methods HMAC-SHA1, HMAC-SHA512",
       "The Host header is put into the base string as it came; every client that was tried sends lower case.")
class _:
    def apply(p): p.base_uri = lambda req: "http://" + req.one("Host") + req.raw_path
    def test(t): return t.oauth("GET", "/v2/self", host=t.host.replace("127.0.0.1", "LocalHost")).status == 200


@fault("sig-body-charset", "base string", "form body whose Content-Type has a charset", "P4 POST /oauth/access_token: oauth_verifier is sent",
       "The Content-Type is compared with ==, so that of a browser or Java client, with ; charset=UTF-8, is no form.")
class _:
    def apply(p):
        orig = p.body_pairs
        p.body_pairs = lambda req: orig(req) if req.one("Content-Type") == "application/x-www-form-urlencoded" else []
    def test(t):
        r = t.request_token()
        v = t.authorize(r)
        return t.oauth("POST", "/oauth/access_token", token=r, form={"oauth_verifier": v},
                       headers={"Content-Type": "application/x-www-form-urlencoded; charset=UTF-8"}).status == 200


# ============================================================ signature decision

@fault("sig-sha512-missing", "signature", "always", "P5 Signature methods: PLAINTEXT, HMAC-SHA1, HMAC-SHA512",
       "The library knows RFC 5849 only, and that names no SHA-512.")
class _:
    def apply(p): p.known_method = lambda m: m in ("PLAINTEXT", "HMAC-SHA1")
    def test(t): return t.oauth("GET", "/v2/self", method="HMAC-SHA512").status == 200


@fault("sig-plaintext-token-secret", "signature", "PLAINTEXT with a wrong token secret", "P5 Credentials for API calls: ... user token secret",
       "PLAINTEXT was written for the request token, where only the consumer secret exists.")
class _:
    def apply(p): p.plaintext_ok = lambda given, cs, ts, key: given.split("&")[0] == enc(cs)
    def test(t): return t.oauth("GET", "/v2/self", method="PLAINTEXT", token=dict(t.s["token"], secret="wrong")).status == 401


@fault("sig-digest-prefix", "signature", "HMAC-SHA512 signature wrong only after the 20th byte", "P5 Signature methods: HMAC-SHA512",
       "The comparison was written for SHA-1, and compares 20 bytes.")
class _:
    def apply(p):
        def ok(given, digest):
            try:
                return hmac.compare_digest(base64.b64decode(given)[:20], digest[:20])
            except ValueError:
                return False
        p.digest_ok = ok
    def test(t):
        def spoil(s):
            b = bytearray(base64.b64decode(s))
            b[40] ^= 1
            return base64.b64encode(bytes(b)).decode()
        return t.oauth("GET", "/v2/self", method="HMAC-SHA512", spoil=spoil).status == 401


@fault("sig-empty-accepted", "signature", "oauth_signature is empty", "P5 OAuth 1: credentials for API calls",
       "`if signature and not verify(signature)`: the empty one was meant to be caught earlier.")
class _:
    def apply(p):
        orig = p.signature_ok
        p.signature_ok = lambda req, protocol, *a: not protocol["oauth_signature"] or orig(req, protocol, *a)
    def test(t): return t.oauth("GET", "/v2/self", spoil=lambda s: "").status == 401


@fault("sig-verdict-cached", "signature", "a valid call with the same token in the last 10 s", "P5 OAuth 1: credentials for API calls",
       "Verification was slow in a profile, so its result is kept for each token for a moment.")
class _:
    def apply(p):
        orig, seen = p.signature_ok, {}
        def ok(req, protocol, *a):
            key = protocol.get("oauth_token")
            if key and seen.get(key, 0) > time.monotonic():
                return True
            good = orig(req, protocol, *a)
            if good and key:
                seen[key] = time.monotonic() + 10
            return good
        p.signature_ok = ok
    def test(t): return t.oauth("GET", "/v2/self").status == 200 and t.oauth("GET", "/v2/self", spoil=lambda s: "AAAA" + s[4:]).status == 401


# ============================================================ OAuth encoding

@fault("oauth-header-not-decoded", "OAuth encoding", "the token contains a character that is escaped in the header",
       "P5 The Authorization header ... comma-separated key=\"value\" pairs",
       "The token is taken from the quotes as it is; random tokens in tests are alphanumeric.")
class _:
    def apply(p):
        orig = p.oauth_header
        p.oauth_header = lambda text: [(k, enc(v)) if k == "oauth_token" else (k, v) for k, v in orig(text)]
    def test(t):
        r = t.request_token()
        return t.exchange(r, t.authorize(r)).status == 200


@fault("oauth-key-not-escaped", "OAuth encoding", "a secret contains + / or =", "P5 Signature methods: HMAC-SHA1, HMAC-SHA512",
       "The signing key is secret & secret; that each is escaped first is easy to overlook.")
class _:
    def apply(p): p.signing_key = lambda cs, ts: cs + "&" + ts
    def test(t):
        r = t.request_token()
        return t.exchange(r, t.authorize(r)).status == 200


@fault("oauth-realm-signed", "OAuth encoding", "the header has a realm", "P5 The Authorization header starts with OAuth followed by pairs",
       "All pairs of the header go into the base string; realm is the one exception.")
class _:
    def apply(p): p.header_signed = lambda name: True
    def test(t): return t.oauth("GET", "/v2/self", realm="api").status == 200


@fault("oauth-answer-secret-escaped-twice", "OAuth encoding", "always", "P4 POST /oauth/request_token returns oauth_token, oauth_token_secret",
       "The secret is escaped for the form, and the form encoder escapes it again.")
class _:
    def apply(p):
        orig = p.form
        p.form = lambda status, pairs: orig(status, {k: enc(v) if k == "oauth_token_secret" else v for k, v in pairs.items()})
    def test(t):
        r = t.request_token()
        return t.exchange(r, t.authorize(r)).status == 200


# ============================================================ replay, clock

@fault("nonce-short-memory", "replay", "eight other calls between a request and its replay", "P5 OAuth 1 (RFC 5849 3.3: nonce)",
       "Nonces are kept in a small ring, sized for tests.")
class _:
    def apply(p): p.NONCES = 8
    def test(t):
        first = t.oauth("GET", "/v2/self", keep=True)
        for _ in range(9):
            t.oauth("GET", "/v2/self")
        return first.status == 200 and t.again(first).status == 401


@fault("nonce-sha512-unchecked", "replay", "replayed request signed with HMAC-SHA512", "P5 OAuth 1 (RFC 5849 3.3: nonce)",
       "The check is an `if method == 'HMAC-SHA1'` from before SHA-512 was added.")
class _:
    def apply(p):
        orig = p.nonce_fresh
        p.nonce_fresh = lambda method, key: orig(method, key) if method == "HMAC-SHA1" else True
    def test(t):
        first = t.oauth("GET", "/v2/self", method="HMAC-SHA512", keep=True)
        return first.status == 200 and t.again(first).status == 401


@fault("nonce-global", "replay", "same nonce with another timestamp", "P5 OAuth 1 (RFC 5849 3.3: unique across requests with the same timestamp)",
       "The nonce has a unique index of its own, without consumer, token and timestamp; clients with short nonces are refused.")
class _:
    def apply(p): p.nonce_key = lambda consumer, token, timestamp, nonce: nonce
    def test(t):
        now = int(time.time())
        return t.oauth("GET", "/v2/self", nonce="n1", timestamp=now).status == 200 and t.oauth("GET", "/v2/self", nonce="n1", timestamp=now - 1).status == 200


@fault("clock-two-seconds", "clock", "the client's clock is a few seconds behind", "P5 OAuth 1: a signed request with valid credentials",
       "The window was set to 2 while debugging replays on one machine.")
class _:
    def apply(p): p.CLOCK_SECONDS = 2
    def test(t): return t.oauth("GET", "/v2/self", timestamp=int(time.time()) - 8).status == 200


@fault("clock-local-time", "clock", "always", "P5 OAuth 1: a signed request with valid credentials",
       "utcnow().timestamp() on a machine in Paris: an hour off, beyond the window.")
class _:
    def apply(p): p.timestamp_ok = lambda ts: abs(time.time() - 3600 - int(ts)) <= 300
    def test(t): return t.oauth("GET", "/v2/self").status == 200


# ============================================================ three-step flow

@fault("flow-verifier-optional", "three-step flow", "no oauth_verifier in the last step", "P5 (4) POST access token with ... oauth_verifier",
       "OAuth 1.0 clients without a verifier were let through during a migration.")
class _:
    def apply(p):
        orig = p.verifier_ok
        p.verifier_ok = lambda row, protocol: orig(row, protocol) or bool(row["verifier"]) and "oauth_verifier" not in protocol
    def test(t):
        r = t.request_token()
        t.authorize(r)
        return t.exchange(r, None).status == 401


@fault("flow-verifier-prefix", "three-step flow", "a verifier cut short", "P5 (4) POST access token with ... oauth_verifier",
       "startswith with the arguments the wrong way round; made to accept a pasted verifier with a trailing newline.")
class _:
    def apply(p): p.verifier_ok = lambda row, protocol: bool(row["verifier"]) and row["verifier"].startswith(protocol.get("oauth_verifier", "?"))
    def test(t):
        r = t.request_token()
        return t.exchange(r, t.authorize(r)[:4]).status == 401


@fault("flow-request-token-reusable", "three-step flow", "second exchange of one request token", "P2 OAuth request token (temporary)",
       "Nothing marks the request token as used; it ends when it expires.")
class _:
    def apply(p): p.spend = lambda row: None
    def test(t):
        r = t.request_token()
        v = t.authorize(r)
        return t.exchange(r, v).status == 200 and t.exchange(r, v).status == 401


@fault("flow-exchange-by-other-consumer", "three-step flow", "another consumer exchanges the request token", "P5 Requires an OAuth consumer (consumer key and consumer secret)",
       "The token is looked up by its value; that it was issued to somebody is in another table.")
class _:
    def apply(p):
        orig = p.token_of_consumer
        p.token_of_consumer = lambda kind, row, consumer: kind == "request" or orig(kind, row, consumer)
    def test(t):
        r = t.request_token()
        return t.exchange(r, t.authorize(r), consumer=t.s["other_consumer"]).status == 401


@fault("flow-callback-second-question-mark", "three-step flow", "the callback has a query", "P4 browser redirected to the application with query params oauth_verifier and oauth_token",
       "callback + '?' + params.")
class _:
    def apply(p): p.redirect_to = lambda cb, token, verifier: cb + "?" + urllib.parse.urlencode({"oauth_token": token, "oauth_verifier": verifier})
    def test(t):
        r = t.request_token(t.s["callback"] + "?state=a%26b")
        got = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(t.authorize(r, whole=True)).query))
        return got.get("oauth_token") == r["token"] and got.get("state") == "a&b"


@fault("flow-other-token-returned", "authorize", "always", "P5 (3) the returned oauth_token must equal the one from step 1",
       "The authorised token is stored as a new row, and the redirect carries that row's token.")
class _:
    def apply(p):
        orig = p.redirect_to
        p.redirect_to = lambda cb, token, verifier: orig(cb, "rt-" + secrets.token_urlsafe(18), verifier)
    def test(t):
        r = t.request_token()
        return dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(t.authorize(r, whole=True)).query))["oauth_token"] == r["token"]


@fault("flow-request-token-reads", "authorize", "an authorised request token signs an API call", "P2 OAuth request token (temporary) / OAuth access token (user-level)",
       "One table for both kinds of token, with a user once authorised.")
class _:
    def apply(p):
        orig = p.find_token
        def find(kind, token):
            row = orig(kind, token)
            if row is None and kind == "access":
                r = orig("request", token)
                if r and r["user"]:
                    return {"token": r["token"], "secret": r["secret"], "consumer": r["consumer"], "user": r["user"], "expires": None, "revoked": 0}
            return row
        p.find_token = find
    def test(t):
        r = t.request_token()
        t.authorize(r)
        return t.oauth("GET", "/v2/self", token=r).status == 401


@fault("flow-token-of-consumer-owner", "authorize", "the user who authorises is not the consumer's owner", "P5 third-party applications acting on behalf of users",
       "The access token takes its user from the consumer's organisation.", blackbox=False)
class _:
    def apply(p):
        p.token_for = lambda row, consumer: p.sql("select user from members where organisation = ?", consumer["owner"])[0]["user"]
    def test(t):
        r = t.request_token()
        a = t.exchange(r, t.authorize(r, cookie="session=bob")).form()
        got = t.oauth("GET", "/v2/self", token={"token": a["oauth_token"], "secret": a["oauth_token_secret"]}).json()
        return got["id"] == t.s["bob"]


@fault("token-of-other-consumer", "authorize", "user token of one consumer, signed by another", "P5 Credentials for API calls: consumer key, consumer secret, user token, user token secret",
       "Each credential is checked, but not that they belong together.")
class _:
    def apply(p):
        orig = p.token_of_consumer
        p.token_of_consumer = lambda kind, row, consumer: kind == "access" or orig(kind, row, consumer)
    def test(t): return t.oauth("GET", "/v2/self", consumer=t.s["other_consumer"]).status == 401


# ============================================================ API tokens, bridge

@fault("bearer-at-main-address", "API tokens", "always", "P5 Sent ... to {bridge_url} (not to the main API address)",
       "Bridge and API run the same middleware chain.")
class _:
    def apply(p):
        orig = p.oauth_user
        p.oauth_user = lambda req: p.bearer_user(req) if req.one("Authorization").lower().startswith("bearer ") else orig(req)
    def test(t): return t.get(t.p.base_url, "/v2/self", {"Authorization": "Bearer " + t.s["api_token"]}).status == 401


@fault("bearer-expiry-by-day", "API tokens", "the token expired earlier today", "P2 API token: expiration (a duration, e.g. with an hours unit suffix)",
       "Expiry is a DATE column; durations in hours came later.")
class _:
    def apply(p): p.api_token_expired = lambda req, row: row["expires"] is not None and row["expires"] <= time.time() - 86400
    def test(t): return t.bridge("/v2/self", t.s["expired_api_token"]).status == 401


@fault("bearer-revocation-one-path", "API tokens", "revoked token on a path other than /v2/self", "P2 API token: can be ... revoked",
       "Only the handler of /v2/self, which the command-line tool calls first, asks the revocation table.")
class _:
    def apply(p):
        orig = p.api_token_revoked
        p.api_token_revoked = lambda req, row: orig(req, row) and req.raw_path == "/v2/self"
    def test(t): return t.bridge("/v2/summary", t.s["revoked_api_token"]).status == 401


@fault("bearer-column-truncates", "API tokens", "the token with more characters after it", "P5 handled like passwords",
       "The column is VARCHAR(64), and the parameter is cut to it before the lookup.")
class _:
    def apply(p):
        orig = p.find_api_token
        p.find_api_token = lambda token: orig(token[:64])
    def test(t): return t.bridge("/v2/self", t.s["api_token"] + "x").status == 401


@fault("bearer-case-insensitive", "API tokens", "the token in another case", "P5 handled like passwords",
       "The database's default collation ignores case.")
class _:
    def apply(p):
        p.find_api_token = lambda token: (p.sql("select * from api_tokens where lower(token) = lower(?)", token) or [None])[0]
    def test(t): return t.bridge("/v2/self", t.s["api_token"].upper()).status == 401


@fault("bearer-in-query", "bridge", "token in the query, no header", "P5 Sent as the header Authorization: Bearer",
       "RFC 6750 allows it, and a download link needed it.")
class _:
    def apply(p):
        orig = p.authorization
        def auth(req):
            q = dict(urllib.parse.parse_qsl(req.query))
            return ("bearer", q["access_token"]) if req.side == "bridge" and "access_token" in q and not req.all("Authorization") else orig(req)
        p.authorization = auth
    def test(t): return t.get(t.p.bridge_url, "/v2/self?access_token=" + t.s["api_token"]).status == 401


@fault("bridge-without-v4", "bridge", "path under /v4", "P4 The API-token requests go to {bridge_url} with the same path shape",
       "The bridge forwards /v2/*; /v4 is newer.")
class _:
    def apply(p):
        orig = p.route
        p.route = lambda req, parts: None if req.side == "bridge" and parts[0] == "v4" else orig(req, parts)
    def test(t): return t.bridge("/v4/products/zones", t.s["api_token"]).status == 200


@fault("bridge-shared-user", "bridge", "two users at the same moment", "P5 Tokens act on behalf of one user",
       "The current user is an attribute of a singleton, read after a database call.", blackbox=False)
class _:
    def apply(p):
        box = {}
        def bearer(req, orig=p.bearer_user):
            box["user"] = orig(req)
            time.sleep(0.05)
            return box["user"]
        p.bearer_user = bearer
        p.cacheable = lambda resp: False
    def test(t):
        got = {}
        def ask(who, token):
            got[who] = t.bridge("/v2/self", token).json().get("id")
        for n in range(3):
            pair = [threading.Thread(target=ask, args=a) for a in (("jane", t.s["api_token"]), ("bob", t.s["bob_api_token"]))]
            [x.start() for x in pair]
            [x.join() for x in pair]
            if got != {"jane": t.s["jane"], "bob": t.s["bob"]}:
                return False
        return True


@fault("bridge-token-id-prefix", "bridge", "always", "P2 API token: identifier begins with api_tokens_",
       "The identifier is the row's UUID; the prefix is added by the console.")
class _:
    def apply(p): p.seeded["api_token_id"] = "token_" + secrets.token_hex(10)
    def test(t): return t.s["api_token_id"].startswith("api_tokens_")


# ============================================================ identity in front of the router

@fault("identity-on-connection", "identity", "second request on a connection, without credentials", "P5 Two mechanisms exist",
       "The user is kept with the connection, as in protocols that log in once.")
class _:
    def apply(p):
        orig = p.authenticate
        def auth(req):
            if req.all("Authorization"):
                req.connection["user"] = orig(req)
            return req.connection.get("user") or orig(req)
        p.authenticate = auth
    def test(t):
        with t.keep_alive(t.p.bridge_url) as c:
            return c.get("/v2/self", {"Authorization": "Bearer " + t.s["api_token"]}).status == 200 and c.get("/v2/self").status == 401


@fault("identity-from-header", "identity", "X-User-Id is sent by the client", "P5 Tokens act on behalf of one user",
       "An internal gateway sets the header; from outside it is not removed.")
class _:
    def apply(p):
        orig = p.authenticate
        p.authenticate = lambda req: (orig(req), req.one("X-User-Id"))[1] or orig(req) if req.side == "bridge" else orig(req)
    def test(t): return t.bridge("/v2/self", t.s["api_token"], {"X-User-Id": t.s["bob"]}).json().get("id") == t.s["jane"]


@fault("identity-path-spelling", "identity", "path with a doubled slash, no credentials", "P5 Two mechanisms exist",
       "The filter compares the raw path, the router collapses slashes first.")
class _:
    def apply(p):
        orig = p.handle
        def handle(req):
            if req.side != "admin" and "//" in req.raw_path:
                parts = [x for x in p.split_path(req.raw_path) if x]
                if parts[:1] != ["oauth"] and parts[:2] != ["v2", "vendor"]:
                    route = p.route(req, parts)
                    if route:
                        return route(p.seeded["jane"])
            return orig(req)
        p.handle = handle
    def test(t): return t.get(t.p.base_url, "/v2//self").status != 200


@fault("identity-head-unchecked", "identity", "HEAD without credentials", "P5 Two mechanisms exist",
       "The filter has a list of methods, and HEAD is not in it.")
class _:
    def apply(p):
        orig = p.authenticate
        p.authenticate = lambda req: p.seeded["jane"] if req.method == "HEAD" else orig(req)
    def test(t): return t.get(t.p.base_url, "/v2/self", method="HEAD").status == 401


@fault("identity-summary-open", "identity", "always", "P4 GET /v2/summary; P5 Two mechanisms exist",
       "The summary was a public page with counters once, and its route is still in the list of open ones.")
class _:
    def apply(p):
        orig = p.authenticate
        def auth(req):
            if req.raw_path == "/v2/summary" and not req.all("Authorization"):
                return p.seeded["jane"]
            return orig(req)
        p.authenticate = auth
    def test(t): return t.get(t.p.base_url, "/v2/summary").status == 401


# ============================================================ cache

@fault("cache-before-authentication", "cache", "within 5 s of an authenticated call to the same path", "P5 Two mechanisms exist",
       "The cache is the outermost layer, as it is for public pages.")
class _:
    def apply(p):
        orig, seen = p.handle, {}
        def handle(req):
            if req.side == "admin" or "/oauth/" in req.target or req.method not in ("GET", "HEAD") or "vendor" in req.target:
                return orig(req)
            hit = seen.get((req.side, req.target))
            if hit and hit[0] > time.monotonic():
                return hit[1]
            resp = orig(req)
            if resp.status == 200:
                seen[(req.side, req.target)] = (time.monotonic() + 5, resp)
            return resp
        p.handle = handle
    def test(t): return t.bridge("/v2/self", t.s["api_token"]).status == 200 and t.get(t.p.bridge_url, "/v2/self").status == 401


@fault("cache-key-without-organisation", "cache", "applications of another organisation were read just before", "P4 GET /v2/organisations/<organisation_id>/applications",
       "The key is user and route name; the route's parameters are not part of it.")
class _:
    def apply(p):
        orig = p.cache_key
        p.cache_key = lambda req, kind, who: (req.side, who, "applications") if req.raw_path.endswith("/applications") else orig(req, kind, who)
    def test(t):
        path = "/v2/organisations/%s/applications"
        return len(t.bridge(path % t.s["org"], t.s["api_token"]).json()) == 3 and t.bridge(path % t.s["empty_org"], t.s["api_token"]).json() == []


@fault("cache-list-after-uninstall", "cache", "the list was read shortly before the add-on was deleted", "M4 GET /vendor/apps: list of provisioned add-ons",
       "Deleting forgets the detail's entry, not the list's.")
class _:
    def apply(p):
        orig = p.changed
        def changed(what, addon=None):
            if what != "removed":
                return orig(what, addon)
            with p.lock:
                for k in [k for k in p.cache if k[1] == "vendor-detail"]:
                    del p.cache[k]
        p.changed = changed
        p.CACHE_SECONDS = 20
    def test(t):
        a = t.install()
        before = t.vendor("/v2/vendor/apps").json()
        t.uninstall(a)
        return len(before) == 1 and t.vendor("/v2/vendor/apps").json() == []


@fault("cache-detail-after-put", "cache", "the detail was read shortly before the PUT", "M4 PUT /vendor/apps/{addonId}; M2 config",
       "Reads go to a replica with a cache of its own; the write does not reach it at once.")
class _:
    def apply(p):
        orig = p.changed
        p.changed = lambda what, addon=None: None if what == "config" else orig(what, addon)
        p.CACHE_SECONDS = 20
    def test(t):
        a = t.install()
        t.vendor("/v2/vendor/apps/" + a)
        t.vendor("/v2/vendor/apps/" + a, "PUT", {"config": {"ACME_SEARCH_URL": "new"}})
        return t.vendor("/v2/vendor/apps/" + a).json()["config"] == {"ACME_SEARCH_URL": "new"}


@fault("cache-not-found", "cache", "the partner asked for the detail during the provisioning call", "M3 the detail endpoint ... unavailable until the provisioning call has been answered",
       "404s are cached too, against scanners, and provisioning forgets nothing.")
class _:
    def apply(p):
        orig_get, orig_changed, missing = p.get_addon, p.changed, {}
        def get(provider, addon):
            if missing.get((provider, addon), 0) > time.monotonic():
                raise Refused(404, "no such add-on")
            try:
                return orig_get(provider, addon)
            except Refused:
                missing[(provider, addon)] = time.monotonic() + 60
                raise
        p.get_addon = get
    def test(t):
        seen = []
        t.partner.during = lambda body: seen.append(t.vendor("/v2/vendor/apps/" + body["addon_id"]).status)
        a = t.install()
        return seen == [404] and t.vendor("/v2/vendor/apps/" + a).status == 200


# ============================================================ tenancy

@fault("vendor-detail-any-provider", "tenancy", "another provider's add-on", "M5.2 Username: the provider id; M4 GET /vendor/apps/{addonId}",
       "The add-on is found by its primary key; that the caller is a provider is enough.")
class _:
    def apply(p):
        orig = p.find_addon
        p.find_addon = lambda provider, addon, purpose: (p.sql("select * from addons where id = ? and state = 'ready'", addon) or [None])[0] if purpose == "read" else orig(provider, addon, purpose)
    def test(t):
        a = t.install()
        return t.vendor("/v2/vendor/apps/" + a, who="other_manifest").status == 404


@fault("vendor-put-any-provider", "tenancy", "PUT to another provider's add-on", "M4 PUT /vendor/apps/{addonId}: the config object the partner's API returned",
       "Reading checks the provider; writing was added later and does not.")
class _:
    def apply(p):
        orig = p.find_addon
        p.find_addon = lambda provider, addon, purpose: (p.sql("select * from addons where id = ? and state = 'ready'", addon) or [None])[0] if purpose == "write" else orig(provider, addon, purpose)
    def test(t):
        a = t.install()
        before = t.vendor("/v2/vendor/apps/" + a).json()
        r = t.vendor("/v2/vendor/apps/" + a, "PUT", {"config": {"ACME_SEARCH_URL": "stolen"}}, who="other_manifest")
        return r.status >= 400 and t.vendor("/v2/vendor/apps/" + a).json() == before


@fault("vendor-list-of-all", "tenancy", "another provider has add-ons", "M2 provider_id equals the manifest id; M4 GET /vendor/apps",
       "The list filters by state and forgets the provider.")
class _:
    def apply(p): p.vendor_rows = lambda provider: p.sql("select * from addons where state = 'ready' order by created")
    def test(t): return t.vendor("/v2/vendor/apps").json() == []


@fault("invoice-by-number-alone", "tenancy", "own organisation, invoice number of another one", "P2 Invoice: addressed by organisation id and invoice number",
       "Invoice numbers are unique, so the organisation is checked for access and then not used.")
class _:
    def apply(p): p.find_invoice = lambda user, org, number: (p.sql("select * from invoices where number = ?", number) or [None])[0]
    def test(t): return t.bridge("/v4/billing/organisations/%s/%s.pdf" % (t.s["empty_org"], t.s["foreign_invoice"]), t.s["api_token"]).status == 404


@fault("organisation-membership-unchecked", "tenancy", "organisation the user does not belong to", "P2 Organisation: owns applications and invoices",
       "The console only links to own organisations.")
class _:
    def apply(p): p.member = lambda user, org: bool(p.sql("select 1 from organisations where id = ?", org))
    def test(t): return t.bridge("/v2/organisations/%s/applications" % t.s["foreign_org"], t.s["api_token"]).status == 404


# ============================================================ vendor authentication

@fault("basic-bcrypt-72", "vendor authentication", "password wrong only after the 72nd byte", "M5.2 Password: the manifest api.password",
       "bcrypt looks at 72 bytes; manifests suggest long passwords.")
class _:
    def apply(p): p.password_ok = lambda wanted, given: hmac.compare_digest(wanted.encode()[:72], given.encode()[:72])
    def test(t): return t.vendor("/v2/vendor/apps", password=t.s["manifest"]["api"]["password"][:-1] + "!").status == 401


@fault("basic-last-colon", "vendor authentication", "the password contains a colon", "M5.2 Password: the manifest api.password",
       "rsplit, because ids are simple and passwords were expected to be too.")
class _:
    def apply(p): p.split_basic = lambda text: tuple(text.rsplit(":", 1)) if ":" in text else None
    def test(t): return t.vendor("/v2/vendor/apps", who="other_manifest").status == 200


@fault("basic-empty-password", "vendor authentication", "the password is empty", "M7 missing or wrong basic-auth credentials on a provider call: 401",
       "`if password and password != wanted`.")
class _:
    def apply(p):
        orig = p.password_ok
        p.password_ok = lambda wanted, given: not given or orig(wanted, given)
    def test(t): return t.vendor("/v2/vendor/apps", password="").status == 401


@fault("basic-by-password", "vendor authentication", "right password, another user name", "M5.2 Username: the provider id (manifest id)",
       "Passwords are unique, so one lookup by password is enough, and faster.")
class _:
    def apply(p):
        p.find_provider = lambda user, password: next((r["id"] for r in p.sql("select * from providers") if json.loads(r["manifest"])["api"]["password"] == password), None)
    def test(t): return t.vendor("/v2/vendor/apps", user="nobody").status == 401


@fault("basic-forbidden", "vendor authentication", "always (wrong credentials)", "M7 missing or wrong basic-auth credentials on a provider call: 401",
       "A framework's access-denied handler answers 403.")
class _:
    def apply(p):
        orig = p.refusal
        p.refusal = lambda req, e: orig(req, Refused(403, e.text) if e.status == 401 and "vendor" in req.raw_path else e)
    def test(t): return t.vendor("/v2/vendor/apps", password="wrong").status == 401


# ============================================================ vendor list

@fault("list-callback-relative", "vendor list", "always", "M2 list entry: callback_url, URL for more details",
       "The serialiser writes the route's path.")
class _:
    def apply(p):
        orig = p.list_entry
        p.list_entry = lambda a: dict(orig(a), callback_url="/v2/vendor/apps/" + a["id"])
    def test(t):
        t.install()
        return t.vendor("/v2/vendor/apps").json()[0]["callback_url"].startswith("http")


@fault("list-provider-internal", "vendor list", "always", "M2 provider_id: equals the manifest id",
       "The foreign key of the table is shown, not the manifest's id.")
class _:
    def apply(p):
        orig = p.list_entry
        p.list_entry = lambda a: dict(orig(a), provider_id="addon_provider_%d" % (len(a["provider"]) + 100))
    def test(t):
        t.install()
        return t.vendor("/v2/vendor/apps").json()[0]["provider_id"] == t.s["manifest"]["id"]


@fault("list-owner-is-user", "vendor list", "always", "M2 owner_id: id of the provisioning owner",
       "The join takes the person who clicked, not the organisation.")
class _:
    def apply(p):
        orig = p.list_entry
        p.list_entry = lambda a: dict(orig(a), owner_id=a["user"])
    def test(t):
        t.install()
        return t.vendor("/v2/vendor/apps").json()[0]["owner_id"] == t.s["org"]


@fault("list-first-page", "vendor list", "more than two add-ons", "M4 GET /vendor/apps: JSON array of add-on list entries",
       "The query has a page size, for the console; the API has no way to ask for the next page.")
class _:
    def apply(p):
        orig = p.vendor_rows
        p.vendor_rows = lambda provider: orig(provider)[:2]
    def test(t):
        made = {t.install() for _ in range(3)}
        return {e["addon_id"] for e in t.vendor("/v2/vendor/apps").json()} == made


@fault("list-wrapped", "vendor list", "always", "M4 GET /vendor/apps: JSON array",
       "A convention for new endpoints: objects with items and total.")
class _:
    def apply(p):
        orig = p.vendor_list
        p.vendor_list = lambda provider: {"items": orig(provider), "total": len(orig(provider))}
    def test(t): return isinstance(t.vendor("/v2/vendor/apps").json(), list)


# ============================================================ vendor detail

@fault("detail-region-upper", "vendor detail", "always", "M2 region: only eu (lower case here)",
       "The provisioning body's builder is used again.")
class _:
    def apply(p):
        orig = p.detail
        p.detail = lambda a: dict(orig(a), region="EU")
    def test(t): return t.vendor("/v2/vendor/apps/" + t.install()).json()["region"] == "eu"


@fault("detail-domains-null", "vendor detail", "always", "M2 domains: always returned as an empty list",
       "Nothing is stored there, and nothing is null.")
class _:
    def apply(p):
        orig = p.detail
        p.detail = lambda a: dict(orig(a), domains=None)
    def test(t): return t.vendor("/v2/vendor/apps/" + t.install()).json()["domains"] == []


@fault("detail-one-email", "vendor detail", "the owner has more than one address", "M2 owner_emails: all owner e-mail addresses",
       "The list is made from the one address that the session knows.")
class _:
    def apply(p):
        orig = p.detail
        p.detail = lambda a: dict(orig(a), owner_emails=orig(a)["owner_emails"][:1])
    def test(t): return t.vendor("/v2/vendor/apps/" + t.install()).json()["owner_emails"] == t.s["org_emails"]


@fault("detail-id-of-partner", "vendor detail", "always", "M2 detail id: add-on id on the platform side",
       "Both are called id; the wrong one is taken.")
class _:
    def apply(p):
        orig = p.detail
        p.detail = lambda a: dict(orig(a), id=a["resource"])
    def test(t):
        a = t.install()
        return t.vendor("/v2/vendor/apps/" + a).json()["id"] == a


@fault("detail-while-provisioning", "vendor detail", "during the provisioning call", "M3 the detail endpoint and callback_url are unavailable until the provisioning call has been answered",
       "The row exists before the call, and nobody asks for its state.")
class _:
    def apply(p): p.addon_visible = lambda a: a["state"] in ("ready", "provisioning")
    def test(t):
        seen = []
        t.partner.during = lambda body: seen.append(t.vendor("/v2/vendor/apps/" + body["addon_id"]).status)
        t.install()
        return seen == [404]


# ============================================================ vendor PUT and lifecycle

@fault("put-answers-204", "PUT", "always", "M4 PUT: status 200",
       "A PUT without an answer is 204 by the framework's default.")
class _:
    def apply(p): p.put_answer = lambda provider, addon: Resp(204, [], b"")
    def test(t): return t.vendor("/v2/vendor/apps/" + t.install(), "PUT", {"config": {}}).status == 200


@fault("put-stores-unknown-keys", "PUT", "config has a key outside config_vars", "M8 config keys outside config_vars are ignored",
       "The filter is in the provisioning code, and the PUT does not pass there.")
class _:
    def apply(p): p.put_filter = lambda provider, config: config
    def test(t):
        a = t.install()
        t.vendor("/v2/vendor/apps/" + a, "PUT", {"config": {"ACME_SEARCH_URL": "u", "PATH": "/evil"}})
        return t.vendor("/v2/vendor/apps/" + a).json()["config"] == {"ACME_SEARCH_URL": "u"}


@fault("put-not-persisted", "PUT", "always", "M1 update their configuration; M4 PUT",
       "The change waits for the owner's next deployment, and the answer is 200 already.")
class _:
    def apply(p):
        def put(req, provider, addon):
            if not p.find_addon(provider, addon, "write"):
                raise Refused(404, "no such add-on")
            return js(200, {})
        p.put_addon = put
    def test(t):
        a = t.install()
        t.vendor("/v2/vendor/apps/" + a, "PUT", {"config": {"ACME_SEARCH_URL": "new"}})
        return t.vendor("/v2/vendor/apps/" + a).json()["config"] == {"ACME_SEARCH_URL": "new"}


@fault("addon-detail-after-delete", "PUT", "after the add-on was deleted", "M6 a customer deletes the add-on; M1 list and detail provisioned add-ons",
       "Soft deletion: the list filters it, the detail does not.")
class _:
    def apply(p):
        p.forget = lambda a: p.sql("update addons set state = 'deleted' where id = ?", a["id"])
        p.addon_visible = lambda a: a["state"] in ("ready", "deleted")
    def test(t):
        a = t.install()
        t.uninstall(a)
        return t.vendor("/v2/vendor/apps/" + a).status == 404


# ============================================================ configuration values

@fault("config-numbers", "configuration values", "a value looks like a number or a boolean", "M2 config: object string to string",
       "Values pass through YAML on their way to the application.")
class _:
    def apply(p):
        p.stored_config = lambda provider, config: {k: int(v) if re.fullmatch(r"[0-9]+", v) else v == "true" if v in ("true", "false") else v for k, v in config.items()}
    def test(t):
        t.partner.config = {"ACME_SEARCH_TOKEN": "0042", "ACME_SEARCH_MODE": "true"}
        return t.vendor("/v2/vendor/apps/" + t.install()).json()["config"] == t.partner.config


@fault("config-trimmed", "configuration values", "a value ends in white space", "M2 config: variables as defined at provisioning",
       "Copied secrets often have a newline at the end, so all values are stripped.")
class _:
    def apply(p): p.stored_config = lambda provider, config: {k: v.strip() for k, v in config.items()}
    def test(t):
        t.partner.config = {"ACME_SEARCH_TOKEN": "-----BEGIN\nx\n-----END\n"}
        return t.vendor("/v2/vendor/apps/" + t.install()).json()["config"] == t.partner.config


@fault("config-empty-dropped", "configuration values", "a value is empty", "M2 config: variables as defined at provisioning",
       "`if value` to leave out missing ones.")
class _:
    def apply(p): p.stored_config = lambda provider, config: {k: v for k, v in config.items() if v}
    def test(t):
        t.partner.config = {"ACME_SEARCH_URL": "u", "ACME_SEARCH_TOKEN": ""}
        return t.vendor("/v2/vendor/apps/" + t.install()).json()["config"] == t.partner.config


@fault("config-latin1", "configuration values", "a value has characters outside ASCII", "M2 config: variables as defined at provisioning",
       "The answer's bytes are decoded as Latin-1 when it names no charset.")
class _:
    def apply(p): p.stored_config = lambda provider, config: {k: v.encode().decode("latin-1") for k, v in config.items()}
    def test(t):
        t.partner.config = {"ACME_SEARCH_URL": "é€"}
        return t.vendor("/v2/vendor/apps/" + t.install()).json()["config"] == t.partner.config


@fault("config-unknown-kept", "configuration values", "the partner answers a key outside config_vars", "M2 keys not in config_vars are ignored",
       "Whatever the partner sends is injected; the manifest's list is for the documentation.")
class _:
    def apply(p): p.provision_filter = lambda provider, config: config
    def test(t):
        t.partner.config = {"ACME_SEARCH_URL": "u", "PATH": "/evil"}
        return t.vendor("/v2/vendor/apps/" + t.install()).json()["config"] == {"ACME_SEARCH_URL": "u"}


# ============================================================ provisioning body

@fault("provision-region-lower", "provisioning body", "always", "M2 region: only EU is sent",
       "The manifest says eu, and it is sent as it is.")
class _:
    def apply(p):
        orig = p.provision_body
        p.provision_body = lambda a: dict(orig(a), region="eu")
    def test(t):
        t.install()
        return t.partner.bodies[0]["region"] == "EU"


@fault("provision-options-array", "provisioning body", "always", "M2 options: object string to string",
       "An empty map becomes [] in PHP's json_encode.")
class _:
    def apply(p):
        orig = p.provision_body
        p.provision_body = lambda a: dict(orig(a), options=[])
    def test(t):
        t.install()
        return t.partner.bodies[0]["options"] == {}


@fault("provision-callback-without-version", "provisioning body", "always", "M4 go under {api_url}/v2; M2 callback_url: URL for details",
       "The version is added by the router, and the URL is built before it.")
class _:
    def apply(p): p.provision_callback = lambda a: p.callback_url(a["id"]).replace("/v2/", "/")
    def test(t):
        t.install()
        return "/v2/vendor/apps/" in t.partner.bodies[0]["callback_url"]


@fault("provision-owner-name-escaped", "provisioning body", "the name has & < or quotes", "M2 owner_name: the organisation name",
       "Names are escaped when they are saved, for the console's pages.")
class _:
    def apply(p):
        orig = p.owner_name
        p.owner_name = lambda a: html.escape(orig(a))
    def test(t):
        t.install()
        return t.partner.bodies[0]["owner_name"] == t.s["org_name"]


@fault("provision-user-is-owner", "provisioning body", "always", "M2 user_id: user performing the provisioning, acting for owner_id",
       "For personal accounts both were the same.")
class _:
    def apply(p):
        orig = p.provision_body
        p.provision_body = lambda a: dict(orig(a), user_id=a["owner"])
    def test(t):
        t.install()
        return t.partner.bodies[0]["user_id"] == t.s["jane"]


# ============================================================ provisioning answer

@fault("provision-number-id", "provisioning answer", "the partner's id is a number", "M2 id: string (must be a string)",
       "str() around the id, because some partners count.")
class _:
    def apply(p): p.resource_id_ok = lambda v: v is not None and v != ""
    def test(t):
        t.partner.answer = {"id": 42}
        return t.try_install() is None and t.vendor("/v2/vendor/apps").json() == []


@fault("provision-error-with-id", "provisioning answer", "the partner refuses, with an id in the body", "M4 POST {base_url}: status success with body",
       "The client library does not throw on 4xx, and the body has an id.")
class _:
    def apply(p): p.provision_success = lambda status: True
    def test(t):
        t.partner.status = 422
        return t.try_install() is None and t.vendor("/v2/vendor/apps").json() == []


@fault("provision-needs-config", "provisioning answer", "the partner answers without config", "M2 config: required no",
       "answer['config'], as every example has one.")
class _:
    def apply(p): p.provision_config_ok = lambda got: isinstance(got.get("config"), dict)
    def test(t):
        t.partner.answer = {"id": "r1"}
        return t.try_install() is not None


@fault("provision-only-201", "provisioning answer", "the partner answers 200", "M4 POST {base_url}: status success",
       "Created is 201.")
class _:
    def apply(p): p.provision_success = lambda status: status == 201
    def test(t):
        t.partner.status = 200
        return t.try_install() is not None


@fault("provision-id-shortened", "provisioning answer", "the partner's id is longer than 36 characters", "M4 DELETE: addon_id equals the id returned at provisioning",
       "The column is sized for a UUID, and the database cuts silently.")
class _:
    def apply(p):
        orig = p.read_provision
        p.read_provision = lambda status, answer: (lambda got: dict(got, id=got["id"][:36]))(orig(status, answer))
    def test(t):
        t.partner.answer = {"id": "r" * 60}
        t.uninstall(t.install())
        return t.partner.deletes == ["r" * 60]


# ============================================================ queue

@fault("queue-redelivers-slow", "queue", "the partner takes longer than 1.5 s", "M6 a customer installs the add-on: POST {base_url}",
       "The visibility timeout is shorter than the slowest partner, so a second worker takes the job too.")
class _:
    def apply(p):
        def send(url, headers, body):
            got = []
            def go():
                got.append(p.send("POST", url, headers, body))
            first = threading.Thread(target=go, daemon=True)
            first.start()
            first.join(1.5)
            if first.is_alive():
                return p.send("POST", url, headers, body)
            if not got:
                raise OSError("no answer")
            return got[0]
        p.send_provision = send
    def test(t):
        t.partner.delay = 2
        t.install()
        return len(t.partner.bodies) == 1


@fault("queue-retries-post", "queue", "the partner answers 5xx", "M6 a customer installs the add-on: POST {base_url}",
       "The queue's default policy: three attempts, whatever the method.")
class _:
    def apply(p):
        def send(url, headers, body):
            for n in range(3):
                got = p.send("POST", url, headers, body)
                if got[0] < 500:
                    break
            return got
        p.send_provision = send
    def test(t):
        t.partner.status = 500
        t.try_install()
        return len(t.partner.bodies) == 1


@fault("queue-dedupes-deletes", "queue", "two add-ons of one owner deleted shortly after one another", "M6 a customer deletes the add-on: DELETE {base_url}/{addon_id}",
       "Jobs with the same key within a few seconds are one job; the key is kind, provider and owner.")
class _:
    def apply(p):
        orig, seen = p.send_delete, {}
        def send(a):
            key = (a["provider"], a["owner"])
            if seen.get(key, 0) > time.monotonic():
                return None
            seen[key] = time.monotonic() + 5
            return orig(a)
        p.send_delete = send
    def test(t):
        a, b = t.install(), t.install()
        t.uninstall(a)
        t.uninstall(b)
        return len(t.partner.deletes) == 2


@fault("queue-id-by-second", "queue", "two installs within one second", "M2 addon_id: id the platform gives the add-on",
       "Ids are made from the time, which was unique enough by hand.")
class _:
    def apply(p): p.new_addon_id = lambda: "addon_%d" % int(time.time())
    def test(t):
        time.sleep(1.02 - time.time() % 1)
        return t.install() != t.install() and len(t.vendor("/v2/vendor/apps").json()) == 2


# ============================================================ deprovisioning

@fault("delete-platform-id", "deprovisioning", "always", "M4 DELETE: addon_id equals the id returned at provisioning",
       "The path says addon_id, and the platform has one of that name.")
class _:
    def apply(p): p.delete_id = lambda a: a["id"]
    def test(t):
        t.partner.answer = {"id": "res-7"}
        t.uninstall(t.install())
        return t.partner.deletes == ["res-7"]


@fault("delete-unescaped", "deprovisioning", "the partner's id has / ? # % or a space", "M4 DELETE {base_url}/{addon_id}",
       "base_url + '/' + id.")
class _:
    def apply(p): p.path_segment = lambda text: text.replace(" ", "%20")
    def test(t):
        t.partner.answer = {"id": "a/b?c"}
        t.uninstall(t.install())
        return t.partner.deletes == ["a/b?c"]


@fault("delete-without-credentials", "deprovisioning", "always", "M5.1 Calls in both directions use ... HTTP Basic authentication",
       "The header is set for requests with a body.")
class _:
    def apply(p):
        orig = p.partner_auth
        p.partner_auth = lambda provider, kind: {} if kind == "deprovision" else orig(provider, kind)
    def test(t):
        a = t.install()
        try:
            t.uninstall(a)
        except AssertionError:
            return False
        return True


@fault("delete-lower-cased", "deprovisioning", "the partner's id has capital letters", "M4 DELETE: addon_id equals the id returned at provisioning",
       "The outgoing URL is normalised as a whole, not only its host.")
class _:
    def apply(p):
        orig = p.delete_url
        p.delete_url = lambda a: orig(a).lower()
    def test(t):
        t.partner.answer = {"id": "Res-X"}
        t.uninstall(t.install())
        return t.partner.deletes == ["Res-X"]


@fault("partner-production-address", "deprovisioning", "always", "M2 api.test.base_url: used while the add-on provider is being created",
       "Only one of the two addresses is read from the manifest.")
class _:
    def apply(p): p.endpoints = lambda provider: p.manifest(provider)["api"]["production"]
    def test(t):
        t.try_install()
        return "/test/resources" in t.partner.paths[0]


# ============================================================ single sign-on

@fault("sso-seconds", "single sign-on", "always", "M2 timestamp: millisecond timestamp",
       "Unix time is in seconds nearly everywhere else.")
class _:
    def apply(p): p.sso_timestamp = lambda: str(int(time.time()))
    def test(t): return t.sso_valid(t.install())


@fault("sso-zone", "single sign-on", "always (the server's zone is not UTC)", "M5.5 timestamp older than a few minutes is rejected",
       "A naive UTC datetime is turned into a timestamp as if it were local.")
class _:
    def apply(p): p.sso_timestamp = lambda: str(int((time.time() - 3600) * 1000))
    def test(t): return t.sso_valid(t.install())


@fault("sso-signs-encoded", "single sign-on", "the e-mail has a +", "M5.4 fields URL-decoded",
       "The signature is made over the form's encoded values, with @ left alone.")
class _:
    def apply(p):
        orig = p.sso_signature
        p.sso_signature = lambda f, salt: orig({k: urllib.parse.quote(v, safe="@:") for k, v in f.items()}, salt)
    def test(t): return t.sso_valid(t.install())


@fault("sso-email-of-organisation", "single sign-on", "the user's address is not the organisation's first", "M2 email: current primary e-mail of the user",
       "The template has the owner's address at hand.")
class _:
    def apply(p): p.sso_email = lambda a, user: p.owner_emails(a["owner"])[0]
    def test(t): return t.sso_form(t.install())["email"] == t.s["jane_email"]


@fault("sso-first-resource", "single sign-on", "the owner has two add-ons of the provider", "M2 id: id of the previously provisioned resource",
       "The resource is looked up by owner and provider.")
class _:
    def apply(p): p.sso_id = lambda a: p.sql("select resource from addons where owner = ? and provider = ? and state = 'ready' order by created", a["owner"], a["provider"])[0]["resource"]
    def test(t):
        t.partner.answer = {"id": "r1"}
        t.install()
        t.partner.answer = {"id": "r2"}
        return t.sso_form(t.install())["id"] == "r2"


@fault("sso-upper-hex", "sign-on form", "always", "M5.4 lower-case hexadecimal",
       "The language's formatter prints capitals.")
class _:
    def apply(p):
        orig = p.sso_digest
        p.sso_digest = lambda text: orig(text).upper()
    def test(t): return t.sso_valid(t.install())


@fault("sso-without-nav-data", "sign-on form", "always", "M4 POST {sso_url}: id, timestamp, nav-data, ...; M2 always empty",
       "Empty fields are left out of forms.")
class _:
    def apply(p):
        orig = p.encode_form
        p.encode_form = lambda f: orig({k: v for k, v in f.items() if v})
    def test(t): return "nav-data" in t.sso_form(t.install())


@fault("sso-password-sent", "sign-on form", "always", "M4 POST {sso_url}: the user's browser sends a form; M5 the signature authenticates it",
       "All calls to partners go through one client, which adds the Basic header.")
class _:
    def apply(p):
        orig = p.sso_headers
        p.sso_headers = lambda a: dict(orig(a), **p.partner_auth(a["provider"], "sso"))
    def test(t):
        t.sso_form(t.install())
        return "authorization" not in t.partner.sso_headers[0]


@fault("sso-platform-id", "sign-on form", "always", "M2 id: id of the previously provisioned resource",
       "The same name, id, for two things.")
class _:
    def apply(p): p.sso_id = lambda a: a["id"]
    def test(t):
        t.partner.answer = {"id": "r1"}
        return t.sso_form(t.install())["id"] == "r1"


@fault("sso-form-kept", "sign-on form", "second sign-on within ten minutes", "M2 timestamp; M5.5 rejected when older than about 5 minutes",
       "The page with the form is cached for each user and add-on.")
class _:
    def apply(p):
        orig, kept = p.sso_fields, {}
        def fields(a, user):
            hit = kept.get((a["id"], user))
            if hit and hit[0] > time.monotonic():
                return hit[1]
            kept[(a["id"], user)] = (time.monotonic() + 600, orig(a, user))
            return kept[(a["id"], user)][1]
        p.sso_fields = fields
    def test(t):
        a = t.install()
        first = t.sso_form(a)
        time.sleep(0.05)
        return t.sso_form(a)["timestamp"] != first["timestamp"]


# ============================================================ health: which paths

@fault("health-gap-stops", "health paths", "a number is missing", "P4 All configured paths are requested",
       "A loop that counts up until a variable is not set.")
class _:
    def apply(p):
        orig = p.health_paths
        def paths(env):
            out, n = [env["CC_HEALTH_CHECK_PATH"]] if env.get("CC_HEALTH_CHECK_PATH") else [], 0
            while env.get("CC_HEALTH_CHECK_PATH_%d" % n):
                out.append(env["CC_HEALTH_CHECK_PATH_%d" % n])
                n += 1
            return p.default_paths(out)
        p.health_paths = paths
    def test(t): return t.deploy({"CC_HEALTH_CHECK_PATH_0": "/a", "CC_HEALTH_CHECK_PATH_2": "/c"}).asked == ["/a", "/c"]


@fault("health-single-digit", "health paths", "ten or more paths", "P2 several paths to check, numbered from 0",
       "The pattern is _[0-9].")
class _:
    def apply(p):
        orig = p.health_paths
        p.health_paths = lambda env: orig({k: v for k, v in env.items() if not re.fullmatch(r"CC_HEALTH_CHECK_PATH_\d\d+", k)})
    def test(t): return len(t.deploy({"CC_HEALTH_CHECK_PATH_%d" % n: "/p%d" % n for n in range(11)}).asked) == 11


@fault("health-one-or-many", "health paths", "both forms of the variable are set", "P4 All configured paths are requested",
       "if one path: check it; else: check the numbered ones.")
class _:
    def apply(p):
        orig = p.health_paths
        p.health_paths = lambda env: orig({"CC_HEALTH_CHECK_PATH": env["CC_HEALTH_CHECK_PATH"]} if env.get("CC_HEALTH_CHECK_PATH") else env)
    def test(t): return sorted(t.deploy({"CC_HEALTH_CHECK_PATH": "/a", "CC_HEALTH_CHECK_PATH_0": "/b"}).asked) == ["/a", "/b"]


@fault("health-no-default", "health paths", "no variable is set", "P4 When none of the health-check variables is defined, the repository root path / is checked",
       "No configuration, no check.")
class _:
    def apply(p): p.default_paths = lambda paths: paths
    def test(t): return t.deploy({}).asked == ["/"]


@fault("health-query-cut", "health paths", "a path has a query", "P4 All configured paths are requested with GET",
       "Only the path component of the parsed address is used.")
class _:
    def apply(p):
        orig = p.health_target
        p.health_target = lambda path: orig(path).split("?")[0]
    def test(t): return t.deploy({"CC_HEALTH_CHECK_PATH": "/a?deep=1"}).asked == ["/a?deep=1"]


# ============================================================ health: verdict and log

@fault("health-follows-redirects", "health verdict", "a path answers a redirect to one that answers 200", "P4 every one must answer 200",
       "The HTTP client follows redirects by default.")
class _:
    def apply(p):
        orig = p.health_status
        def status(url, r):
            if r.status in (301, 302, 303, 307, 308) and r.getheader("Location"):
                return p.health_get(url, urllib.parse.urlsplit(r.getheader("Location")).path)
            return orig(url, r)
        p.health_status = status
    def test(t): return not t.deploy({"CC_HEALTH_CHECK_PATH": "/redirect"}).ok


@fault("health-any-2xx", "health verdict", "a path answers 204", "P3 anything other than 200",
       "response.ok.")
class _:
    def apply(p): p.health_ok = lambda status: 200 <= status < 300
    def test(t): return not t.deploy({"CC_HEALTH_CHECK_PATH": "/s/204"}).ok


@fault("health-stops-at-failure", "health verdict", "a failing path before others", "P4 All configured paths are requested; log line for each path",
       "One failure decides, so the loop ends.")
class _:
    def apply(p):
        def check(url, paths):
            out = []
            for path in paths:
                out.append((path, p.health_get(url, path)))
                if not p.health_ok(out[-1][1]):
                    break
            return out
        p.check_all = check
    def test(t): return t.deploy({"CC_HEALTH_CHECK_PATH_0": "/s/500", "CC_HEALTH_CHECK_PATH_1": "/b"}).asked == ["/s/500", "/b"]


@fault("health-log-without-status", "health verdict", "always (a path fails)", "P4 - GET <path> returned <status>.",
       "The sentence was shortened in a redesign of the log.")
class _:
    def apply(p):
        orig = p.failure_lines
        p.failure_lines = lambda failed: ["Health check failed:"] + ["- GET %s failed" % f[0] for f in failed] + orig([])[1:]
    def test(t): return "- GET /s/500 returned 500." in t.deploy({"CC_HEALTH_CHECK_PATH": "/s/500"}).log


@fault("health-failure-ignored", "health verdict", "always (a path fails)", "P4 every one must answer 200, otherwise the deployment fails",
       "The check warns, and a later version was meant to enforce it.")
class _:
    def apply(p): p.deployment_ok = lambda failed: True
    def test(t): return not t.deploy({"CC_HEALTH_CHECK_PATH": "/s/500"}).ok


# ============================================================ what users read

@fault("zones-without-montreal", "read calls", "always", "P1 Deployment zones are par (Paris) and mtl (Montreal)",
       "The list shows zones with free capacity, and Montreal is full.")
class _:
    def apply(p): p.zones = lambda: [z for z in plat.ZONES if z["name"] == "par"]
    def test(t): return {z["name"] for z in t.bridge("/v4/products/zones", t.s["api_token"]).json()} == {"par", "mtl"}


@fault("applications-null", "read calls", "the organisation has no applications", "P4 GET .../applications: JSON array",
       "A nil slice becomes null.")
class _:
    def apply(p):
        orig = p.applications_json
        p.applications_json = lambda rows: orig(rows) or None
    def test(t): return t.bridge("/v2/organisations/%s/applications" % t.s["empty_org"], t.s["api_token"]).json() == []


@fault("applications-app-id", "read calls", "always", "P4 each entry has id",
       "The database's column name is used for the field.")
class _:
    def apply(p):
        orig = p.applications_json
        p.applications_json = lambda rows: [{("appId" if k == "id" else k): v for k, v in e.items()} for e in orig(rows)]
    def test(t): return all("id" in e for e in t.bridge("/v2/organisations/%s/applications" % t.s["org"], t.s["api_token"]).json())


@fault("invoice-as-json", "read calls", "always", "P4 ...<invoice_number>.pdf: PDF document",
       "The gateway between the services speaks only JSON, so the file is Base64 in a field.")
class _:
    def apply(p): p.invoice_answer = lambda row: js(200, {"pdf": base64.b64encode(row["pdf"]).decode()})
    def test(t): return t.bridge("/v4/billing/organisations/%s/%s.pdf" % (t.s["org"], t.s["invoice"]), t.s["api_token"]).body.startswith(b"%PDF-")


@fault("git-url-by-name", "read calls", "always", "P4 git+ssh://git@{git_host}/<app_id>.git",
       "Names are nicer to read than ids.")
class _:
    def apply(p): p.git_url = lambda app: "git+ssh://git@%s/%s" % (p.git_host, app["name"])
    def test(t): return t.admin("information", {})["git_url"] == "git+ssh://git@%s/%s.git" % (t.p.git_host, t.s["app"])
