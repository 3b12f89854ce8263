import type { Exchange } from '../../../../../engine/wire/http/exchange.ts';
import { storeCookies } from '../../../../../engine/wire/visit/cookie-jar.ts';
import type { Opening } from '../../../../../engine/wire/visit/opens.ts';
import type { Page } from '../../../../../engine/wire/visit/page.ts';
import type { Visit } from '../../../../../engine/wire/visit/visit.ts';

const ORIGIN = 'https://p.example';

type Ending = Partial<Omit<Page, 'url'>> & { hops?: number; cookie?: string; stopped?: Visit['stopped'] };

/** A visit that ended at a path with a status and a text. */
export const at = (path: string, status: number, body: string, { hops = 1, cookie, stopped, ...more }: Ending = {}): Visit => ({
  hops: Array.from({ length: hops }, () => ({}) as Exchange),
  end: { method: 'GET', url: ORIGIN + path, status, contentType: 'text/html', body, ...more },
  ...(stopped && { stopped }),
  jar: cookie ? storeCookies([], new URL(ORIGIN), [cookie]) : [],
});
export const signedOn = (path: string, status: number, body: string, more: Ending = {}) =>
  at(path, status, body, { hops: 2, cookie: 'sid=1', ...more });
export const failed = at('/', 0, '', { stopped: { reason: 'failed' }, error: 'nobody listens' });

export const PANEL = '<h1>Instance res_1</h1><p>Signed in as jane@example.com</p><a>Sign out</a>';
export const PANEL_2 = '<h1>Instance res_2</h1><p>Signed in as bob@example.com</p><a>Sign out</a>';
export const LOGIN = '<form>Sign in <input name=email> <input type="password"></form>';
export const LANDING = '<h1>Acme databases</h1><p>Fast and managed. Ask your console to open the dashboard.</p>';
export const SHELL = '<!doctype html><html><title>Acme</title><script src="/app.js"></script><div id="root"></div></html>';

export const panel = signedOn('/panel/res_1', 200, PANEL);
export const noSession = at('/panel/res_1', 401, 'no session');
export const control = { signOn: panel, opening: { opened: true, why: '' } as Opening };
export const sharedControl = { signOn: signedOn('/panel', 200, PANEL), opening: { opened: true, why: '' } as Opening };
export const shellControl = { signOn: signedOn('/app', 200, SHELL), opening: { opened: true, shell: true, why: '' } as Opening };
export const openControl = { signOn: panel, opening: { opened: true, open: true, why: '' } as Opening };
