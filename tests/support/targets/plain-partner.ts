import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const id = 'plain-mail';
const password = 'three dull words and forty more letters';
const salt = 'another forty letters that nobody reads..';

type Answer = [status: number, headers?: OutgoingHttpHeaders, body?: string];

/** The page of the single-page console: the same for everybody and for every address; its program comes late. */
const shell = '<!doctype html><title>Mail</title><div id="root"></div><script src="/console.js" async></script>';
const chunkMs = 60;

/** Asks who is there, goes to the address of the overview, shows it, and then asks for news for ever. */
const program = `(async () => {
  const show = (text) => { document.getElementById('root').textContent = text; };
  show('One moment');
  const session = await fetch('/api/session');
  if (!session.ok) return show('Sign in at the console of your platform');
  const { account, name, since } = await session.json();
  if (!location.pathname.startsWith('/mailboxes/' + account)) return show('You have no such account');
  history.replaceState({}, '', '/mailboxes/' + account + '/overview');
  const { plan } = await (await fetch('/api/accounts/' + account)).json();
  show('Mailboxes of ' + name + ', account ' + account + ', plan ' + plan + ', open since ' + since);
  localStorage.theme = 'light';
  new EventSource('/api/events');
  setInterval(() => fetch('/api/news?time=' + Date.now()), 200);
})()`;

/**
 * A partner of another style than the reference, as a small company would write it: numbers as ids, 201 for an install, a login
 * page between the form and the panel, and no call back. It shares nothing with the rest, so that the bench shows what certify
 * costs at a service that nobody wrote for it. Its panel is a page of HTML, or the page of a program that asks for what it shows.
 */
export async function startPlainPartner({ isSinglePage = false } = {}) {
  const accounts = new Map<string, { plan: string; users: Set<string> }>();
  const tickets = new Map<string, string>();
  let last = 1000;

  function install(body: string): Answer {
    const { plan } = JSON.parse(body) as { plan?: string };
    if (plan === undefined) return [422, {}, 'plan is missing'];
    const account = String(++last);
    accounts.set(account, { plan, users: new Set() });
    const config = { PLAIN_MAIL_HOST: `smtp-${account}.plain.example`, PLAIN_MAIL_USER: account };
    return [201, { 'Content-Type': 'application/json; charset=utf-8' }, JSON.stringify({ id: account, config, message: 'Welcome.' })];
  }

  function open(body: string): Answer {
    const form = new URLSearchParams(body);
    const [account = '', user = '', timestamp = ''] = ['id', 'user_id', 'timestamp'].map((name) => form.get(name) ?? '');
    const signed = [account, user, form.get('email') ?? '', form.get('nav-data') ?? '', salt, timestamp].join(':');
    const isSigned = createHash('sha512').update(signed).digest('hex') === form.get('signature');
    const isFresh = Math.abs(Date.now() - Number(timestamp)) < 300_000;
    if (!isSigned || !isFresh || !accounts.has(account)) return [403, { 'Content-Type': 'text/html' }, '<h1>Sorry</h1>'];
    const ticket = createHash('sha256').update(`${signed} ${tickets.size}`).digest('hex');
    tickets.set(ticket, account);
    return [302, { Location: `/login?ticket=${ticket}` }];
  }

  function login(ticket: string): Answer {
    const account = tickets.get(ticket);
    if (account === undefined || !accounts.has(account)) return [403, {}, 'Sorry'];
    return [302, { Location: `/mailboxes/${account}`, 'Set-Cookie': `plain=${ticket}; Path=/; HttpOnly` }];
  }

  function mailboxes(account: string, cookie = ''): Answer {
    const isOpen = tickets.get(/(?:^|; *)plain=(\w+)/.exec(cookie)?.[1] ?? '') === account && accounts.has(account);
    if (!isOpen) return [302, { Location: '/' }];
    return [200, { 'Content-Type': 'text/html' }, `<!doctype html><title>Mail</title><h1>Mailboxes of account ${account}</h1>`];
  }

  /** What the program of the single-page console asks for. */
  function asked(what: string, account: string, cookie = ''): Answer {
    const own = tickets.get(/(?:^|; *)plain=(\w+)/.exec(cookie)?.[1] ?? '');
    const { plan } = accounts.get(own ?? '') ?? {};
    if (what === 'events') return [200, { 'Content-Type': 'text/event-stream' }];
    if (own === undefined || plan === undefined) return [401];
    if (what === 'accounts' && account !== own) return [403];
    const name = own.replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '');
    return [200, { 'Content-Type': 'application/json' }, JSON.stringify({ account: own, name, plan, since: new Date() })];
  }

  function answer(method: string, path: string, query: URLSearchParams, headers: IncomingHttpHeaders, body: string): Answer {
    const [, place, account = '', part = ''] = path.split('/');
    if (isSinglePage && place === 'mailboxes') return [200, { 'Content-Type': 'text/html' }, shell];
    if (isSinglePage && place === 'console.js') return [200, { 'Content-Type': 'text/javascript' }, program];
    if (isSinglePage && place === 'api') return asked(account, part, headers.cookie);
    if (place === 'open' && method === 'POST') return open(body);
    if (place === 'login') return login(query.get('ticket') ?? '');
    if (place === 'mailboxes') return mailboxes(account, headers.cookie);
    if (place !== 'accounts') return path === '/' ? [200, { 'Content-Type': 'text/html' }, '<h1>Plain Mail</h1>'] : [404];
    if (headers.authorization !== `Basic ${btoa(`${id}:${password}`)}`) return [401, { 'WWW-Authenticate': 'Basic realm="mail"' }];
    if (method === 'POST') return install(body);
    if (method !== 'DELETE') return [405];
    return accounts.delete(account) ? [200, {}, 'Bye.'] : [404];
  }

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://plain.example');
      const [status, headers = {}, text = ''] = answerOf(() => answer(request.method ?? '', pathname, searchParams, request.headers, body));
      response.writeHead(status, headers);
      if (pathname === '/api/events') response.write(': hello\n\n');
      else setTimeout(() => response.end(text), pathname === '/console.js' ? chunkMs : 0);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const urls = { base_url: `${origin}/accounts`, sso_url: `${origin}/open` };
  return {
    manifest: {
      id,
      name: 'Plain Mail',
      api: {
        config_vars: ['PLAIN_MAIL_HOST', 'PLAIN_MAIL_USER'],
        password,
        sso_salt: salt,
        regions: ['eu'],
        production: urls,
        test: urls,
      },
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A body that is no JSON is the caller's mistake. */
function answerOf(answer: () => Answer): Answer {
  try {
    return answer();
  } catch {
    return [400];
  }
}
