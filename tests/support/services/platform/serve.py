"""A platform written from the contract. Its first line is what a person would fill into platform.yaml, as JSON."""
import base64, hmac, html, json, os, sys, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, quote, urlencode
import marketplace, signing
from faults import wrong
from world import *

PDF = b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n"
STRICT = bool(os.environ.get("STRICT"))


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, status, value=None, kind="application/json", **headers):
        body = value if isinstance(value, bytes) else b"" if value is None else json.dumps(value).encode()
        self.send_response(status)
        for name, text in headers.items():
            self.send_header(name.replace("_", "-"), text)
        if body: self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def refuse(self, status=401):
        self.answer(status, {"code": status, "message": "refused"})

    def handle_call(self):
        self.body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.path_only, _, self.query = self.path.partition("?")
        self.origin = f"http://{self.headers.get('Host')}"
        self.route([part for part in self.path_only.split("/") if part])

    do_GET = do_POST = do_PUT = do_DELETE = do_HEAD = handle_call


class Bridge(Handler):
    """Takes API tokens, and nothing else."""

    def route(self, parts):
        scheme, _, given = (self.headers.get("Authorization") or "").partition(" ")
        found = API_TOKENS.get(given)
        if wrong("token-needs-only-its-start"): found = next((one for token, one in API_TOKENS.items() if given.startswith(token)), None)
        if wrong("token-in-any-case"): found = next((one for token, one in API_TOKENS.items() if given.lower() == token.lower()), None)
        if scheme.lower() != "bearer" or not found: return self.refuse()
        if found["revoked"] and not wrong("takes-revoked-tokens"): return self.refuse()
        if found["until"] and found["until"] < time.time() and not wrong("takes-expired-tokens"): return self.refuse()
        if parts[:1] == ["v4"] and wrong("bridge-without-v4"): return self.refuse(404)
        resources(self, parts, OTHER if wrong("token-of-somebody-else") else found["user"])


class Api(Handler):
    def route(self, parts):
        if parts[:1] == ["control"]: return control(self, parts[1:])
        if parts[:1] == ["oauth"]: return three_steps(self, parts[1:])
        if parts[:3] == ["v2", "vendor", "apps"]: return vendor(self, parts[3:])
        if parts == ["v2", "summary"] and wrong("summary-is-open"): return resources(self, parts, USER)
        if parts == ["v4", "products", "zones"]: return resources(self, parts, USER)
        signer = self.signed_by(lambda key, token: USER_TOKENS.get(token) or (wrong("request-tokens-open-the-api") and REQUEST_TOKENS.get(token)))
        if not signer: return self.refuse()
        if STRICT and self.query: return self.refuse(400)
        resources(self, parts, USER)

    def signed_by(self, token_of):
        """The parameters of a request that is signed right, with its consumer and its token."""
        given = signing.header_of(self.headers.get("Authorization"))
        consumer = given and CONSUMERS.get(given.get("oauth_consumer_key"))
        if given and wrong("unknown-consumers-are-welcome"): consumer = consumer or CONSUMERS["consumer_a1"]
        token = token_of(given.get("oauth_consumer_key"), given.get("oauth_token")) if consumer else None
        if not token: return None
        if token.get("consumer") not in (None, given.get("oauth_consumer_key")) and not wrong("tokens-of-any-consumer"): return None
        if not signing.is_signed(self.command, self.origin + self.path_only, self.query, given, consumer["secret"], token["secret"]): return None
        return {**given, "consumer": consumer, "token": token}


def three_steps(call, parts):
    if parts == ["request_token"] and call.command == "POST":
        given = call.signed_by(lambda *_: {"secret": ""})
        if not given: return call.refuse()
        token = "the-request-token" if wrong("one-request-token-for-all") else make()
        REQUEST_TOKENS[token] = {"secret": make(), "consumer": given["oauth_consumer_key"], "callback": given.get("oauth_callback", "oob"), "verifier": None}
        return call.answer(200, urlencode({"oauth_token": token, "oauth_token_secret": REQUEST_TOKENS[token]["secret"]}).encode(), "application/x-www-form-urlencoded")
    if parts == ["authorize"]: return authorize(call)
    if parts == ["access_token"] and call.command == "POST":
        given = call.signed_by(lambda _, token: REQUEST_TOKENS.get(token))
        known = given and given["token"]["verifier"]
        sent = given and given.get("oauth_verifier")
        fits = known and (sent == known or (not sent and wrong("verifier-may-be-left-out")) or (sent and wrong("verifier-is-not-compared")))
        if not fits and not (given and wrong("nobody-needs-to-agree")): return call.refuse()
        del REQUEST_TOKENS[given["oauth_token"]]
        token = make()
        USER_TOKENS[token] = {"secret": make(), "consumer": given["oauth_consumer_key"]}
        return call.answer(200, urlencode({"oauth_token": token, "oauth_token_secret": USER_TOKENS[token]["secret"]}).encode(), "application/x-www-form-urlencoded")
    call.refuse(404)


def authorize(call):
    """A page with e-mail and password; the redirect comes after it."""
    token = parse_qs(call.query).get("oauth_token", [""])[0]
    asked = REQUEST_TOKENS.get(token)
    if not asked and not wrong("authorizes-unknown-tokens"): return call.answer(404, b"<h1>Unknown</h1>", "text/html")
    if call.command == "GET" and not (not asked and wrong("authorizes-unknown-tokens")):
        return call.answer(200, f'<form method="post" action="{html.escape(call.path)}"><input name="email"><input name="password" type="password"></form>'.encode(), "text/html")
    form = parse_qs(call.body.decode())
    if asked and form.get("password") != [PASSWORD]: return call.answer(403, b"<h1>Wrong password</h1>", "text/html")
    asked = asked or {"callback": "http://127.0.0.1:4999/", "consumer": "consumer_a1"}
    asked["verifier"] = make()
    back = asked["callback"] if asked["callback"].startswith("http") else CONSUMERS[asked["consumer"]]["callback"]
    fields = {"oauth_token": token, "oauth_verifier": asked["verifier"]}
    if wrong("returns-without-the-token"): del fields["oauth_token"]
    call.answer(302, Location=back + ("#" if wrong("returns-in-the-fragment") else "&" if "?" in back else "?") + urlencode(fields))


def resources(call, parts, user):
    match parts:
        case ["v2", "self"]: call.answer(200, user)
        case ["v2", "summary"]: call.answer(200, {"user": user, "organisations": [OWNER]})
        case ["v4", "products", "zones"]: call.answer(200, ZONES[:1] if wrong("no-montreal") else ZONES)
        case ["v2", "organisations", organisation, "applications"]: applications(call, organisation, user)
        case ["v4", "billing", "organisations", organisation, name] if organisation == OWNER["id"] and organisation in MEMBERS[user["id"]] and name == INVOICE + ".pdf":
            if wrong("invoice-is-base64"): return call.answer(200, base64.b64encode(PDF), "application/pdf")
            call.answer(200, PDF, "application/octet-stream" if wrong("invoice-without-its-type") else "application/pdf")
        case _: call.refuse(404)


def applications(call, organisation, user):
    found = APPLICATIONS.get(organisation)
    if found is None or (organisation not in MEMBERS[user["id"]] and not wrong("organisations-of-others")): return call.refuse(404)
    if wrong("applications-in-an-envelope"): return call.answer(200, {"items": found})
    if wrong("numbers-as-application-ids"): found = [{**one, "id": number} for number, one in enumerate(found)]
    call.answer(200, None if wrong("empty-is-null") and not found else found) if found or not wrong("empty-is-null") else call.answer(200, b"null")


def vendor(call, parts):
    scheme, _, given = (call.headers.get("Authorization") or "").partition(" ")
    try:
        name, _, password = base64.b64decode(given, validate=True).decode().partition(":")
    except ValueError:
        name = password = ""
    provider = PROVIDERS.get(name)
    fits = provider and (wrong("vendor-takes-any-password") or hmac.compare_digest(password.encode(), provider["api"]["password"].encode()))
    if scheme.lower() != "basic" or not fits: return call.answer(401, {"message": "refused"}, WWW_Authenticate='Basic realm="vendor"')
    own = [one for one in ADDONS.values() if one["provider"] == name and one["ready"]]
    if not parts:
        shown = own[:-1] if wrong("list-omits-the-newest") else own
        return call.answer(200, [marketplace.entry(one) for one in shown])
    early = wrong("detail-during-the-install")
    addon = ADDONS.get(parts[0])
    if not addon or addon.get("gone") or (not addon["ready"] and not early): return call.refuse(404)
    if addon["provider"] != name and not wrong("details-for-every-provider"): return call.refuse(404)
    if call.command == "GET": return call.answer(200, marketplace.detail({"resource": "", **addon}))
    if call.command != "PUT": return call.refuse(405)
    config = json.loads(call.body).get("config", {})
    declared = provider["api"]["config_vars"]
    if not wrong("updates-are-lost"):
        for one in own if wrong("updates-change-every-add-on") else [addon]: one["config"] = {key: value for key, value in config.items() if key in declared}
    call.answer(204) if wrong("updates-answer-204") else call.answer(200, marketplace.detail(addon))


def control(call, parts):
    """What a customer does in the console; the drivers call it."""
    if call.headers.get("X-Control") != CONTROL: return call.refuse(403)
    given = json.loads(call.body)
    if parts == ["install"]:
        addon = marketplace.install(given["provider"], given["plan"], call.origin)
        return call.answer(200, {"addon_id": addon["id"]}) if addon else call.refuse(409)
    addon = ADDONS.get(given["addon"])
    done = addon and (marketplace.uninstall if parts == ["uninstall"] else marketplace.sign_on)(addon)
    call.answer(200, {}) if done else call.refuse(409)


def start(handler):
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


api, bridge = start(Api), start(Bridge)
for other in list(PROVIDERS)[1:]:
    ADDONS["addon_of_" + other] = {"id": "addon_of_" + other, "provider": other, "plan": "small", "name": "theirs", "config": {}, "ready": True, "resource": "r1", "callback": f"{api}/v2/vendor/apps/addon_of_{other}"}
(key, consumer), (other_key, other_consumer) = CONSUMERS.items()
print(json.dumps({
    "control": {"PLATFORM_URL": api, "PLATFORM_CONTROL": CONTROL, "PLATFORM_PASSWORD": PASSWORD},
    "configuration": {
        "base_url": api, "bridge_url": bridge, "api_token": VALID, "api_token_id": "api_tokens_" + VALID[:6],
        "oauth": {"consumer_key": key, "consumer_secret": consumer["secret"], "authorize": "command", "callback_url": "http://127.0.0.1:4999/"},
        "organisation_id": OWNER["id"], "invoice_number": INVOICE, "user": {"id": USER["id"], "email": USER["email"]}, "owner": OWNER,
        "git_url": "git+ssh://git@git.engines.example/app_6c1e.git",
        "also": {"expired_api_token": EXPIRED, "revoked_api_token": REVOKED, "other_consumer": {"key": other_key, "secret": other_consumer["secret"]}, "empty_organisation_id": "orga_e0e0", "other_organisation_id": "orga_77aa", "other_user": {"id": OTHER["id"], "api_token": OF_OTHER}},
        "deploys_at_once": 2,
    },
}), flush=True)
sys.stdin.read()
