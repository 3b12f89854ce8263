import { createHmac, randomBytes } from 'node:crypto';
const bug = process.argv[2] ?? '';
const { BASE, KEY, KEY_SECRET, TOKEN, SECRET } = process.env;
const strict = (s) => encodeURIComponent(s).replace(/[!'()*]/g, (c) => '%' + c.charCodeAt(0).toString(16).toUpperCase());
const enc = bug === 'component' ? encodeURIComponent : strict;
async function call(method, path, query = {}, form) {
  const url = BASE + path;
  const oauth = { oauth_consumer_key: KEY, oauth_token: TOKEN, oauth_signature_method: 'HMAC-SHA512', oauth_timestamp: String(bug === 'ms' ? Date.now() : Math.floor(Date.now() / 1000)), oauth_nonce: randomBytes(12).toString('hex'), oauth_version: '1.0' };
  let pairs = Object.entries({ ...query, ...form, ...oauth }).map(([k, v]) => [enc(k), enc(v)]);
  if (bug !== 'unsorted') pairs.sort((a, b) => (a[0] < b[0] ? -1 : 1));
  const whole = Object.keys(query).length ? url + '?' + Object.entries(query).map(([k, v]) => strict(k) + '=' + strict(v)).join('&') : url;
  const base = [bug === 'lower' ? method.toLowerCase() : method, enc(bug === 'urlquery' ? whole : url), enc(pairs.map((p) => p.join('=')).join('&'))].join('&');
  const key = bug === 'nosecret' ? enc(KEY_SECRET) + '&' : enc(KEY_SECRET) + '&' + enc(SECRET);
  const sig = createHmac(bug === 'sha1' ? 'sha1' : 'sha512', key).update(base).digest(bug === 'hex' ? 'hex' : 'base64');
  const header = 'OAuth ' + Object.entries({ ...oauth, oauth_signature: sig }).map(([k, v]) => `${k}="${enc(v)}"`).join(', ');
  const r = await fetch(whole, { method, headers: { authorization: header, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) }, ...(form && { body: new URLSearchParams(form).toString() }) });
  console.log(r.status);
}
await call('GET', '/v2/self', { name: "it's (a) café!", sign: 'a&b=c/d' });
await call('POST', '/echo', {}, { text: 'one two*' });
