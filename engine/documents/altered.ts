import { Buffer } from 'node:buffer';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const withoutEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return Number.isNaN(code) ? (entities[name] ?? whole) : code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

type Way = readonly [how: string, isSo: (wanted: string, got: string) => boolean];

/** What programs make of a text by mistake, the most special first. */
const ways: readonly Way[] = [
  ['escaped for HTML', (wanted, got) => withoutEntities(got) === wanted],
  ['percent-encoded', (wanted, got) => decoded(got) === wanted],
  ['percent-encoded, with plus signs for spaces', (wanted, got) => decoded(got.replaceAll('+', ' ')) === wanted],
  ['percent-decoded once more', (wanted, got) => decoded(wanted) === got],
  ['with spaces for plus signs', (wanted, got) => wanted.replaceAll('+', ' ') === got],
  ['without the white space around it', (wanted, got) => wanted.trim() === got],
  ['in lower case', (wanted, got) => wanted.toLowerCase() === got],
  ['in upper case', (wanted, got) => wanted.toUpperCase() === got],
  ['in UTF-8, read as Latin-1', (wanted, got) => Buffer.from(wanted).toString('latin1') === got],
  ['with question marks for letters beyond ASCII', (wanted, got) => wanted.replace(/[^\0-\x7f]/gu, '?') === got],
  ['in quotes', (wanted, got) => got === JSON.stringify(wanted)],
  ['cut short', (wanted, got) => got !== '' && wanted.startsWith(got)],
];

/** How a text became another one, in words; undefined if no known mistake explains it. */
export function alterationOf(wanted: string, got: unknown): string | undefined {
  if (typeof got !== 'string' || got === wanted) return undefined;
  return ways.find(([, isSo]) => isSo(wanted, got))?.[0];
}

/** The fields whose texts were altered in a known way, with how; undefined if there are none. `others` says where another text is from. */
export function alterationsIn(
  wanted: Readonly<Record<string, string | undefined>>,
  got: Readonly<Record<string, unknown>>,
  others: ReadonlyMap<unknown, string> = new Map(),
) {
  const found = Object.entries(wanted).flatMap(([name, text]) => {
    const value = got[name];
    if (text === '' && (value ?? undefined) === undefined) return [[name, 'is an empty text'] as const];
    const how = text === undefined || value === text ? undefined : (alterationOf(text, value) ?? others.get(value));
    return how === undefined ? [] : [[name, how] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
