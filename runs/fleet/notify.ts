import { createHmac } from 'node:crypto';
import { defined } from '../../engine/documents/values.ts';
import { expiryText } from '../../engine/judging/expiry.ts';
import { isWrong } from '../../engine/judging/verdict.ts';
import { isUrl } from '../../engine/wire/url.ts';
import type { Expiring, Overview } from '../../specs/generated/schemas.ts';
import { type Io, printable, UsageError } from '../run.ts';

const WAIT_MS = 30_000;

type Change = 'newly failing' | 'fixed' | 'unusable' | 'expired' | 'expires soon' | 'dropped';

/** The targets that changed since the run before, and how; an expiry is reported only when it is new. */
function changesOf({ targets, dropped = [], expiring = [] }: Overview) {
  const contacts = new Map(targets.map(({ name, contact }) => [name, contact]));
  const item = (target: string, change: Change, requirements: string[] = [], expiry?: Expiring) => {
    const contact = contacts.get(target);
    return { target, change, requirements, ...defined({ expiry }), ...(contact && { contact }) };
  };
  return [
    ...targets.flatMap(({ name, verdict, was, changes = [] }) => {
      const failing = changes.flatMap(({ id, after }) => (isWrong(after) ? [id] : []));
      const fixed = changes.flatMap(({ id, after }) => (isWrong(after) ? [] : [id]));
      return [
        ...(failing.length > 0 ? [item(name, 'newly failing', failing)] : []),
        ...(fixed.length > 0 ? [item(name, 'fixed', fixed)] : []),
        ...(verdict === 'unusable' && was !== undefined && was !== 'unusable' ? [item(name, 'unusable')] : []),
      ];
    }),
    ...expiring.filter(({ isNew }) => isNew).map((expiry) => item(expiry.target, expiry.days < 0 ? 'expired' : 'expires soon', [], expiry)),
    ...dropped.map((target) => item(target, 'dropped')),
  ];
}

function line({ target, change, requirements, expiry, contact }: ReturnType<typeof changesOf>[number]): string {
  const what = expiry ? expiryText(expiry) : [change, requirements.join(', ')].filter(Boolean).join(': ');
  return `${target}: ${what}${contact ? ` (${contact})` : ''}`;
}

/** The body of the post: `text` is what chat tools show, the rest is for programs. */
export function notification(overview: Overview) {
  const changes = changesOf(overview);
  if (changes.length === 0) return undefined;
  return { text: changes.map((one) => printable(line(one))).join('\n'), edition: overview.edition, at: overview.at, changes };
}

/** A receiver computes the same HMAC of the timestamp, a dot and the body, and compares. */
export const notifySignature = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** Posts the changes, if there are any; a failed delivery is printed and changes no verdict. */
export async function notify(url: string, overview: Overview, io: Io): Promise<void> {
  const { ASSAY_NOTIFY_SECRET: secret } = io.env;
  if (!isUrl(url) || !/^https?:/.test(url)) throw new UsageError('assay: --notify takes the URL to post to');
  if (!secret) throw new UsageError('assay: --notify signs what it posts; set ASSAY_NOTIFY_SECRET and try again');
  const message = notification(overview);
  if (!message) return;
  const [body, timestamp] = [JSON.stringify(message), new Date().toISOString()];
  const headers = {
    'content-type': 'application/json',
    'x-assay-timestamp': timestamp,
    'x-assay-signature': notifySignature(secret, timestamp, body),
  };
  try {
    const { ok, status } = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) });
    if (!ok) io.err(`--notify: ${new URL(url).host} answered ${status}; the message was not accepted`);
  } catch (error) {
    io.err(`--notify: ${new URL(url).host} cannot be reached (${(error as Error).name}); the message was not delivered`);
  }
}
