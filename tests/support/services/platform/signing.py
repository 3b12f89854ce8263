"""OAuth 1 as the contract has it: PLAINTEXT, HMAC-SHA1 and HMAC-SHA512, in an Authorization header that starts with OAuth."""
import base64, hashlib, hmac, re
from urllib.parse import parse_qsl, quote, unquote
from faults import wrong

HASHES = {"HMAC-SHA1": hashlib.sha1, "HMAC-SHA512": hashlib.sha512}


def encode(text):
    return quote(text, safe="!'()*~" if wrong("encoding-of-the-browser") else "~")


def header_of(authorization):
    """The parameters of the header; None if it is no OAuth header."""
    scheme, _, rest = (authorization or "").partition(" ")
    if scheme.lower() != "oauth":
        return None
    pairs = rest.split(", ") if wrong("comma-needs-a-space") else rest.split(",")
    found = (re.fullmatch(r'\s*([\w.~%-]+)="([^"]*)"\s*', pair) for pair in pairs)
    return {unquote(one[1]): unquote(one[2]) for one in found if one}


def query_of(query):
    if wrong("plus-stays-a-plus"):
        query = query.replace("+", "%2B")
    pairs = parse_qsl(query, keep_blank_values=not wrong("empty-values-are-lost"))
    return list(dict(pairs).items()) if wrong("repeated-names-are-lost") else pairs


def base_string(method, url, query, parameters):
    signed = [(name, value) for name, value in parameters.items() if name not in ("oauth_signature", "realm")]
    if not wrong("query-is-not-signed"):
        signed += query_of(query)
    pairs = sorted((encode(name), encode(value)) for name, value in signed)
    if wrong("sorted-by-name-only"):
        pairs = sorted(((encode(name), encode(value)) for name, value in signed), key=lambda pair: pair[0])
    return "&".join(encode(part) for part in (method, url, "&".join(f"{name}={value}" for name, value in pairs)))


def is_signed(method, url, query, parameters, consumer_secret, token_secret):
    given = parameters.get("oauth_signature", "")
    how = parameters.get("oauth_signature_method", "PLAINTEXT")
    key = f"{encode(consumer_secret)}&{encode(token_secret)}"
    if wrong("signature-is-not-checked"):
        return given != ""
    if how == "PLAINTEXT":
        return given.split("&")[0] == key.split("&")[0] if wrong("plaintext-forgets-the-token") else hmac.compare_digest(given.encode(), key.encode())
    if how not in HASHES or (how == "HMAC-SHA512" and wrong("no-sha512")):
        return False
    text = base_string("GET" if wrong("method-is-not-signed") else method, url, query, parameters)
    digest = hmac.new(key.encode(), text.encode(), HASHES[how]).digest()
    return hmac.compare_digest(given.encode(), base64.b64encode(digest))
