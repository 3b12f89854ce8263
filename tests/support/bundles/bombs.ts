import { gzipSync } from 'node:zlib';
import { sealed } from '../../../engine/bundle/pack.ts';
import type { Envelope } from '../../../specs/generated/schemas.ts';
import { made, partsOf } from './mutants.ts';

type Parts = ReturnType<typeof partsOf>;

const million = 1_000_000;
const escaped = (text: string) => text.replaceAll('[', '\\u005b').replaceAll(',', '\\u002c');
const list = (text: string, times: number) => `[${Array.from({ length: times }, () => text).join(',')}]`;

const changed =
  (change: (parts: Parts) => void, envelope?: (one: Envelope) => void) =>
  (bundle: Buffer): Buffer => {
    const parts = partsOf(bundle);
    change(parts);
    return made(parts, undefined, envelope);
  };
const answering = (body: string, of = Number.POSITIVE_INFINITY) =>
  changed(({ report }) => {
    for (const { response } of report.exchanges.slice(0, of)) if (response) response.body = body;
  });
const wrapping = (more: (one: Envelope) => Partial<Envelope>) =>
  changed(
    () => {},
    (one) => void Object.assign(one, more(one)),
  );
const reporting = (more: object) => changed(({ report }) => void Object.assign(report, more));
const withLedger = (ledger: string) => changed((parts) => void Object.assign(parts, { ledger }));

const exchange = { request: { method: 'GET', url: 'http://127.0.0.1/', headers: [] }, started: 0, ms: { total: 0 } };
const observing = (times: number, exchanges: number[]) =>
  reporting({ recordings: [{ play: 'x', observations: Array(times).fill({ label: 'sso/valid', exchanges }) }] });
const numbers = Array.from({ length: 200 }, (_, index) => index);
const manyKeys = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`K${index}`, index]));

/** Small files that ask a reader for much time or memory, at each layer of a bundle. */
export const bombs: Record<string, (bundle: Buffer) => Buffer> = {
  'a statement of many values': wrapping(() => ({ payload: Buffer.from(list('{}', 3 * million)).toString('base64') })),
  'empty objects for requirements': reporting({ requirements: Array(million).fill({}) }),
  'empty objects, as many as may be': reporting({ requirements: Array(70_000).fill({}) }),
  'small exchanges': reporting({ exchanges: Array(4990).fill(exchange) }),
  'observations of many exchanges': observing(700, numbers),
  observations: observing(4990, [1]),
  'answers of many values': answering(`{"id":"a","config":${list('0', 60_000)}}`),
  'answers of many wrong values': answering(JSON.stringify({ id: 'a', config: manyKeys })),
  'deep answers': answering(`${'['.repeat(50_000)}${']'.repeat(50_000)}`),
  'one long answer': answering('<a '.repeat(5 * million), 1),
  'long answers': answering('<p>a '.repeat(12_000)),
  'a manifest of escaped brackets': reporting({ manifest: { text: escaped(list('[]', 300_000)) } }),
  'a manifest of many values': reporting({ manifest: { text: list('[]', million) } }),
  'a deep manifest': reporting({ manifest: { text: `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}` } }),
  'a ledger of blank lines': withLedger('\n'.repeat(15 * million)),
  'a ledger of entries': withLedger('{"undo":{}}\n'.repeat(140_000)),
  'many subjects': wrapping((one) => {
    const statement = JSON.parse(String(Buffer.from(one.payload, 'base64'))) as { subject: unknown[] };
    statement.subject = Array(70_000).fill({});
    return { payload: Buffer.from(JSON.stringify(statement)).toString('base64') };
  }),
  'a long signature': wrapping(() => ({ signatures: [{ keyid: 'a'.repeat(5 * million), sig: 'A'.repeat(5 * million) }] })),
  'a long reason': reporting({ because: '\u001b[2J'.repeat(2 * million) }),
  zeros: () => sealed(gzipSync(Buffer.alloc(256 * million)).subarray(10)),
};
