import { constants, inflateRawSync } from 'node:zlib';

/** Ways to read a text in which something may be hidden, one after the other; none of it by the product's own code. */
export function views(text: string): string[] {
  const plain = withoutEntities(withoutEntities(withoutEscapes(withoutEscapes(text))));
  const rounds = [plain];
  for (let round = 0; round < 6; round++) rounds.push(withoutPercents(rounds[round] ?? ''));
  const others = [withoutPercents(plain.replaceAll('+', ' ')), ofQuotedPrintable(plain), ofHex(plain), ofUtf16(plain), ...ofGzip(plain)];
  return [...new Set([text, ...rounds, ...others])];
}

/** JSON. */
const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const withoutEscapes = (text: string): string =>
  text.replace(/\\(?:u([\da-f]{4})|(["\\/bfnrt]))/gi, (_, unit: string | undefined, sign: string) =>
    unit ? String.fromCharCode(Number.parseInt(unit, 16)) : (controls[sign] ?? sign),
  );

const names: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
  ...{ eacute: 'é', plus: '+', sol: '/', percnt: '%', equals: '=', colon: ':', lowbar: '_', period: '.' },
};
const withoutEntities = (text: string): string =>
  text.replace(/&(?:#x0*([\da-f]{1,6})|#0*(\d{1,7})|([a-z]+));/gi, (all, hex?: string, decimal?: string, name = '') => {
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return hex || decimal ? (point < 0x110000 ? String.fromCodePoint(point) : all) : (names[name] ?? all);
  });

const ofBytes = (pairs: string): string => Buffer.from(pairs, 'hex').toString('utf8');

const withoutPercents = (text: string): string => text.replace(/(?:%[\da-f]{2})+/gi, (run) => ofBytes(run.replaceAll('%', '')));

const ofQuotedPrintable = (text: string): string =>
  text.replace(/=\r?\n/g, '').replace(/(?:=[\dA-F]{2})+/g, (run) => ofBytes(run.replaceAll('=', '')));

/** What stands in hexadecimal, with or without signs between the pairs; the first digit may belong to something else. */
const ofHex = (text: string): string =>
  [...text.matchAll(/[\da-f]{2}(?:[-:\s]*[\da-f]{2}){9,}[\da-f]?/gi)]
    .map(([run]) => run.replace(/[^\da-f]/gi, ''))
    .map((digits) => `${ofBytes(digits)} ${ofBytes(digits.slice(1))}`)
    .join('\n');

const ofUtf16 = (text: string): string => text.replace(/[\0␀\ufffd]/g, '');

// biome-ignore lint/suspicious/noControlCharactersInRegex: a body of gzip begins so
const zipped = /\x1f\x8b\x08[\0-\xff]*/g;
const ofGzip = (text: string): string[] => [
  ...[...text.matchAll(/H4sI[\w+/-]{12,}/g)].map(([run]) => unzipped(Buffer.from(run, 'base64'))),
  ...[...text.matchAll(zipped)].map(([run]) => unzipped(Buffer.from(run, 'latin1'))),
];

/** What can be unpacked, without the header of ten bytes; it may be cut off, and other text may follow. */
function unzipped(bytes: Buffer): string {
  try {
    return inflateRawSync(bytes.subarray(10), { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  } catch {
    return ''; // no gzip
  }
}
