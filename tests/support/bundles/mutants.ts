import { gunzipSync, gzipSync } from 'node:zlib';
import { sealed } from '../../../engine/bundle/pack.ts';
import { enveloped, payloadOf, statementOf } from '../../../engine/bundle/statement.ts';
import { writeTar } from '../../../engine/bundle/tar.ts';
import { jsonText } from '../../../reporters/json.ts';
import type { Envelope } from '../../../specs/generated/schemas.ts';
import { drawing } from '../../../targets/hostile/drawing.ts';
import { claims, claimsOf, type Draw, type Parts } from './claims.ts';
import { filesOf, type key, reportIn, statementIn } from './signed.ts';

type Key = ReturnType<typeof key>;

interface Mutant {
  what: string;
  bytes: Buffer;
}

/** A bundle of any parts, however large, with matching digests. */
export function made(parts: Parts, signer: Key | undefined, change: (envelope: Envelope) => void = () => {}): Buffer {
  const files = new Map([
    ['ledger.jsonl', Buffer.from(parts.ledger)],
    ['manifest.json', Buffer.from(parts.report.manifest?.text ?? '')],
    ['report.json', Buffer.from(jsonText(parts.report))],
  ]);
  const envelope = enveloped(statementOf(files, parts.report, parts.run), signer?.privateKey);
  change(envelope);
  return archived(new Map([...files, ['certificate.json', Buffer.from(jsonText(envelope))]]));
}

const archived = (files: ReadonlyMap<string, Buffer>): Buffer => sealed(gzipSync(writeTar(files)).subarray(10));

export const partsOf = (bundle: Buffer): Parts => ({
  report: reportIn(bundle),
  ledger: String(filesOf(bundle).get('ledger.jsonl')),
  run: statementIn(bundle).predicate.assay.run,
});

const odd: unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  '',
  'x',
  '\u001b[2J',
  `\${HOME}`,
  'a'.repeat(5000),
  [],
  {},
  [[]],
  { __proto__: null, a: 1 },
  '2026-11',
];

/** Changes a random place of a value in a way that could break a reader. */
function withOddPlace<T>(value: T, draw: Draw): T {
  let holder = value as Record<string, unknown>;
  for (;;) {
    const names = Object.keys(holder);
    const name = draw.of(names);
    const inner = holder[name];
    const isHolder = typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0;
    if (isHolder && draw.below(5) > 0) {
      holder = inner as Record<string, unknown>;
      continue;
    }
    const change = draw.below(4);
    if (change === 0 && !Array.isArray(holder)) delete holder[name];
    else if (change === 1 && Array.isArray(holder)) holder.splice(Number(name), 1);
    else if (change === 2 && Array.isArray(holder)) holder.push(inner);
    else holder[name] = draw.of(odd);
    return value;
  }
}

/** Changes of the bytes of a bundle, or of the archive in it. */
const byteChanges: ((bytes: Buffer, draw: Draw) => Buffer)[] = [
  (bytes, draw) => {
    const changed = Buffer.from(bytes);
    changed[draw.below(bytes.length)] = draw.below(256);
    return changed;
  },
  (bytes, draw) => bytes.subarray(0, draw.below(bytes.length)),
  (bytes, draw) => Buffer.concat([bytes, bytes.subarray(0, draw.below(600))]),
  (bytes, draw) => {
    const tar = gunzipSync(bytes);
    tar[draw.below(draw.below(2) === 0 ? 512 : tar.length)] = draw.below(256);
    return sealed(gzipSync(tar).subarray(10));
  },
  (bytes, draw) => {
    const tar = gunzipSync(bytes);
    return sealed(gzipSync(Buffer.concat([tar.subarray(0, draw.below(tar.length)), tar])).subarray(10));
  },
  (bytes, draw) => {
    const files = filesOf(bytes);
    const [one, other] = [draw.of([...files.keys()]), draw.of([...files.keys()])];
    return archived(new Map([...files, [one, files.get(other) ?? Buffer.alloc(0)]]));
  },
];

/** One mutant for each number: claims changed and signed again, random places changed and signed again, places changed without the key, or bytes changed. */
export function mutantOf(bundle: Buffer, number: number, signer: Key, stranger: Key): Mutant & { mayVerify: boolean } {
  const next = drawing(number * 7919 + 13);
  const draw: Draw = {
    below: (limit) => Math.floor(next() * Math.max(1, limit)),
    of: (all) => all[Math.floor(next() * all.length)] as never,
  };
  const parts = partsOf(bundle);
  const names = Object.keys(claims);
  const kind = number % 4;
  if (kind === 0) {
    const what = names[Math.floor(number / 4) % names.length] as string;
    claims[what]?.(parts, draw);
    return { what, bytes: made(parts, signer), mayVerify: false };
  }
  if (kind === 1) {
    const rounds = 1 + draw.below(3);
    for (let round = 0; round < rounds; round++) withOddPlace(parts, draw);
    const bytes = tried(() => made(parts, signer)) ?? Buffer.from('x');
    return { what: `${rounds} odd places, signed`, bytes, mayVerify: tried(() => claimsOf(parts)) === claimsOf(partsOf(bundle)) };
  }
  if (kind === 2) {
    const signatures = (JSON.parse(String(filesOf(bundle).get('certificate.json'))) as Envelope).signatures;
    withOddPlace(parts, draw);
    const by = draw.of(['the old signature', 'another key', 'an odd envelope']);
    const bytes = tried(() =>
      made(parts, stranger, (envelope) => {
        if (by === 'the old signature') envelope.signatures = signatures;
        if (by === 'an odd envelope') withOddPlace(envelope, draw);
      }),
    );
    const isSame = by === 'the old signature' && bytes && tried(() => payloadIn(bytes)) === payloadIn(bundle);
    return { what: `an odd place, by ${by}`, bytes: bytes ?? Buffer.from('x'), mayVerify: isSame === true };
  }
  const bytes = draw.of(byteChanges)(bundle, draw);
  return { what: 'other bytes', bytes, mayVerify: bytes.equals(bundle) || (tried(() => payloadIn(bytes)) ?? '') === payloadIn(bundle) };
}

const payloadIn = (bytes: Buffer): string => payloadOf(JSON.parse(String(filesOf(bytes).get('certificate.json'))) as Envelope);

/** Undefined if the mutation keeps the bundle from being made. */
function tried<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
