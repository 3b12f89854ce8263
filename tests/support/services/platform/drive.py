"""The drivers of the platform: what a customer does in the console, and a deployment with its health check."""
import json, os, re, sys, urllib.error, urllib.parse, urllib.request
from faults import wrong


class Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), Stay)


def send(method, url, body=None, headers=None):
    try:
        with opener.open(urllib.request.Request(url, method=method, data=body, headers=headers or {}), timeout=3) as answer:
            return answer.status, answer.read(), answer.headers
    except urllib.error.HTTPError as error:
        return error.code, error.read(), error.headers
    except OSError:
        return 0, b"", {}


def console(action, **given):
    url = f"{os.environ['PLATFORM_URL']}/control/{action}"
    request = urllib.request.Request(url, method="POST", data=json.dumps(given).encode(), headers={"X-Control": os.environ["PLATFORM_CONTROL"]})
    try:
        with opener.open(request, timeout=40) as answer:
            print(answer.read().decode())
    except urllib.error.HTTPError:
        sys.exit(1)


def authorize(url):
    form = urllib.parse.urlencode({"email": "ada@engines.example", "password": os.environ["PLATFORM_PASSWORD"]}).encode()
    _, _, headers = send("POST", url, form, {"Content-Type": "application/x-www-form-urlencoded"})
    print(headers.get("Location", ""))


def paths_of(variables):
    numbered = sorted((int(name.rsplit("_", 1)[1]), value) for name, value in variables.items() if re.fullmatch(r"CC_HEALTH_CHECK_PATH_\d+", name))
    found = [variables["CC_HEALTH_CHECK_PATH"]] if "CC_HEALTH_CHECK_PATH" in variables else []
    found += [value for _, value in numbered][: 1 if wrong("health-asks-one-number") else None]
    return found or ([] if wrong("health-forgets-the-root") else ["/"])


def deploy():
    paths = paths_of(json.loads(os.environ["ASSAY_APP_ENV"]))
    failed = []
    for path in paths:
        asked = path.partition("?")[0] if wrong("health-cuts-the-query") else path
        url = os.environ["ASSAY_APP_URL"].rstrip("/") + "/" + urllib.parse.quote(asked.lstrip("/"), safe="/?&=%:@!$'()*+,;~-._")
        status, _, _ = send("HEAD" if wrong("health-asks-with-head") else "GET", url)
        if not wrong("health-logs-nothing"): print(f"Response from GET {path} is {status}")
        if status != 200 and not (wrong("health-takes-any-2xx") and 200 <= status < 300): failed.append((path, status))
    if failed:
        print("Health check failed:")
        for path, status in failed[: 1 if wrong("health-lists-one-failure") else None]:
            print(f"- GET {path} returned {status}.")
        print("Update the configuration of your health check, or fix your service.")
        if not wrong("health-failure-is-only-logged"): sys.exit(1)


match sys.argv[1:]:
    case ["install"]: console("install", provider=os.environ["PROVIDER"], plan=os.environ["ASSAY_PLAN"])
    case ["uninstall" | "sso" as action]: console(action, addon=os.environ["ASSAY_ADDON_ID"])
    case ["authorize", url]: authorize(url)
    case ["deploy"]: deploy()
