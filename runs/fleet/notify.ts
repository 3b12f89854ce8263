import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { countText } from '../../engine/documents/show.ts';
import { jsonObject } from '../../engine/documents/values.ts';
import { failureOf } from '../../engine/wire/http/failure.ts';
import { isUrl } from '../../engine/wire/url.ts';
import { jsonText } from '../../reporters/json.ts';
import type { Overview } from '../../specs/generated/schemas.ts';
import { writeWhole } from '../delivery/publish.ts';
import { readText } from '../files.ts';
import { type Io, UsageError } from '../run.ts';
import { type Message, notification } from './message.ts';

const WAIT_MS = 30_000;
/** Pauses before further attempts in the same run. */
const pausesMs = [1_000, 4_000];
/** Posts that wait to be delivered; older ones are given up. */
const MAX_WAITING = 30;
export const postsFile = 'posts.json';

interface Posts {
  /** The last run whose changes were posted, or wait: a run that is merged twice is posted once. */
  at?: string;
  waiting: Message[];
}

type NotifyArguments = { notify: string; out: string; 'overview-url'?: string | undefined };

/** A receiver computes the same HMAC of the timestamp, a dot and the body, and compares. */
export const notifySignature = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** The key that signs; without it, or without an address, nothing can be posted. */
export function notifySecret(url: string, { env: { ASSAY_NOTIFY_SECRET: secret } }: Pick<Io, 'env'>): string {
  if (!isUrl(url) || !/^https?:/.test(url)) throw new UsageError('assay: --notify takes the URL to post to');
  if (!secret) throw new UsageError('assay: --notify signs what it posts; set ASSAY_NOTIFY_SECRET and try again');
  return secret;
}

/** Posts the changes, if there are any, after what earlier runs could not deliver. What is not delivered now waits for the next run. */
export async function notify({ notify: url, out, 'overview-url': link }: NotifyArguments, overview: Overview, io: Io, pauses = pausesMs) {
  const secret = notifySecret(url, io);
  const path = join(out, postsFile);
  const posts = readPosts(path, io);
  const message = posts.at === overview.at ? undefined : notification(overview, link);
  const waiting = [...posts.waiting, ...(message ? [message] : [])].slice(-MAX_WAITING);
  let problem: string | undefined;
  while (waiting[0] && problem === undefined) {
    problem = await delivered(url, JSON.stringify(waiting[0]), secret, pauses);
    if (problem === undefined) waiting.shift();
  }
  const kept: Posts = { at: overview.at, waiting };
  writeWhole(path, jsonText(kept), io);
  if (problem === undefined) return;
  const what = waiting.length === 1 ? 'The post waits' : `${countText(waiting.length, 'post')} wait`;
  io.err(`--notify: not delivered: ${problem}. ${what} in ${path}; the next assay merge --notify into ${out} sends it again.`);
}

function readPosts(path: string, io: Io): Posts {
  if (!existsSync(resolve(io.cwd, path))) return { waiting: [] };
  const posts = jsonObject(readText(path, io));
  if (Array.isArray(posts?.waiting)) return posts as unknown as Posts;
  throw new UsageError(`${path}: not the posts that --notify keeps; delete it`);
}

/** Undefined once the post was accepted, or why it was not. */
async function delivered(url: string, body: string, secret: string, pauses: readonly number[]): Promise<string | undefined> {
  let problem = await posted(url, body, secret);
  for (const pause of pauses) {
    if (problem === undefined) break;
    await sleep(pause);
    problem = await posted(url, body, secret);
  }
  return problem;
}

async function posted(url: string, body: string, secret: string): Promise<string | undefined> {
  const { host, hostname, port, protocol } = new URL(url);
  const timestamp = new Date().toISOString();
  const headers = {
    'content-type': 'application/json',
    'x-assay-timestamp': timestamp,
    'x-assay-signature': notifySignature(secret, timestamp, body),
  };
  try {
    const { ok, status } = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(WAIT_MS) });
    return ok ? undefined : `${host} answered ${status}`;
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return `${host} did not answer within ${WAIT_MS / 1_000} s`;
    const tls = protocol === 'https:';
    const where = { phase: 'connect' as const, host: hostname, port: Number(port) || (tls ? 443 : 80), throughProxy: false, tls };
    return failureOf((error as Error).cause as Error, where).message;
  }
}
