"""Whom and what the platform knows; secrets are fresh in every process."""
import json, os, secrets, time

make = lambda: secrets.token_urlsafe(24)
USER = {"id": "user_7f3a", "email": "ada@engines.example", "name": "Ada"}
OTHER = {"id": "user_0b1c", "email": "charles@engines.example", "name": "Charles"}
OWNER = {"id": "orga_51d2", "name": "Analytical Engines", "emails": ["office@engines.example", "ada@engines.example"]}
INVOICE = "F2026-118"
APPLICATIONS = {
    OWNER["id"]: [{"id": "app_6c1e", "name": "mill", "zone": "par"}, {"id": "app_9d20", "name": "store", "zone": "mtl"}],
    "orga_e0e0": [],
    "orga_77aa": [{"id": "app_f00d", "name": "difference", "zone": "par"}],
}
MEMBERS = {USER["id"]: [OWNER["id"], "orga_e0e0"], OTHER["id"]: ["orga_77aa"]}
ZONES = [{"name": "par", "city": "Paris"}, {"name": "mtl", "city": "Montreal"}]
VALID, EXPIRED, REVOKED, OF_OTHER = make(), make(), make(), make()
API_TOKENS = {
    VALID: {"user": USER, "until": None, "revoked": False},
    EXPIRED: {"user": USER, "until": time.time() - 86_400, "revoked": False},
    REVOKED: {"user": USER, "until": None, "revoked": True},
    OF_OTHER: {"user": OTHER, "until": None, "revoked": False},
}
CONSUMERS = {"consumer_a1": {"secret": make(), "callback": "http://127.0.0.1:4999/"}, "consumer_b2": {"secret": make(), "callback": "http://127.0.0.1:4999/"}}
REQUEST_TOKENS, USER_TOKENS = {}, {}
PASSWORD, CONTROL = make(), make()
ADDONS = {}
PROVIDERS = {}
for path in filter(None, os.environ.get("MANIFESTS", "").split(":")):
    with open(path, encoding="utf-8") as file:
        manifest = json.load(file)
        PROVIDERS[manifest["id"]] = manifest
