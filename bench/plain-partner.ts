import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const id = 'plain-mail';
const password = 'three dull words and forty more letters';
const salt = 'another forty letters that nobody reads..';

type Answer = [status: number, headers?: OutgoingHttpHeaders, body?: string];

/**
 * A partner of another style than the reference, as a small company would write it: numbers as ids, 201 for an install, a login
 * page between the form and the panel, and no call back. It shares nothing with the rest, so that the bench shows what certify
 * costs at a service that nobody wrote for it.
 */
export async function startPlainPartner() {
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
    const isOpen = tickets.get(/plain=(\w+)/.exec(cookie)?.[1] ?? '') === account && accounts.has(account);
    if (!isOpen) return [302, { Location: '/' }];
    return [200, { 'Content-Type': 'text/html' }, `<!doctype html><title>Mail</title><h1>Mailboxes of account ${account}</h1>`];
  }

  function answer(method: string, path: string, query: URLSearchParams, headers: IncomingHttpHeaders, body: string): Answer {
    const [, place, account = ''] = path.split('/');
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
      response.writeHead(status, headers).end(text);
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
