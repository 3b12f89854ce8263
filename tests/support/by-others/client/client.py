import sys, os, hmac, hashlib, base64, time, secrets, urllib.request, urllib.error
from urllib.parse import quote, quote_plus, urlencode
bug = sys.argv[1] if len(sys.argv) > 1 else ''
BASE, KEY, KS, TOKEN, SECRET, API = (os.environ[n] for n in ('BASE','KEY','KEY_SECRET','TOKEN','SECRET','API_TOKEN'))
def esc(s): return quote(s) if bug == 'slash' else quote_plus(s) if bug == 'plus' else quote(s, safe='~')
def call(method, path, query={}, form=None):
    url = BASE + path
    oauth = dict(oauth_consumer_key=KEY, oauth_token=TOKEN, oauth_signature_method='HMAC-SHA512', oauth_timestamp=str(int(time.time())), oauth_nonce='abc123' if bug == 'nonce' else secrets.token_hex(8), oauth_version='1.0')
    signed = dict(oauth)
    if bug != 'noquery': signed.update(query)
    signed.update(form or {})
    params = '&'.join(f'{k}={v}' for k, v in sorted((esc(k), esc(v)) for k, v in signed.items()))
    parts = [method, esc(url), esc(params)]
    if bug == 'nomethod': parts = parts[1:]
    key = esc(KS) + ('' if bug == 'noamp' else '&') + esc(SECRET)
    sig = base64.b64encode(hmac.new(key.encode(), '&'.join(parts).encode(), hashlib.sha512).digest()).decode()
    head = ', '.join(f'{k}="{v if bug == "rawsig" and k == "oauth_signature" else esc(v)}"' for k, v in {**oauth, 'oauth_signature': sig}.items())
    auth = 'Bearer ' + API if bug == 'bearer' else 'OAuth ' + head
    whole = url + ('?' + '&'.join(f'{quote(k, safe="~")}={quote(v, safe="~")}' for k, v in query.items()) if query else '')
    r = urllib.request.Request(whole, method=method, data=urlencode(form).encode() if form else None, headers={'Authorization': auth})
    try: print(urllib.request.urlopen(r).status)
    except urllib.error.HTTPError as e: print(e.code)
call('GET', '/v2/self', {'name': 'a b/c é', 'sign': 'x&y=z'})
if bug == 'nonce': time.sleep(1.1)
call('POST', '/echo', {}, {'text': 'one two/three'})
