import { createHash } from 'node:crypto';
import { password, salt } from '../support/command.ts';

export const base = 'https://test.acme.example/resources';
export const sso = 'https://test.acme.example/sso';
export const api = 'https://api.example/v2/vendor/apps';
const start = Date.parse('2026-11-15T08:00:00Z');
export const json = { 'Content-Type': 'application/json' };
export const authorization = `Basic ${Buffer.from(`acme-db:${password}`).toString('base64')}`;
export const right = { Authorization: authorization, ...json };

interface Message {
  headers?: Record<string, string>;
  body?: string | undefined;
}

const list = (headers: Record<string, string> = {}) => Object.entries(headers).map(([name, value]) => ({ name, value }));

/** One entry of a HAR file, `at` seconds after the start. */
export const entry = (at: number, line: string, sent: Message, status: number, came: Message = {}) => {
  const [method, url] = line.split(' ');
  const date = { Date: new Date(start + at * 1000).toUTCString() };
  return {
    startedDateTime: new Date(start + at * 1000).toISOString(),
    time: 20,
    timings: { send: 1, wait: 15, receive: 4 },
    request: {
      ...{ method, url, httpVersion: 'HTTP/1.1', headers: list(sent.headers), bodySize: sent.body?.length ?? 0 },
      ...(sent.body !== undefined && { postData: { mimeType: '', text: sent.body } }),
    },
    response: {
      ...{ status, statusText: '', httpVersion: 'HTTP/1.1', headers: list({ ...date, ...came.headers }) },
      content: { size: came.body?.length ?? 0, mimeType: '', text: came.body ?? '' },
    },
  };
};

export const har = (...entries: object[]) => JSON.stringify({ log: { version: '1.2', creator: { name: 'test', version: '1' }, entries } });

export const provisioning = (addonId: string, changes: object = {}) =>
  JSON.stringify({
    ...{ addon_id: addonId, owner_id: 'orga_1', owner_name: 'Canary Corporation', user_id: 'user_1', plan: 'basic', region: 'EU' },
    ...{ callback_url: `${api}/${addonId}`, options: {}, ...changes },
  });

const answer = (id: unknown) =>
  JSON.stringify({ id, config: { ACME_DB_URL: 'postgres://u:canary-config@db/1', ACME_DB_TOKEN: 'canary-token-value' } });

export function form(at: number, id: string, saltOf = salt): Message {
  const timestamp = String(start + at * 1000);
  const signature = createHash('sha512').update(`${id}:user_1:canary@example.com::${saltOf}:${timestamp}`).digest('hex');
  const fields = { id, timestamp, 'nav-data': '', email: 'canary@example.com', user_id: 'user_1', signature };
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: 'sid=canary-cookie-value' };
  return { headers, body: new URLSearchParams(fields).toString() };
}

export const install = (at: number, addonId: string, id: unknown, changes: object = {}) =>
  entry(at, `POST ${base}`, { headers: right, body: provisioning(addonId, changes) }, 200, { headers: json, body: answer(id) });

export const session = { headers: { Location: '/panel', 'Set-Cookie': 'sid=canary-session-value; Path=/' } };
