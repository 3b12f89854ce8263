import { join } from 'node:path';
import { root } from '../command.ts';

// biome-ignore lint/suspicious/noExplicitAny: decisions of a service that is written in JavaScript.
type Any = any;

export interface NamedBug {
  apply: (decisions: Any) => void;
  /** What the first sentence says. */
  says: RegExp;
}

const { PATHS, COOKIE, parseCookies, html } = (await import(join(root, 'tests/support/by-others/partner/base.mjs'))) as Any;

const wrap = (d: Any, name: string, by: (before: Any, ...args: Any[]) => unknown) => {
  const before = d[name];
  d[name] = (...args: Any[]) => by(before, ...args);
};
/** Credentials are not needed where this holds. */
const unguarded = (d: Any, holds: (c: Any) => boolean) => wrap(d, 'needsCredentials', (before, c) => before(c) && !holds(c));
/** The form is turned away where this holds. */
const lockedOut = (d: Any, holds: (c: Any) => boolean) =>
  wrap(d, 'signOn', (before, c) => (holds(c) ? html(403, 'Not for you') : before(c)));
const userAgent = (c: Any): string => c.req.headers['user-agent'] ?? '';

/** Bugs under a condition, as services in the field have them. */
export const namedBugs: Record<string, NamedBug> = {
  'a session of another customer deletes': {
    apply: (d) => unguarded(d, (c) => c.method === 'DELETE' && c.svc.sessions.has(new Map(parseCookies(c.req.headers.cookie)).get(COOKIE))),
    says: /only with a session of/,
  },
  'a slash at the end of the collection': {
    apply: (d) => {
      wrap(d, 'pathOf', (before, c) => before(c).replace(/(.)\/$/, '$1'));
      unguarded(d, (c) => c.rawPath.endsWith('/'));
    },
    says: /only with a slash at the end of the path/,
  },
  'the collection in capitals': {
    apply: (d) => {
      const bases = Object.values(PATHS as Record<string, { base: string }>).map(({ base }) => base);
      const found = (path: string) => bases.find((base) => path.toLowerCase().startsWith(base));
      wrap(d, 'pathOf', (before, c) => {
        const base = found(before(c));
        return base ? base + before(c).slice(base.length) : before(c);
      });
      unguarded(d, (c) => !bases.some((base) => c.rawPath.startsWith(base)));
    },
    says: /only with a path in capitals/,
  },
  'Expect: 100-continue': {
    apply: (d) => unguarded(d, (c) => c.req.headers.expect !== undefined),
    says: /only with `Expect: 100-continue`/,
  },
  'HTTP/1.0': { apply: (d) => unguarded(d, (c) => c.req.httpVersion === '1.0'), says: /only with HTTP\/1\.0/ },
  'X-Real-IP of the machine': {
    apply: (d) => unguarded(d, (c) => c.req.headers['x-real-ip'] === '127.0.0.1'),
    says: /only with `X-Real-IP: 127\.0\.0\.1`/,
  },
  'POST ?_method=DELETE': {
    apply: (d) => {
      const over = (c: Any) => (c.req.method === 'POST' ? c.query.get('_method') : undefined);
      wrap(d, 'methodOf', (before, c) => over(c) ?? before(c));
      unguarded(d, (c) => Boolean(over(c)));
    },
    says: /only with POST and `_method` in the query/,
  },
  'a body of 17 KB': {
    apply: (d) => unguarded(d, (c) => Number(c.req.headers['content-length'] ?? 0) > 17_000),
    says: /only with a body of 20+ KB/,
  },
  'the sixth call of a connection': {
    apply: (d) => {
      const calls = new WeakMap<object, number>();
      unguarded(d, (c) => {
        const count = (calls.get(c.req.socket) ?? 0) + 1;
        calls.set(c.req.socket, count);
        return count % 6 === 0;
      });
    },
    says: /status (200|404) on/,
  },
  'a phone': { apply: (d) => lockedOut(d, (c) => /Mobile/.test(userAgent(c))), says: /only with the browser (chrome|safari) on a phone/ },
  'the language ja': {
    apply: (d) => lockedOut(d, (c) => /^ja/.test(c.req.headers['accept-language'] ?? '')),
    says: /only with `Accept-Language: ja/,
  },
  'a form from another site': {
    apply: (d) => lockedOut(d, (c) => (c.req.headers.origin ?? '') !== ''),
    says: /only with `Origin: /,
  },
  'a foreign cookie that is not UTF-8': {
    apply: (d) => lockedOut(d, (c) => /%E0%A4%A;/.test(c.req.headers.cookie ?? '')),
    says: /only with `Cookie: prefs=/,
  },
  'a multipart form needs no signature': {
    apply: (d) => {
      const isMultipart = (c: Any) => (c.req.headers['content-type'] ?? '').startsWith('multipart/');
      wrap(d, 'readForm', async (before, c) => {
        if (!isMultipart(c)) return before(c);
        const text = String(await d.body(c));
        return {
          fields: Object.fromEntries([...text.matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)\r\n/g)].map(([, name, value]) => [name, value])),
        };
      });
      wrap(d, 'signatureValid', (before, c, fields) => isMultipart(c) || before(c, fields));
    },
    says: /only with a multipart body/,
  },
  'two sign-ons at once': {
    apply: (d) => {
      let last: Any;
      wrap(d, 'findForSignOn', async (before, c, fields) => {
        last = fields;
        await new Promise((resolve) => setTimeout(resolve, 40));
        return before(c, last);
      });
    },
    says: /sign on at the same time/,
  },
  'a form of more than 512 bytes': {
    apply: (d) => lockedOut(d, (c) => Number(c.req.headers['content-length'] ?? 0) > 512),
    says: /closed panel for .*user_id/,
  },
};
