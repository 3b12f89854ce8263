// Conditional bugs. Each replaces one decision of base.mjs; the contract holds except under `condition`.
// where: credentials | signature | session | isolation | valid-call | state
// wrong: acceptance (something refused by the contract is accepted or leaks), refusal (a valid call fails), effect (wrong result or side effect)
// kind: family, at most five bugs each
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { COOKIE, PATHS, html, json, parseCookies, readAll, sha512, sleep } from './base.mjs';

const wrap = (d, name, f) => { const before = d[name]; d[name] = (...args) => f(before, ...args); };
const tail = (c) => c.rawPath;

export const bugs = {
  // ------------------------------------------------------------------ credentials
  'put-unprotected': {
    sentence: 'The guard was registered per route for POST and DELETE and the PUT route was added later from the sample.',
    condition: 'method PUT', where: 'credentials', wrong: 'acceptance', kind: 'method', blackbox: true,
    apply(d) { wrap(d, 'needsCredentials', (p, c) => p(c) && c.method !== 'PUT'); },
  },
  'method-override': {
    sentence: 'A method-override middleware runs after the guard, which only knows POST on the collection.',
    condition: 'POST {base}/{id} with X-HTTP-Method-Override', where: 'credentials', wrong: 'acceptance', kind: 'method', blackbox: true,
    apply(d) {
      const over = (c) => (c.req.method === 'POST' ? String(c.req.headers['x-http-method-override'] ?? '').toUpperCase() : '');
      wrap(d, 'methodOf', (p, c) => over(c) || p(c));
      wrap(d, 'needsCredentials', (p, c) => p(c) && !(over(c) && c.route.id !== undefined));
    },
  },
  'guard-trailing-slash': {
    sentence: 'The guard compares the path exactly while the router ignores a trailing slash.',
    condition: 'path ends in a slash', where: 'credentials', wrong: 'acceptance', kind: 'path', blackbox: true,
    apply(d) {
      wrap(d, 'pathOf', (p, c) => (p(c).length > 1 ? p(c).replace(/\/$/, '') : p(c)));
      wrap(d, 'needsCredentials', (p, c) => p(c) && !tail(c).endsWith('/'));
    },
  },
  'guard-path-case': {
    sentence: 'The router matches paths without regard to case, the guard of the reverse proxy is case-sensitive.',
    condition: 'other letter case in the path', where: 'credentials', wrong: 'acceptance', kind: 'path', blackbox: true,
    apply(d) {
      wrap(d, 'pathOf', (p, c) => {
        const path = p(c);
        for (const { base, sso } of Object.values(PATHS)) for (const at of [base, sso]) {
          if (path.toLowerCase() === at || path.toLowerCase().startsWith(at + '/')) return at + path.slice(at.length);
        }
        return path;
      });
      wrap(d, 'needsCredentials', (p, c) => p(c) && Object.values(PATHS).some(({ base }) => tail(c).startsWith(base)));
    },
  },
  'guard-double-slash': {
    sentence: 'The router merges repeated slashes, the guard looks at the path as it was sent.',
    condition: 'repeated slash in the path', where: 'credentials', wrong: 'acceptance', kind: 'path', blackbox: true,
    apply(d) {
      wrap(d, 'pathOf', (p, c) => p(c).replace(/\/{2,}/g, '/'));
      wrap(d, 'needsCredentials', (p, c) => p(c) && !tail(c).includes('//'));
    },
  },
  'guard-encoded-path': {
    sentence: 'The router decodes the path before matching, the location block with the guard matched the raw one.',
    condition: 'percent-encoded letter in the path', where: 'credentials', wrong: 'acceptance', kind: 'path', blackbox: true,
    apply(d) {
      wrap(d, 'pathOf', (p, c) => { try { return decodeURIComponent(p(c)); } catch { return p(c); } });
      wrap(d, 'needsCredentials', (p, c) => p(c) && Object.values(PATHS).some(({ base }) => tail(c).startsWith(base)));
    },
  },
  'password-colon-split': {
    sentence: 'The header is taken apart with split(":") and only the second part is compared.',
    condition: 'right password followed by a colon and more', where: 'credentials', wrong: 'acceptance', kind: 'password-compare', blackbox: true,
    apply(d) { wrap(d, 'passwordMatches', (p, c, given) => p(c, given.split(':')[0])); },
  },
  'password-bcrypt-72': {
    sentence: 'The password is stored with bcrypt, which only reads 72 bytes; the manifest has a longer one.',
    condition: 'wrong only after byte 72', where: 'credentials', wrong: 'acceptance', kind: 'password-compare', blackbox: true,
    apply(d) { d.passwordMatches = (c, given) => Buffer.from(given).subarray(0, 72).equals(Buffer.from(c.svc.manifest.api.password).subarray(0, 72)); },
  },
  'password-prefix': {
    sentence: 'A hand-written constant-time loop runs over the length of the given password.',
    condition: 'given password is a beginning of the right one (also empty)', where: 'credentials', wrong: 'acceptance', kind: 'password-compare', blackbox: true,
    apply(d) {
      d.passwordMatches = (c, given) => {
        let diff = 0;
        for (let i = 0; i < given.length; i++) diff |= given.charCodeAt(i) ^ c.svc.manifest.api.password.charCodeAt(i);
        return diff === 0 && given.length <= c.svc.manifest.api.password.length;
      };
    },
  },
  'password-pad-space': {
    sentence: 'The comparison is made in an SQL column with PAD SPACE collation (or after trim).',
    condition: 'right password with spaces at the end', where: 'credentials', wrong: 'acceptance', kind: 'password-compare', blackbox: true,
    apply(d) { wrap(d, 'passwordMatches', (p, c, given) => p(c, given.replace(/ +$/, ''))); },
  },
  'password-nul': {
    sentence: 'The password goes to a C library whose strings end at the first NUL.',
    condition: 'right password followed by NUL and more', where: 'credentials', wrong: 'acceptance', kind: 'password-compare', blackbox: true,
    apply(d) { wrap(d, 'passwordMatches', (p, c, given) => p(c, given.split('\0')[0])); },
  },
  'user-not-checked': {
    sentence: 'Only the password is secret, so only the password was compared.',
    condition: 'wrong user name with the right password', where: 'credentials', wrong: 'acceptance', kind: 'username', blackbox: true,
    apply(d) { d.userMatches = () => true; },
  },
  'user-case': {
    sentence: 'The user is looked up in a database with a case-insensitive collation.',
    condition: 'user name in other letter case', where: 'credentials', wrong: 'acceptance', kind: 'username', blackbox: true,
    apply(d) { wrap(d, 'userMatches', (p, c, given) => p(c, given.toLowerCase())); },
  },
  'unknown-user-empty-password': {
    sentence: 'The expected password of an unknown user is looked up with a default of the empty string.',
    condition: 'unknown user with an empty password', where: 'credentials', wrong: 'acceptance', kind: 'username', blackbox: true,
    apply(d) {
      d.authenticated = (c) => {
        const given = d.parseBasic(c, d.authorization(c));
        if (!given) return false;
        const users = new Map([[c.svc.manifest.id, c.svc.manifest.api.password]]);
        return (users.get(given.user) ?? '') === given.password;
      };
    },
  },
  'unknown-user-403': {
    sentence: 'Not knowing the user was treated as a question of permission, not of identity.',
    condition: 'well-formed credentials of an unknown user', where: 'credentials', wrong: 'refusal', kind: 'username', blackbox: true,
    apply(d) {
      wrap(d, 'refuseCredentials', (p, c) => {
        const given = d.parseBasic(c, d.authorization(c));
        return given && !d.userMatches(c, given.user) ? json(403, { error: 'forbidden' }) : p(c);
      });
    },
  },
  'other-scheme-passes': {
    sentence: 'The Basic strategy passes requests of another scheme on to the next strategy, and there is none.',
    condition: 'Authorization header of another scheme', where: 'credentials', wrong: 'acceptance', kind: 'auth-header-form', blackbox: true,
    apply(d) { wrap(d, 'authenticated', (p, c) => { const h = d.authorization(c); return h && !/^basic\b/i.test(h) ? true : p(c); }); },
  },
  'undecodable-passes': {
    sentence: 'The catch around the decoding logs the error and calls next().',
    condition: 'Basic value that decodes to text without a colon', where: 'credentials', wrong: 'acceptance', kind: 'auth-header-form', blackbox: true,
    apply(d) {
      wrap(d, 'authenticated', (p, c) => {
        const m = /^basic +(\S+)/i.exec(d.authorization(c) ?? '');
        return m && !Buffer.from(m[1], 'base64').toString().includes(':') ? true : p(c);
      });
    },
  },
  'bare-basic-500': {
    sentence: 'header.split(" ")[1] is undefined and Buffer.from(undefined) throws.',
    condition: 'Authorization: Basic without a value', where: 'credentials', wrong: 'refusal', kind: 'auth-header-form', blackbox: true,
    apply(d) { wrap(d, 'authenticated', (p, c) => { const h = d.authorization(c); if (h) Buffer.from(h.split(' ')[1], 'base64'); return p(c); }); },
  },
  'scheme-case-refused': {
    sentence: 'startsWith("Basic ") although scheme names are case-insensitive.',
    condition: 'right credentials with scheme written "basic"', where: 'valid-call', wrong: 'refusal', kind: 'auth-header-form', blackbox: true,
    apply(d) { wrap(d, 'parseBasic', (p, c, h) => (h?.startsWith('Basic ') ? p(c, h) : null)); },
  },
  'auth-once-per-connection': {
    sentence: 'The authenticated principal was kept on the socket to save work on keep-alive connections.',
    condition: 'later call on a connection that was authenticated once', where: 'credentials', wrong: 'acceptance', kind: 'auth-cache', blackbox: true,
    apply(d) {
      const known = new WeakSet();
      wrap(d, 'authenticated', async (p, c) => {
        if (known.has(c.req.socket)) return true;
        const ok = await p(c);
        if (ok) known.add(c.req.socket);
        return ok;
      });
    },
  },
  'auth-cache-by-url': {
    sentence: 'The proxy caches the answer of the auth subrequest with the URI alone as its key.',
    condition: 'same {base}/{id} was called with credentials shortly before', where: 'credentials', wrong: 'acceptance', kind: 'auth-cache', blackbox: true,
    apply(d) {
      const until = new Map();
      wrap(d, 'authenticated', async (p, c) => {
        if ((until.get(c.path) ?? 0) > d.now(c.svc)) return true;
        const ok = await p(c);
        if (ok && c.route.id) until.set(c.path, d.now(c.svc) + 10_000);
        return ok;
      });
    },
  },
  'auth-cache-by-user': {
    sentence: 'Slow password hashing was cached per user name for some seconds, without the password in the key.',
    condition: 'wrong password within two seconds after a good call', where: 'credentials', wrong: 'acceptance', kind: 'auth-cache', blackbox: true,
    apply(d) {
      let until = 0;
      wrap(d, 'passwordMatches', (p, c, given) => {
        const ok = p(c, given);
        if (ok) until = d.now(c.svc) + 2000;
        return ok || (given !== '' && d.now(c.svc) < until);
      });
    },
  },
  'lockout-refuses-platform': {
    sentence: 'An account lock after failed logins locks the only account there is, the platform.',
    condition: 'right credentials after five wrong passwords in a row', where: 'valid-call', wrong: 'refusal', kind: 'after-n', blackbox: true,
    apply(d) {
      let failed = 0; let until = 0;
      wrap(d, 'authenticated', (p, c) => {
        const given = d.parseBasic(c, d.authorization(c));
        if (d.now(c.svc) < until) return false;
        const ok = p(c);
        failed = ok ? 0 : failed + (given && d.userMatches(c, given.user) ? 1 : 0);
        if (failed >= 5) { until = d.now(c.svc) + 30_000; failed = 0; }
        return ok;
      });
    },
  },
  'too-many-failures-429': {
    sentence: 'The brute-force limiter answers before the guard does.',
    condition: 'more than ten calls with wrong or no credentials', where: 'credentials', wrong: 'refusal', kind: 'after-n', blackbox: true,
    apply(d) { let failed = 0; wrap(d, 'refuseCredentials', (p, c) => (++failed > 10 ? json(429, { error: 'slow down' }) : p(c))); },
  },
  'xff-trusted': {
    sentence: '"Internal" callers are let through and the address is taken from X-Forwarded-For.',
    condition: 'X-Forwarded-For with a private address', where: 'credentials', wrong: 'acceptance', kind: 'trusted-header', blackbox: true,
    apply(d) { wrap(d, 'needsCredentials', (p, c) => p(c) && !/^\s*(127\.|10\.|192\.168\.|::1)/.test(c.req.headers['x-forwarded-for'] ?? '')); },
  },
  'probe-user-agent': {
    sentence: 'Health probes were exempted by their User-Agent so that they would not fill the log with 401.',
    condition: 'User-Agent of a health checker', where: 'credentials', wrong: 'acceptance', kind: 'trusted-header', blackbox: true,
    apply(d) { wrap(d, 'needsCredentials', (p, c) => p(c) && !/health|probe|uptime/i.test(c.req.headers['user-agent'] ?? '')); },
  },
  'original-url-header': {
    sentence: 'The guard decides on X-Original-URL, set by the ingress, which passes the one of the caller through.',
    condition: 'X-Original-URL or X-Rewrite-URL names an open path', where: 'credentials', wrong: 'acceptance', kind: 'trusted-header', blackbox: true,
    apply(d) {
      wrap(d, 'needsCredentials', (p, c) => {
        const seen = c.req.headers['x-original-url'] ?? c.req.headers['x-rewrite-url'];
        return p(c) && (seen === undefined || Object.values(PATHS).some(({ base }) => seen.startsWith(base)));
      });
    },
  },
  'malformed-body-before-401': {
    sentence: 'The JSON parser is a global middleware in front of the guard.',
    condition: 'no credentials and a malformed JSON body', where: 'credentials', wrong: 'refusal', kind: 'check-order', blackbox: true,
    apply(d) {
      wrap(d, 'refuseCredentials', async (p, c) => {
        if (d.jsonType(c)) { const r = await d.readJson(c); if (r.error) return r.error; }
        return p(c);
      });
    },
  },
  'unknown-id-before-401': {
    sentence: 'The resource is loaded by a route-parameter hook that runs before the guard.',
    condition: 'no credentials and an id that does not exist', where: 'credentials', wrong: 'refusal', kind: 'check-order', blackbox: true,
    apply(d) { wrap(d, 'refuseCredentials', async (p, c) => (c.route.name === 'deprovision' && !(await d.find(c, c.route.id)) ? json(404, { error: 'no such resource' }) : p(c))); },
  },
  'media-type-before-401': {
    sentence: 'The consumes= condition of the route is evaluated before the security filter.',
    condition: 'no credentials and a body that is not declared as JSON', where: 'credentials', wrong: 'refusal', kind: 'check-order', blackbox: true,
    apply(d) { wrap(d, 'refuseCredentials', (p, c) => (c.route.name === 'provision' && c.req.headers['content-type'] !== undefined && !d.jsonType(c) ? json(415, { error: 'JSON expected' }) : p(c))); },
  },
  'deletes-despite-401': {
    sentence: 'The password check became asynchronous and its await was forgotten, so the handler runs beside the 401.',
    condition: 'DELETE with wrong (not missing) credentials', where: 'credentials', wrong: 'effect', kind: 'effect-on-refusal', blackbox: true,
    apply(d) {
      wrap(d, 'refuseCredentials', async (p, c) => {
        if (c.route.name === 'deprovision' && d.parseBasic(c, d.authorization(c))) await d.deprovision(c);
        return p(c);
      });
    },
  },
  'default-admin': {
    sentence: 'The seed of the user table still contains admin/admin.',
    condition: 'credentials admin:admin', where: 'credentials', wrong: 'acceptance', kind: 'leftover', blackbox: true,
    apply(d) { wrap(d, 'authenticated', (p, c) => { const g = d.parseBasic(c, d.authorization(c)); return (g?.user === 'admin' && g.password === 'admin') || p(c); }); },
  },
  'salt-as-password': {
    sentence: 'Accepted passwords are collected from all the string values of the manifest\'s api object.',
    condition: 'sso_salt used as password', where: 'credentials', wrong: 'acceptance', kind: 'leftover', blackbox: true,
    apply(d) { d.passwordMatches = (c, given) => Object.values(c.svc.manifest.api).filter((v) => typeof v === 'string').includes(given); },
  },
  'test-address-open': {
    sentence: 'The test address was left without the guard while the add-on was being created.',
    condition: 'call to api.test.base_url', where: 'credentials', wrong: 'acceptance', kind: 'leftover', blackbox: true,
    apply(d) { wrap(d, 'needsCredentials', (p, c) => p(c) && c.route.env !== 'test'); },
  },
  'expect-continue-open': {
    sentence: 'The checkContinue event is wired to the router directly, past the middleware.',
    condition: 'Expect: 100-continue', where: 'credentials', wrong: 'acceptance', kind: 'connection', blackbox: true,
    apply(d) { wrap(d, 'needsCredentials', (p, c) => p(c) && !/100-continue/i.test(c.req.headers.expect ?? '')); },
  },
  'warm-up-open': {
    sentence: 'The password is loaded asynchronously from the vault and "not loaded yet" skips the check.',
    condition: 'within a second after the start of the service', where: 'credentials', wrong: 'acceptance', kind: 'time', blackbox: false,
    apply(d, svc) { wrap(d, 'authenticated', (p, c) => d.now(svc) - svc.startedAt < 1000 || p(c)); },
  },
  'shared-principal': {
    sentence: 'The current caller is kept in a module variable that is read again after an await.',
    condition: 'wrong call overlaps with a good one', where: 'credentials', wrong: 'acceptance', kind: 'concurrency', blackbox: true,
    apply(d) {
      let current = false;
      wrap(d, 'authenticated', async (p, c) => { current = await p(c); await sleep(40); return current; });
    },
  },
  'login-redirect': {
    sentence: 'The framework sends browsers to the login page instead of answering 401.',
    condition: 'no credentials and Accept: text/html', where: 'credentials', wrong: 'refusal', kind: 'content-negotiation', blackbox: true,
    apply(d) { wrap(d, 'refuseCredentials', (p, c) => (/text\/html/.test(c.req.headers.accept ?? '') ? html(302, 'Log in.', { Location: '/login' }) : p(c))); },
  },

  // ------------------------------------------------------------------ signature
  'signature-missing': {
    sentence: 'if (signature && signature !== expected) refuse.',
    condition: 'no signature field, or an empty one', where: 'signature', wrong: 'acceptance', kind: 'signature-check', blackbox: true,
    apply(d) { d.required = d.required.filter((k) => k !== 'signature'); wrap(d, 'signatureValid', (p, c, f) => !f.signature || p(c, f)); },
  },
  'signature-prefix': {
    sentence: 'Only the length of the given signature is compared (strncmp with its length).',
    condition: 'beginning of the right signature', where: 'signature', wrong: 'acceptance', kind: 'signature-check', blackbox: true,
    apply(d) { d.signatureEquals = (c, expected, given) => given.length > 0 && expected.startsWith(given); },
  },
  'signature-hex-trailing': {
    sentence: 'Buffer.from(signature, "hex") silently stops at the first character that is not hexadecimal.',
    condition: 'right signature followed by other characters', where: 'signature', wrong: 'acceptance', kind: 'signature-check', blackbox: true,
    apply(d) { d.signatureEquals = (c, expected, given) => given === given.toLowerCase() && Buffer.from(given, 'hex').equals(Buffer.from(expected, 'hex')); },
  },
  'signature-array': {
    sentence: 'signature[]= makes an array, strcmp gives null and null == 0.',
    condition: 'field is sent as signature[]', where: 'signature', wrong: 'acceptance', kind: 'signature-check', blackbox: true,
    apply(d) {
      wrap(d, 'decodeForm', (p, c, raw) => p(c, raw).map(([k, v]) => (k === 'signature[]' ? ((c.arraySignature = true), ['signature', v]) : [k, v])));
      wrap(d, 'signatureValid', (p, c, f) => c.arraySignature || p(c, f));
    },
  },
  'signature-ignores-nav-data': {
    sentence: 'nav-data is always empty, so an empty string was written into the signed text.',
    condition: 'nav-data changed after signing', where: 'signature', wrong: 'acceptance', kind: 'signature-check', blackbox: true,
    apply(d) { wrap(d, 'signed', (p, c, f, salt) => p(c, { ...f, 'nav-data': '' }, salt)); },
  },
  'previous-salt-empty': {
    sentence: 'Rotation accepts SSO_SALT_PREVIOUS too, which is an empty string where it is not set.',
    condition: 'signature made with an empty salt', where: 'signature', wrong: 'acceptance', kind: 'leftover', blackbox: true,
    apply(d) { wrap(d, 'signatureValid', (p, c, f) => p(c, f) || d.signatureEquals(c, d.digest(c, d.signed(c, f, '')), f.signature)); },
  },
  'password-as-salt': {
    sentence: 'During a migration the API password was also accepted as the shared secret.',
    condition: 'signature made with the API password', where: 'signature', wrong: 'acceptance', kind: 'leftover', blackbox: true,
    apply(d) { wrap(d, 'signatureValid', (p, c, f) => p(c, f) || d.signatureEquals(c, d.digest(c, d.signed(c, f, c.svc.manifest.api.password)), f.signature)); },
  },
  'signature-memo': {
    sentence: 'Verified signatures are remembered for retries, with the signature alone as the key.',
    condition: 'accepted signature sent again with other fields', where: 'signature', wrong: 'acceptance', kind: 'sign-on-cache', blackbox: true,
    apply(d) {
      const good = new Set();
      wrap(d, 'signatureValid', (p, c, f) => { if (good.has(f.signature)) return true; const ok = p(c, f); if (ok) good.add(f.signature); return ok; });
    },
  },
  'verified-user-memo': {
    sentence: 'A user verified for a resource is remembered for a minute so that reloads are fast.',
    condition: 'wrong signature after a good sign-on of the same user to the same resource', where: 'signature', wrong: 'acceptance', kind: 'sign-on-cache', blackbox: true,
    apply(d) {
      const until = new Map();
      wrap(d, 'signatureValid', (p, c, f) => {
        const key = `${f.id} ${f.user_id}`;
        const ok = p(c, f);
        if (ok) until.set(key, d.now(c.svc) + 60_000);
        return ok || (until.get(key) ?? 0) > d.now(c.svc);
      });
    },
  },
  'json-sign-on-unverified': {
    sentence: 'The signature is verified in the form-parsing middleware; a JSON body comes in through another parser.',
    condition: 'sign-on with a JSON body', where: 'signature', wrong: 'acceptance', kind: 'content-type', blackbox: true,
    apply(d) {
      wrap(d, 'readForm', async (p, c) => {
        if (!d.jsonType(c)) return p(c);
        const r = await d.readJson(c);
        if (r.error) return r;
        c.viaJson = true;
        return d.fieldsOf(c, Object.entries(r.value ?? {}).map(([k, v]) => [k, String(v)]));
      });
      wrap(d, 'signatureValid', (p, c, f) => c.viaJson || p(c, f));
    },
  },
  'timestamp-nan': {
    sentence: 'now - Number(timestamp) > limit is false when the timestamp is not a number.',
    condition: 'signed timestamp that is not a number', where: 'signature', wrong: 'acceptance', kind: 'timestamp', blackbox: true,
    apply(d) { wrap(d, 'fresh', (p, c, f) => (Number.isNaN(Number(f.timestamp)) ? true : p(c, f))); },
  },
  'timestamp-int32': {
    sentence: 'The age in milliseconds is put into a 32 bit integer and turns negative.',
    condition: 'timestamp 25 to 49 days old (and later wraps)', where: 'signature', wrong: 'acceptance', kind: 'timestamp', blackbox: true,
    apply(d) { d.fresh = (c, f) => /^\d{1,15}$/.test(f.timestamp) && Number(f.timestamp) <= d.now(c.svc) + 300_000 && ((d.now(c.svc) - Number(f.timestamp)) | 0) <= 300_000; },
  },
  'timestamp-time-of-day': {
    sentence: 'Seconds of the difference were taken (timedelta.seconds), which leaves the days out.',
    condition: 'timestamp whole days old', where: 'signature', wrong: 'acceptance', kind: 'timestamp', blackbox: true,
    apply(d) {
      const day = 86_400_000;
      wrap(d, 'fresh', (p, c, f) => p(c, f) || (/^\d{1,15}$/.test(f.timestamp) && d.now(c.svc) > Number(f.timestamp) && (d.now(c.svc) - Number(f.timestamp)) % day <= 300_000));
    },
  },
  'timestamp-string-compare': {
    sentence: 'The timestamp of the form is a string and is compared with the limit as a string.',
    condition: 'old timestamp with a higher first digit, such as 999999999999', where: 'signature', wrong: 'acceptance', kind: 'timestamp', blackbox: true,
    apply(d) { d.fresh = (c, f) => /^\d{1,15}$/.test(f.timestamp) && f.timestamp >= String(d.now(c.svc) - 300_000) && Number(f.timestamp) <= d.now(c.svc) + 300_000; },
  },
  'timestamp-one-minute': {
    sentence: 'Somebody tightened the window to 60 seconds, less than the few minutes of the contract.',
    condition: 'valid sign-on one to four minutes old', where: 'valid-call', wrong: 'refusal', kind: 'timestamp', blackbox: true,
    apply(d) { wrap(d, 'fresh', (p, c, f) => p(c, f) && d.now(c.svc) - Number(f.timestamp) <= 60_000); },
  },
  'duplicate-id': {
    sentence: 'The verifier reads the first value of a field, the controller the last one.',
    condition: 'field id sent twice', where: 'isolation', wrong: 'acceptance', kind: 'parameter-pollution', blackbox: true,
    apply(d) {
      d.fieldsOf = (c, pairs) => {
        const first = Object.create(null);
        for (const [k, v] of pairs) { if (!(k in first)) first[k] = v; if (k === 'id') c.lastId = v; }
        for (const k of d.required) if (first[k] === undefined) return { error: html(400, 'A field is missing.') };
        first['nav-data'] ??= '';
        return { fields: first };
      };
      wrap(d, 'findForSignOn', (p, c, f) => p(c, { ...f, id: c.lastId }));
    },
  },
  'query-id-wins': {
    sentence: 'params merges the query string over the body, the signature is checked over the body.',
    condition: 'another id in the query string of {sso_url}', where: 'isolation', wrong: 'acceptance', kind: 'parameter-pollution', blackbox: true,
    apply(d) { wrap(d, 'findForSignOn', (p, c, f) => p(c, { ...f, id: c.query.get('id') ?? f.id })); },
  },
  'session-skips-signature': {
    sentence: 'Who is signed on already is redirected at once, before the signature is looked at.',
    condition: 'sign-on sent with a valid session cookie', where: 'signature', wrong: 'acceptance', kind: 'session-check', blackbox: true,
    apply(d) { wrap(d, 'signatureValid', (p, c, f) => Boolean(d.sessionOf(c)) || p(c, f)); },
  },
  'cookie-despite-stale': {
    sentence: 'The session is opened right after the signature and the age is checked afterwards.',
    condition: 'right signature with an old timestamp', where: 'session', wrong: 'effect', kind: 'effect-on-refusal', blackbox: true,
    apply(d) {
      wrap(d, 'refuseSignOn', async (p, c, why, f) => {
        const refusal = p(c, why, f);
        const resource = why === 'timestamp' && (await d.findForSignOn(c, f));
        if (resource) refusal.headers['Set-Cookie'] = (await d.openSession(c, f, resource)).headers['Set-Cookie'];
        return refusal;
      });
    },
  },
  'failed-sign-on-logs-out': {
    sentence: 'The handler destroys the old session first, against fixation, and verifies afterwards.',
    condition: 'refused sign-on sent with a valid session cookie', where: 'session', wrong: 'effect', kind: 'effect-on-refusal', blackbox: true,
    apply(d) { wrap(d, 'refuseSignOn', (p, c, why, f) => { c.svc.sessions.delete(d.cookie(c)); return p(c, why, f); }); },
  },
  'unknown-id-created': {
    sentence: 'The sign-on handler uses find_or_create_by(id).',
    condition: 'signed sign-on to an id that was never provisioned', where: 'state', wrong: 'acceptance', kind: 'upsert', blackbox: true,
    apply(d) {
      const gone = new Set();
      wrap(d, 'remove', (p, c, r) => { gone.add(r.id); return p(c, r); });
      wrap(d, 'findForSignOn', (p, c, f) => {
        const r = p(c, f);
        if (r || gone.has(f.id)) return r;
        const made = { id: f.id, row: ++c.svc.rows, addonId: '', ownerId: '', ownerName: '', plan: '', config: {}, createdAt: d.now(c.svc) };
        c.svc.resources.set(f.id, made);
        return made;
      });
    },
  },

  // ------------------------------------------------------------------ session
  'any-cookie-value': {
    sentence: 'The panel checks that the cookie is there, not what it says.',
    condition: 'session cookie with an invented value', where: 'session', wrong: 'acceptance', kind: 'session-check', blackbox: true,
    apply(d) { wrap(d, 'sessionOf', (p, c) => p(c) ?? (d.cookie(c) ? { resourceId: c.route.id, email: '', at: 0 } : undefined)); },
  },
  'session-sequential': {
    sentence: 'The session id is the primary key of the session table.',
    condition: 'cookie value counted up or down', where: 'session', wrong: 'acceptance', kind: 'session-check', blackbox: true,
    apply(d) { let n = 1000; d.newSid = () => String(++n); },
  },
  'session-by-fingerprint': {
    sentence: 'A "remembered device" is recognised by address and User-Agent where cookies are blocked.',
    condition: 'no cookie, after a sign-on from the same address and User-Agent', where: 'session', wrong: 'acceptance', kind: 'session-check', blackbox: true,
    apply(d) {
      const devices = new Map();
      const key = (c) => `${c.req.socket.remoteAddress} ${c.req.headers['user-agent']}`;
      wrap(d, 'makeSession', (p, c, f, r) => { const s = p(c, f, r); devices.set(key(c), s); return s; });
      wrap(d, 'sessionOf', (p, c) => (c.req.headers.cookie ? p(c) : devices.get(key(c))));
      wrap(d, 'endSessions', (p, c, r) => { for (const [k, s] of devices) if (s.resourceId === r.id) devices.delete(k); return p(c, r); });
    },
  },
  'session-adopted': {
    sentence: 'A session id that the browser brings is taken over and no new cookie is sent.',
    condition: 'sign-on sent with a session cookie', where: 'session', wrong: 'acceptance', kind: 'session-check', blackbox: true,
    apply(d) {
      wrap(d, 'newSid', (p, c, ...rest) => d.cookie(c) ?? p(c, ...rest));
      wrap(d, 'openSession', async (p, c, f, r) => { const a = await p(c, f, r); if (d.cookie(c)) delete a.headers['Set-Cookie']; return a; });
    },
  },
  'json-panel-open': {
    sentence: 'The before_action only covers the HTML format.',
    condition: 'panel asked for with Accept: application/json', where: 'session', wrong: 'acceptance', kind: 'content-negotiation', blackbox: true,
    apply(d) {
      wrap(d, 'panel', async (p, c) => {
        const r = /application\/json/.test(c.req.headers.accept ?? '') && (await d.find(c, c.route.id));
        return r ? json(200, { id: r.id, owner: r.ownerName, plan: r.plan }) : p(c);
      });
    },
  },
  'panel-page-cache': {
    sentence: 'The page cache has the path as its key and does not vary by cookie.',
    condition: 'panel was opened by its user shortly before', where: 'session', wrong: 'acceptance', kind: 'stale-state', blackbox: true,
    apply(d) {
      const pages = new Map();
      wrap(d, 'panel', async (p, c) => {
        const hit = pages.get(c.path);
        if (hit && hit.until > d.now(c.svc)) return hit.answer;
        const answer = await p(c);
        if (answer.status === 200) pages.set(c.path, { answer, until: d.now(c.svc) + 5000 });
        return answer;
      });
    },
  },
  'session-survives-delete': {
    sentence: 'The session carries a copy of the resource and nobody ends sessions on de-provisioning.',
    condition: 'session from before the DELETE', where: 'session', wrong: 'acceptance', kind: 'stale-state', blackbox: true,
    apply(d) {
      d.endSessions = () => {};
      wrap(d, 'makeSession', (p, c, f, r) => ({ ...p(c, f, r), copy: { ...r } }));
      d.panelResource = (c, s) => s.copy;
    },
  },
  'sign-on-cache-after-delete': {
    sentence: 'Resources are cached when they are first signed on to and the cache is not cleared by DELETE.',
    condition: 'deleted resource that had been signed on to before', where: 'state', wrong: 'acceptance', kind: 'stale-state', blackbox: true,
    apply(d) {
      const cache = new Map();
      wrap(d, 'findForSignOn', async (p, c, f) => { const r = cache.get(f.id) ?? (await p(c, f)); if (r) cache.set(f.id, r); return r; });
      wrap(d, 'panelResource', async (p, c, s) => (await p(c, s)) ?? cache.get(c.route.id));
    },
  },

  // ------------------------------------------------------------------ isolation
  'owner-name-scope': {
    sentence: 'Colleagues may open each other\'s resources and organisations are told apart by name.',
    condition: 'two owners with the same owner_name', where: 'isolation', wrong: 'acceptance', kind: 'scope', blackbox: true,
    apply(d) {
      wrap(d, 'mayOpen', (p, c, s, id) => {
        const [mine, wanted] = [c.svc.resources.get(s.resourceId), c.svc.resources.get(id)];
        return p(c, s, id) || Boolean(mine && wanted && mine.ownerName && mine.ownerName === wanted.ownerName);
      });
    },
  },
  'id-prefix-scope': {
    sentence: 'Ids are numbers counted up and the session is compared with startsWith.',
    condition: 'id of the session is the beginning of another id (1 and 10)', where: 'isolation', wrong: 'acceptance', kind: 'scope', blackbox: true,
    apply(d) { let n = 0; d.newId = () => String(++n); d.mayOpen = (c, s, id) => id.startsWith(s.resourceId); },
  },
  'staff-email': {
    sentence: 'Support staff may see everything and are recognised by the beginning of their address.',
    condition: 'signed on with an address that begins with admin@ or support@', where: 'isolation', wrong: 'acceptance', kind: 'scope', blackbox: true,
    apply(d) { wrap(d, 'mayOpen', (p, c, s, id) => p(c, s, id) || /^(admin|support)@/i.test(s.email)); },
  },
  'user-memo': {
    sentence: 'The current resource is memoised per user, not per session.',
    condition: 'same user signs on to a second resource', where: 'isolation', wrong: 'effect', kind: 'scope', blackbox: true,
    apply(d) {
      const memo = new Map();
      wrap(d, 'makeSession', (p, c, f, r) => { const s = p(c, f, r); if (!c.svc.resources.has(memo.get(f.user_id))) memo.set(f.user_id, r.id); return s; });
      d.panelResource = (c, s) => d.find(c, memo.get(s.userId));
    },
  },
  'delete-whole-owner': {
    sentence: 'DELETE ... WHERE owner_id = (owner of the resource) removes all that the owner has.',
    condition: 'owner has two resources', where: 'state', wrong: 'effect', kind: 'scope', blackbox: true,
    apply(d) { wrap(d, 'remove', (p, c, r) => { for (const x of [...c.svc.resources.values()]) if (x.ownerId === r.ownerId) p(c, x); }); },
  },
  'panel-query-id': {
    sentence: 'The page loads params[:id], and the query string wins over the path.',
    condition: 'own panel with ?id= of another resource', where: 'isolation', wrong: 'acceptance', kind: 'parameter-pollution', blackbox: true,
    apply(d) { d.panelResource = (c) => d.find(c, c.query.get('id') ?? c.route.id); },
  },
  'concurrent-sign-on': {
    sentence: 'The form is kept on a controller that is a singleton and read again after the database call.',
    condition: 'two sign-ons at the same time', where: 'isolation', wrong: 'acceptance', kind: 'concurrency', blackbox: true,
    apply(d) {
      let form;
      wrap(d, 'findForSignOn', async (p, c, f) => { form = f; await sleep(40); return p(c, form); });
    },
  },
  'id-from-count': {
    sentence: 'The new id is the number of resources plus one.',
    condition: 'provisioning after a DELETE', where: 'isolation', wrong: 'effect', kind: 'ids', blackbox: true,
    apply(d) { d.newId = (c) => `notes-${c.svc.resources.size + 1}`; },
  },
  'id-from-seconds': {
    sentence: 'The id is made from time() and nobody expected two in a second.',
    condition: 'two provisionings in the same second', where: 'isolation', wrong: 'effect', kind: 'ids', blackbox: true,
    apply(d) { d.newId = (c) => `notes-${Math.floor(d.now(c.svc) / 1000)}`; },
  },

  // ------------------------------------------------------------------ valid calls and state
  'id-base64-slash': {
    sentence: 'Ids are plain base64 and the router has no route for one with a slash in it, encoded or not.',
    condition: 'id happens to contain a slash (about one in three)', where: 'valid-call', wrong: 'refusal', kind: 'ids', blackbox: true,
    apply(d) {
      d.newId = () => randomBytes(18).toString('base64');
      wrap(d, 'route', (p, c) => { const r = p(c); return r.id?.includes('/') ? { ...r, name: 'missing' } : r; });
    },
  },
  'id-parse-int': {
    sentence: 'Ids are numbers in the database and the path is read with parseInt.',
    condition: 'DELETE of an unknown id that begins with the digits of another', where: 'state', wrong: 'effect', kind: 'ids', blackbox: true,
    apply(d) {
      let n = 4100;
      d.newId = () => String(++n);
      wrap(d, 'route', (p, c) => { const r = p(c); return r.kind === 'provider' && r.id !== undefined && !Number.isNaN(parseInt(r.id, 10)) ? { ...r, id: String(parseInt(r.id, 10)) } : r; });
    },
  },
  'retry-number-id': {
    sentence: 'A repeated addon_id answers with the row of the database, where the id is an integer.',
    condition: 'provisioning repeated with the same addon_id', where: 'valid-call', wrong: 'effect', kind: 'retry', blackbox: true,
    apply(d) {
      wrap(d, 'createResource', async (p, c, input) => [...c.svc.resources.values()].find((r) => r.addonId === input.addon_id && r.ownerId === input.owner_id && (c.repeated = true)) ?? p(c, input));
      wrap(d, 'provisionAnswer', (p, c, r) => (c.repeated ? json(200, { id: r.row, config: r.config }) : p(c, r)));
    },
  },
  'tombstone-returned': {
    sentence: 'A known addon_id is answered with the stored row although the row is marked as deleted.',
    condition: 'provisioning with an addon_id that was de-provisioned', where: 'state', wrong: 'effect', kind: 'retry', blackbox: true,
    apply(d) {
      const gone = new Map();
      wrap(d, 'remove', (p, c, r) => { gone.set(r.addonId, r); return p(c, r); });
      wrap(d, 'createResource', async (p, c, input) => gone.get(input.addon_id) ?? p(c, input));
    },
  },
  'dedupe-owner-plan': {
    sentence: 'Double clicks are caught by looking for the same owner and plan.',
    condition: 'owner provisions the same plan a second time', where: 'isolation', wrong: 'effect', kind: 'retry', blackbox: true,
    apply(d) { wrap(d, 'createResource', async (p, c, input) => [...c.svc.resources.values()].find((r) => r.ownerId === input.owner_id && r.plan === input.plan) ?? p(c, input)); },
  },
  'config-null-slug': {
    sentence: 'The host name is made from the owner\'s name and is null when no letter is left.',
    condition: 'owner_name without an ASCII letter or digit', where: 'valid-call', wrong: 'effect', kind: 'text', blackbox: true,
    apply(d) {
      wrap(d, 'config', (p, c, input, id) => {
        const slug = (input.owner_name ?? 'owner').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
        return { ...p(c, input, id), HARBOR_NOTES_URL: slug ? `https://${slug}.notes.example` : null };
      });
    },
  },
  'owner-name-quote': {
    sentence: 'The INSERT is put together from strings.',
    condition: 'apostrophe in owner_name', where: 'valid-call', wrong: 'refusal', kind: 'text', blackbox: true,
    apply(d) { wrap(d, 'createResource', (p, c, input) => { if (input.owner_name?.includes("'")) throw new Error('syntax error'); return p(c, input); }); },
  },
  'owner-name-emoji': {
    sentence: 'The column has a character set with at most three bytes for a character.',
    condition: 'character outside the basic plane in owner_name', where: 'valid-call', wrong: 'refusal', kind: 'text', blackbox: true,
    apply(d) { wrap(d, 'createResource', (p, c, input) => { if (/[\u{10000}-\u{10ffff}]/u.test(input.owner_name ?? '')) throw new Error('incorrect string value'); return p(c, input); }); },
  },
  'owner-name-length': {
    sentence: 'The column is a varchar(50) in strict mode.',
    condition: 'owner_name longer than 50 characters', where: 'valid-call', wrong: 'refusal', kind: 'text', blackbox: true,
    apply(d) { wrap(d, 'createResource', (p, c, input) => { if ((input.owner_name ?? '').length > 50) throw new Error('value too long'); return p(c, input); }); },
  },
  'email-tld': {
    sentence: 'An old regular expression for addresses allows two to four letters at the end.',
    condition: 'e-mail address with a longer top-level domain', where: 'valid-call', wrong: 'refusal', kind: 'text', blackbox: true,
    apply(d) { wrap(d, 'openSession', (p, c, f, r) => (/^[^@\s]+@[^@\s]+\.[a-z]{2,4}$/i.test(f.email) ? p(c, f, r) : html(422, 'Invalid address.'))); },
  },
  'options-strict': {
    sentence: 'The schema of options was written with additionalProperties: false and no properties.',
    condition: 'options is not empty', where: 'valid-call', wrong: 'refusal', kind: 'body-shape', blackbox: true,
    apply(d) { wrap(d, 'checkProvision', (p, c, v) => p(c, v) ?? (Object.keys(v.options ?? {}).length ? 'unknown option' : undefined)); },
  },
  'options-into-config': {
    sentence: 'Options override the defaults of the configuration and are converted to numbers or booleans on the way.',
    condition: 'option with a numeric or boolean value', where: 'valid-call', wrong: 'effect', kind: 'body-shape', blackbox: true,
    apply(d) {
      wrap(d, 'config', (p, c, input, id) => {
        const typed = Object.values(input.options ?? {}).map((v) => { try { return JSON.parse(v); } catch { return v; } }).find((v) => typeof v === 'number' || typeof v === 'boolean');
        return typed === undefined ? p(c, input, id) : { ...p(c, input, id), HARBOR_NOTES_QUOTA: typed };
      });
    },
  },
  'message-array': {
    sentence: 'Warnings are appended to the message, which becomes an array.',
    condition: 'callback_url is not https', where: 'valid-call', wrong: 'effect', kind: 'body-shape', blackbox: true,
    apply(d) {
      wrap(d, 'createResource', async (p, c, input) => { const r = await p(c, input); c.plainCallback = /^http:/i.test(input.callback_url ?? ''); return r; });
      wrap(d, 'message', (p, c, r) => (c.plainCallback ? [p(c, r), 'The callback address is not encrypted.'] : p(c, r)));
    },
  },
  'json-charset-415': {
    sentence: 'The content type is compared with === "application/json".',
    condition: 'Content-Type with a charset parameter', where: 'valid-call', wrong: 'refusal', kind: 'content-type', blackbox: true,
    apply(d) { d.jsonType = (c) => c.req.headers['content-type'] === 'application/json'; },
  },
  'form-charset-415': {
    sentence: 'The form parser is switched on by an exact comparison of the content type.',
    condition: 'sign-on with a charset parameter in Content-Type', where: 'valid-call', wrong: 'refusal', kind: 'content-type', blackbox: true,
    apply(d) { d.formType = (c) => c.req.headers['content-type'] === 'application/x-www-form-urlencoded'; },
  },
  'delete-empty-json': {
    sentence: 'The framework refuses an empty body as soon as the content type says JSON.',
    condition: 'DELETE with Content-Type: application/json and no body', where: 'valid-call', wrong: 'refusal', kind: 'content-type', blackbox: true,
    apply(d) { wrap(d, 'deprovision', (p, c) => (d.jsonType(c) ? json(400, { error: 'body cannot be empty' }) : p(c))); },
  },
  'chunked-body': {
    sentence: 'The body is read with the length of Content-Length, which chunked requests do not have.',
    condition: 'Transfer-Encoding: chunked', where: 'valid-call', wrong: 'refusal', kind: 'connection', blackbox: true,
    apply(d) { wrap(d, 'body', async (p, c) => (await p(c))?.subarray(0, Number(c.req.headers['content-length'] ?? 0)) ?? null); },
  },
  'first-packet-only': {
    sentence: 'The first data event is taken for the whole body.',
    condition: 'body arrives in more than one packet', where: 'valid-call', wrong: 'refusal', kind: 'connection', blackbox: true,
    apply(d) {
      d.body = (c) => new Promise((resolve) => {
        c.req.once('data', (chunk) => { resolve(chunk); c.req.resume(); });
        c.req.once('end', () => resolve(Buffer.alloc(0)));
        c.req.once('error', () => resolve(Buffer.alloc(0)));
      });
    },
  },
  'keep-alive-leftover': {
    sentence: 'The buffer of the body belongs to the connection and is not emptied between requests.',
    condition: 'second body on one keep-alive connection', where: 'valid-call', wrong: 'refusal', kind: 'connection', blackbox: true,
    apply(d) {
      const buffers = new WeakMap();
      d.body = async (c) => {
        const own = (await readAll(c.req)) ?? Buffer.alloc(0);
        const all = Buffer.concat([buffers.get(c.req.socket) ?? Buffer.alloc(0), own]);
        buffers.set(c.req.socket, all);
        return all;
      };
    },
  },
  'failure-kept-on-connection': {
    sentence: 'The result of the check is kept with the connection, and a failed one is never forgotten.',
    condition: 'call that follows a 401 on the same connection', where: 'valid-call', wrong: 'refusal', kind: 'connection', blackbox: true,
    apply(d) {
      const marked = new WeakSet();
      wrap(d, 'refuseCredentials', (p, c) => { marked.add(c.req.socket); return p(c); });
      wrap(d, 'authenticated', (p, c) => !marked.has(c.req.socket) && p(c));
    },
  },
  'no-accept-500': {
    sentence: 'req.headers.accept.includes(...) without a question mark.',
    condition: 'request without an Accept header', where: 'valid-call', wrong: 'refusal', kind: 'missing-header', blackbox: true,
    apply(d) { wrap(d, 'provisionAnswer', (p, c, r) => { c.req.headers.accept.includes('json'); return p(c, r); }); },
  },
  'no-user-agent-500': {
    sentence: 'The access log cuts the User-Agent to 80 characters and fails where there is none.',
    condition: 'request without a User-Agent', where: 'valid-call', wrong: 'refusal', kind: 'missing-header', blackbox: true,
    apply(d) { wrap(d, 'dispatch', (p, c) => { c.req.headers['user-agent'].slice(0, 80); return p(c); }); },
  },
  'delete-session-foreign-key': {
    sentence: 'Sessions refer to the resource by a foreign key without ON DELETE.',
    condition: 'DELETE of a resource with an open session', where: 'state', wrong: 'refusal', kind: 'state-conflict', blackbox: true,
    apply(d) { wrap(d, 'remove', (p, c, r) => { for (const s of c.svc.sessions.values()) if (s.resourceId === r.id) throw new Error('foreign key'); return p(c, r); }); },
  },
  'nonce-by-timestamp': {
    sentence: 'Replays are caught with the timestamp alone, as if no two users came in the same millisecond.',
    condition: 'two sign-ons of different users with the same timestamp', where: 'valid-call', wrong: 'refusal', kind: 'state-conflict', blackbox: true,
    apply(d) {
      const seen = new Map();
      wrap(d, 'openSession', (p, c, f, r) => {
        const who = `${f.id} ${f.user_id}`;
        if ((seen.get(f.timestamp) ?? who) !== who) return html(403, 'Already used.');
        seen.set(f.timestamp, who);
        return p(c, f, r);
      });
    },
  },
  'user-unique': {
    sentence: 'The users table belongs to one resource but user_id is unique over all of them.',
    condition: 'user signs on to a second resource', where: 'valid-call', wrong: 'refusal', kind: 'state-conflict', blackbox: true,
    apply(d) {
      const users = new Map();
      wrap(d, 'openSession', (p, c, f, r) => {
        if ((users.get(f.user_id) ?? r.id) !== r.id) throw new Error('duplicate key');
        users.set(f.user_id, r.id);
        return p(c, f, r);
      });
    },
  },
  'email-changed': {
    sentence: 'A user is found by user_id and refused when the stored address is another one.',
    condition: 'known user with a new e-mail address', where: 'valid-call', wrong: 'refusal', kind: 'state-conflict', blackbox: true,
    apply(d) {
      const emails = new Map();
      wrap(d, 'openSession', (p, c, f, r) => {
        if ((emails.get(f.user_id) ?? f.email) !== f.email) return html(409, 'Another address is registered.');
        emails.set(f.user_id, f.email);
        return p(c, f, r);
      });
    },
  },
  'shared-email': {
    sentence: 'E-mail addresses are unique in the users table, but two accounts may share a mailbox.',
    condition: 'two user_ids with the same e-mail address', where: 'valid-call', wrong: 'refusal', kind: 'state-conflict', blackbox: true,
    apply(d) {
      const owners = new Map();
      wrap(d, 'openSession', (p, c, f, r) => {
        if ((owners.get(f.email) ?? f.user_id) !== f.user_id) throw new Error('duplicate key');
        owners.set(f.email, f.user_id);
        return p(c, f, r);
      });
    },
  },
  'callback-during-post': {
    sentence: 'The handler asks callback_url for the owner\'s address before it answers, and gives up when it is refused.',
    condition: 'callback_url answers other than 200 during the POST', where: 'valid-call', wrong: 'refusal', kind: 'outbound', blackbox: true,
    apply(d) {
      const ask = (url) => new Promise((resolve) => {
        if (!/^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(url ?? '')) return resolve(undefined);
        const r = http.get(url, { timeout: 1500, agent: false }, (a) => { a.resume(); resolve(a.statusCode); });
        r.on('error', () => resolve(undefined));
        r.on('timeout', () => { r.destroy(); resolve(undefined); });
      });
      wrap(d, 'createResource', async (p, c, input) => {
        const status = await ask(input.callback_url);
        if (status !== undefined && status !== 200) throw new Error('callback refused');
        return p(c, input);
      });
    },
  },
  'email-lowercased': {
    sentence: 'Addresses are normalised to lower case when the form is read, before the signature.',
    condition: 'capital letter in email', where: 'valid-call', wrong: 'refusal', kind: 'sign-on-data', blackbox: true,
    apply(d) { wrap(d, 'signed', (p, c, f, salt) => p(c, { ...f, email: f.email.toLowerCase() }, salt)); },
  },
  'email-plus': {
    sentence: 'The field is decoded a second time, which turns a plus into a space.',
    condition: 'plus sign in email', where: 'valid-call', wrong: 'refusal', kind: 'sign-on-data', blackbox: true,
    apply(d) { wrap(d, 'signed', (p, c, f, salt) => p(c, { ...f, email: f.email.replaceAll('+', ' ') }, salt)); },
  },
  'non-ascii-latin1': {
    sentence: 'The signed text is turned into bytes as Latin-1.',
    condition: 'character outside ASCII in email or user_id', where: 'valid-call', wrong: 'refusal', kind: 'sign-on-data', blackbox: true,
    apply(d) { d.digest = (c, text) => sha512(text, 'latin1'); },
  },
  'user-id-truncated': {
    sentence: 'user_id is cut to the 64 characters of its column before the signature is computed.',
    condition: 'user_id longer than 64 characters', where: 'valid-call', wrong: 'refusal', kind: 'sign-on-data', blackbox: true,
    apply(d) { wrap(d, 'signed', (p, c, f, salt) => p(c, { ...f, user_id: f.user_id.slice(0, 64) }, salt)); },
  },
  'user-id-numeric': {
    sentence: 'The parser turns values that look like numbers into numbers.',
    condition: 'user_id of digits with a leading zero, or very long', where: 'valid-call', wrong: 'refusal', kind: 'sign-on-data', blackbox: true,
    apply(d) { wrap(d, 'signed', (p, c, f, salt) => p(c, { ...f, user_id: /^\d+$/.test(f.user_id) ? String(Number(f.user_id)) : f.user_id }, salt)); },
  },
  'forwarded-host': {
    sentence: 'The redirect is made absolute with X-Forwarded-Host of whoever sends it.',
    condition: 'X-Forwarded-Host in the sign-on', where: 'valid-call', wrong: 'effect', kind: 'trusted-header', blackbox: true,
    apply(d) { wrap(d, 'location', (p, c, r) => (c.req.headers['x-forwarded-host'] ? `https://${c.req.headers['x-forwarded-host']}${p(c, r)}` : p(c, r))); },
  },
  'forwarded-proto-redirect': {
    sentence: 'HTTPS is forced with a 301 by X-Forwarded-Proto, for the POST and DELETE of the platform too.',
    condition: 'X-Forwarded-Proto: http', where: 'valid-call', wrong: 'refusal', kind: 'trusted-header', blackbox: true,
    apply(d) { wrap(d, 'dispatch', (p, c) => (c.req.headers['x-forwarded-proto'] === 'http' ? html(301, 'Moved.', { Location: `https://${c.req.headers.host}${c.req.url}` }) : p(c))); },
  },
  'accept-language-500': {
    sentence: 'The locale is taken from Accept-Language and there is no file of translations for it.',
    condition: 'Accept-Language other than English or French', where: 'valid-call', wrong: 'refusal', kind: 'content-negotiation', blackbox: true,
    apply(d) {
      const check = (c) => { const l = c.req.headers['accept-language']; if (l && !/^\s*(en|fr)\b/i.test(l)) throw new Error('invalid locale'); };
      wrap(d, 'openSession', (p, c, f, r) => { check(c); return p(c, f, r); });
      wrap(d, 'page', (p, c, s, r) => { check(c); return p(c, s, r); });
    },
  },
  'cross-origin-refused': {
    sentence: 'The framework\'s check of Origin against Host is on for all forms, also for the one the console posts.',
    condition: 'sign-on with an Origin header of another site', where: 'valid-call', wrong: 'refusal', kind: 'csrf', blackbox: true,
    apply(d) { wrap(d, 'signOn', (p, c) => { const o = c.req.headers.origin; return o && !o.endsWith(`//${c.req.headers.host}`) ? html(403, 'Cross-site form.') : p(c); }); },
  },
  'csrf-with-session': {
    sentence: 'The CSRF token is only asked for when there is a session, which the first sign-on does not have.',
    condition: 'sign-on sent with a valid session cookie', where: 'valid-call', wrong: 'refusal', kind: 'csrf', blackbox: true,
    apply(d) { wrap(d, 'signOn', (p, c) => (d.sessionOf(c) ? html(403, 'CSRF token missing.') : p(c))); },
  },
  'pool-leak': {
    sentence: 'The early return for a refused sign-on does not give the database connection back.',
    condition: 'after ten refused sign-ons', where: 'valid-call', wrong: 'refusal', kind: 'after-n', blackbox: true,
    apply(d) {
      let free = 10;
      wrap(d, 'refuseSignOn', (p, c, why, f) => { free = Math.max(0, free - 1); return p(c, why, f); });
      wrap(d, 'openSession', (p, c, f, r) => (free ? p(c, f, r) : html(503, 'Busy.')));
      wrap(d, 'createResource', (p, c, input) => { if (!free) throw new Error('pool exhausted'); return p(c, input); });
    },
  },
  'lru-store': {
    sentence: 'The store is an LRU cache that was created with max: 20.',
    condition: 'more than twenty resources', where: 'state', wrong: 'effect', kind: 'after-n', blackbox: true,
    apply(d) {
      wrap(d, 'store', (p, c, r) => { p(c, r); while (c.svc.resources.size > 20) c.svc.resources.delete(c.svc.resources.keys().next().value); });
      wrap(d, 'find', (p, c, id) => { const r = p(c, id); if (r) { c.svc.resources.delete(id); c.svc.resources.set(id, r); } return r; });
    },
  },
  'owner-lock': {
    sentence: 'A lock on the owner\'s row is taken with NOWAIT.',
    condition: 'two provisionings of one owner at the same time', where: 'valid-call', wrong: 'refusal', kind: 'concurrency', blackbox: true,
    apply(d) {
      const locked = new Set();
      wrap(d, 'createResource', async (p, c, input) => {
        if (locked.has(input.owner_id)) throw new Error('could not obtain lock');
        locked.add(input.owner_id);
        try { await sleep(40); return await p(c, input); } finally { locked.delete(input.owner_id); }
      });
    },
  },
  'lost-update': {
    sentence: 'The list is read from a file, changed and written back whole.',
    condition: 'two provisionings at the same time', where: 'state', wrong: 'effect', kind: 'concurrency', blackbox: true,
    apply(d) {
      d.store = async (c, r) => {
        const list = new Map(c.svc.resources);
        await sleep(40);
        list.set(r.id, r);
        c.svc.resources.clear();
        for (const [k, v] of list) c.svc.resources.set(k, v);
      };
    },
  },
  'redis-ttl': {
    sentence: 'The helper that writes to the key-value store sets the default expiry of the cache on resources too.',
    condition: 'resource older than ten minutes', where: 'state', wrong: 'effect', kind: 'time', blackbox: false,
    apply(d) { wrap(d, 'find', (p, c, id) => { const r = p(c, id); return r && d.now(c.svc) - r.createdAt > 600_000 ? undefined : r; }); },
  },
  'daily-partition': {
    sentence: 'Resources are looked up in the partition of today.',
    condition: 'after midnight (UTC) following the provisioning', where: 'state', wrong: 'effect', kind: 'time', blackbox: false,
    apply(d) { wrap(d, 'find', (p, c, id) => { const r = p(c, id); return r && Math.floor(r.createdAt / 86_400_000) !== Math.floor(d.now(c.svc) / 86_400_000) ? undefined : r; }); },
  },
  'cookie-order': {
    sentence: 'The Cookie header is split at the first equals sign, as if there was one cookie.',
    condition: 'another cookie comes before the session cookie', where: 'valid-call', wrong: 'refusal', kind: 'cookies', blackbox: true,
    apply(d) { d.cookie = (c) => { const [name, value] = parseCookies(c.req.headers.cookie)[0] ?? []; return name === COOKIE ? value : undefined; }; },
  },
  'cookie-name-suffix': {
    sentence: 'The cookie is found with a regular expression that has no word boundary.',
    condition: 'earlier cookie whose name ends in that of the session', where: 'valid-call', wrong: 'refusal', kind: 'cookies', blackbox: true,
    apply(d) { d.cookie = (c) => new RegExp(`${COOKIE}=([^;]*)`).exec(c.req.headers.cookie ?? '')?.[1]; },
  },
  'cookie-plus': {
    sentence: 'Session ids are base64 and cookie values are form-decoded, which turns a plus into a space.',
    condition: 'session id happens to contain a plus (about one in three)', where: 'session', wrong: 'refusal', kind: 'cookies', blackbox: true,
    apply(d) {
      d.newSid = () => randomBytes(18).toString('base64');
      wrap(d, 'cookie', (p, c) => p(c)?.replaceAll('+', ' '));
    },
  },
  'put-revives': {
    sentence: 'PUT is an upsert (INSERT ... ON CONFLICT), so a late update brings a deleted row back.',
    condition: 'PUT to a deleted id', where: 'state', wrong: 'effect', kind: 'upsert', blackbox: true,
    apply(d) {
      const gone = new Map();
      wrap(d, 'remove', (p, c, r) => { gone.set(r.id, r); return p(c, r); });
      wrap(d, 'update', (p, c) => { const r = gone.get(c.route.id); if (r) { c.svc.resources.set(r.id, r); gone.delete(r.id); } return p(c); });
    },
  },
  'delete-replica-lag': {
    sentence: 'The sign-on reads from a replica that is a little behind.',
    condition: 'sign-on within 250 ms after the DELETE', where: 'state', wrong: 'acceptance', kind: 'replica', blackbox: true,
    apply(d) {
      const lag = new Map();
      wrap(d, 'remove', (p, c, r) => { lag.set(r.id, { r, until: d.now(c.svc) + 250 }); return p(c, r); });
      wrap(d, 'findForSignOn', (p, c, f) => { const l = lag.get(f.id); return l && l.until > d.now(c.svc) ? l.r : p(c, f); });
    },
  },
  'provision-replica-lag': {
    sentence: 'The sign-on reads from a replica that does not have the new row yet.',
    condition: 'sign-on within 250 ms after the provisioning', where: 'state', wrong: 'refusal', kind: 'replica', blackbox: true,
    apply(d) { wrap(d, 'findForSignOn', async (p, c, f) => { const r = await p(c, f); return r && d.now(c.svc) - r.createdAt < 250 ? undefined : r; }); },
  },
  'deleted-while-sign-on': {
    sentence: 'The loaded object is saved (last sign-on time) with an upsert, past a DELETE that came in between.',
    condition: 'DELETE while a sign-on is under way', where: 'state', wrong: 'effect', kind: 'replica', blackbox: true,
    apply(d) {
      wrap(d, 'findForSignOn', async (p, c, f) => { const r = await p(c, f); await sleep(60); return r; });
      wrap(d, 'openSession', async (p, c, f, r) => { if (!c.svc.resources.has(r.id)) c.svc.resources.set(r.id, r); return p(c, f, r); });
    },
  },
};
