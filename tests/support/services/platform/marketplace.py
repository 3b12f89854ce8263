"""The platform's side of the marketplace: what it sends to partners, and what it tells them."""
import base64, hashlib, json, time, urllib.error, urllib.request, uuid
from urllib.parse import quote, urlencode
from faults import wrong
from world import ADDONS, OWNER, PROVIDERS, USER


def send(method, url, body=None, headers=None):
    request = urllib.request.Request(url, method=method, data=body, headers=headers or {})
    try:
        with opener.open(request, timeout=20) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()
    except OSError:
        return 0, b""


class Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), Stay)


def basic(provider):
    password = provider["api"]["password"] + ("\n" if wrong("password-with-a-line-end") else "")
    return {} if wrong("calls-without-credentials") else {"Authorization": "Basic " + base64.b64encode(f"{provider['id']}:{password}".encode()).decode()}


def install(provider_id, plan, api):
    provider = PROVIDERS[provider_id]
    addon = {"id": "addon_" + uuid.uuid4().hex[:12], "provider": provider_id, "plan": plan, "name": f"my {provider_id}", "config": {}, "ready": False, "at": time.time()}
    addon["callback"] = ("" if wrong("callback-is-a-path") else api) + "/v2/vendor/apps/" + addon["id"]
    ADDONS[addon["id"]] = addon
    body = {"addon_id": addon["id"], "owner_id": OWNER["id"], "owner_name": OWNER["name"], "user_id": USER["id"], "plan": plan, "region": "EU", "callback_url": addon["callback"], "options": {}}
    if wrong("region-in-lower-case"): body["region"] = "eu"
    if wrong("no-options"): del body["options"]
    if wrong("owner-is-the-user"): body["owner_id"] = USER["id"]
    url = provider["api"]["test"]["base_url"]
    if wrong("password-in-the-address"): url += "?" + urlencode({"password": provider["api"]["password"]})
    kind = "text/plain" if wrong("install-is-plain-text") else "application/json"
    status, text = send("POST", url, json.dumps(body).encode(), {"Content-Type": kind, **basic(provider)})
    try:
        answer = json.loads(text)
    except ValueError:
        answer = None
    given = answer.get("id") if isinstance(answer, dict) else None
    if wrong("takes-a-number-as-id") and isinstance(given, int): given = str(given)
    fine = status == 200 if wrong("only-200-installs") else 200 <= status < 300
    if wrong("wants-a-config") and not (isinstance(answer, dict) and answer.get("config")): fine = False
    if not fine or not isinstance(given, str) or given == "":
        del ADDONS[addon["id"]]
        return None
    config = answer.get("config") or {}
    declared = provider["api"]["config_vars"]
    addon.update(resource=given, ready=True, config=config if wrong("keeps-undeclared-keys") else {name: value for name, value in config.items() if name in declared})
    return addon


def uninstall(addon):
    provider = PROVIDERS[addon["provider"]]
    name = addon["id"] if wrong("delete-by-addon-id") else addon["resource"]
    name = quote(name, safe="/") if wrong("delete-leaves-the-slash") else quote(name, safe="")
    body = b"{}" if wrong("delete-has-a-body") else None
    status, _ = send("DELETE", provider["api"]["test"]["base_url"] + "/" + name, body, basic(provider))
    if status != 200 and not wrong("delete-ignores-a-refusal"):
        return False
    if wrong("list-keeps-deleted"): addon["gone"] = True
    else: del ADDONS[addon["id"]]
    return True


def sign_on(addon):
    provider = PROVIDERS[addon["provider"]]
    now = int(time.time() * (1 if wrong("sign-on-in-seconds") else 1000))
    form = {"id": addon["id"] if wrong("sign-on-by-addon-id") else addon["resource"], "timestamp": str(now), "nav-data": "{}" if wrong("nav-data-is-an-object") else "", "email": OWNER["emails"][0] if wrong("sign-on-with-the-owners-email") else USER["email"], "user_id": USER["id"]}
    text = ":".join([form["id"], form["user_id"], form["email"], form["nav-data"], provider["api"]["sso_salt"], form["timestamp"]])
    made = (hashlib.sha256 if wrong("sign-on-with-sha256") else hashlib.sha512)(text.encode()).hexdigest()
    form["signature"] = made.upper() if wrong("sign-on-in-capitals") else made
    data = urlencode(form)
    status, _ = send("POST", provider["api"]["test"]["sso_url"], data.encode(), {"Content-Type": "application/x-www-form-urlencoded"})
    return status < 400


def entry(addon):
    found = {"provider_id": addon["provider"], "addon_id": addon["id"], "callback_url": addon["callback"], "plan": addon["plan"], "owner_id": OWNER["id"]}
    if wrong("list-without-the-plan"): del found["plan"]
    return found


def detail(addon):
    found = {"id": addon["id"], "name": addon["name"], "config": addon["config"], "callback_url": addon["callback"], "owner_email": OWNER["emails"][0], "owner_emails": OWNER["emails"], "owner_id": OWNER["id"], "region": "eu", "domains": []}
    if wrong("detail-region-in-capitals"): found["region"] = "EU"
    if wrong("domains-are-null"): found["domains"] = None
    if wrong("emails-are-one-text"): found["owner_emails"] = ", ".join(OWNER["emails"])
    if wrong("detail-id-is-the-partners"): found["id"] = addon["resource"]
    return found
