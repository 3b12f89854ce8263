import { Buffer, isUtf8 } from 'node:buffer';
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { type Drawing, drawing } from '../cases/drawing.ts';
import { defined } from '../documents/values.ts';
import { deviationsOf, type KindOfPart, type Spoiling, spoilings } from '../space/deviations.ts';
import { drawnText } from '../space/drawn-text.ts';
import type { World } from '../space/write.ts';

/** The manifest's credentials for Basic authentication; `id` is the user. */
export type Credentials = { id: string; password: string };

type WrongFamily =
  | 'missing-credentials'
  | 'wrong-password'
  | 'wrong-user'
  | 'nearly-right-password'
  | 'another-scheme'
  | 'malformed-header';

export interface WrongCredentials {
  name: string;
  family: WrongFamily;
  /** Where one is tried in several contexts, the variants of a deviation take turns. */
  deviation: string;
  /** Completes "sent with …". */
  what: string;
  /** Undefined: the request has no `Authorization` header. */
  header?: string;
  /** So close to the password that it must be redacted too; a search for the password does not find it. */
  secrets?: readonly string[];
}

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

export const basicHeader = ({ id, password }: Credentials): string => `Basic ${base64(`${id}:${password}`)}`;

const BASIC = /^basic +((?:[a-z0-9+/]{4})*(?:[a-z0-9+/]{2}==|[a-z0-9+/]{3}=)?)$/i;

const basicBytes = (header: string | undefined): Buffer | undefined => {
  const encoded = BASIC.exec(header?.trim() ?? '')?.[1];
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64');
};

/** Reads a header as RFC 7617 does: the user ends at the first colon. */
export const parseBasic = (header: string | undefined): { user: string; password: string } | undefined => {
  const bytes = basicBytes(header);
  const text = bytes?.toString(isUtf8(bytes) ? 'utf8' : 'latin1') ?? '';
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : { user: text.slice(0, colon), password: text.slice(colon + 1) };
};

/** RFC 7617 leaves the encoding open unless a challenge names one, so UTF-8 and Latin-1 are both right, in any Unicode normal form. */
export const isManifestCredentials = (header: string | undefined, { id, password }: Credentials): boolean => {
  const bytes = basicBytes(header);
  const right = Buffer.from(`${id}:${password}`).toString().normalize('NFC');
  return bytes !== undefined && (['utf8', 'latin1'] as const).some((encoding) => bytes.toString(encoding).normalize('NFC') === right);
};

const PRINTABLE = /^[\x20-\x7e]+$/;

/** Credentials that are wrong as a whole: in more than one part, or in what is around the parts. */
interface Whole extends Omit<Spoiling, 'values'> {
  parts?: Readonly<Record<string, string>>;
  without?: readonly string[];
  /** What is written in another way in the header. */
  rewrites?: readonly [from: string, to: string];
  header?: string;
}

interface Scheme {
  /** The ways that any part can be wrong are variants of these. */
  parts: Readonly<Record<string, { is: KindOfPart; leftOut: string; others: readonly string[] }>>;
  whole: Readonly<Record<string, Whole>>;
}

const { basic } = spoilings.schemes as Record<'basic', Scheme>;

/** The most common ones first: one of them is in every list of common passwords. */
const weakPasswords = createRequire(import.meta.url)('#specs/clients/weak-passwords.json') as string[];
const MOST_COMMON = 3;

/** What the texts of wrong credentials can name. */
function worldOf({ id, password, sso_salt }: Credentials & { sso_salt: string }, draw: Drawing): World {
  const [common = ''] = draw.shuffled(weakPasswords.slice(0, MOST_COMMON));
  const [otherCommon = ''] = draw.shuffled(weakPasswords.slice(MOST_COMMON));
  const syllable = () => draw.text('bcdfgklmnprst', 1) + draw.text('aeiou', 1);
  const token = [{ alg: 'HS256', typ: 'JWT' }, { sub: draw.hex(8) }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const isHeaderText = PRINTABLE.test(password);
  const length = 24 + (Buffer.byteLength(id) % 3 === 2 ? 1 : 0);
  const texts = {
    ...{ user: id, password, sso_salt, common, 'other common': otherCommon },
    'known name': draw.one(['root', 'test', 'user', 'guest', 'demo', 'platform']),
    'made-up name': `${syllable()}${syllable()}-${draw.text('abcdefghiklmnoprstu', 4)}`,
    'user without colons': id.replaceAll(':', ''),
    'user in a header': id.replace(/[^\w.-]/g, ''),
    'password in a header': isHeaderText ? password : base64(password),
    'in Base64': isHeaderText ? '' : ', in Base64,',
    'pair in Base64': base64(`${id}:${password}`),
    'made-up token': token.join('.'),
    'letters that need padding': drawnText(`{letters ${length}}`, draw),
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, () => text]));
}

/** All wrong credentials of the scheme, without those that are right for this manifest by chance and without duplicates. */
export const wrongCredentials = (manifest: Credentials & { sso_salt: string }, seed = 0): WrongCredentials[] => {
  const draw = drawing(seed, 'wrong credentials');
  const world = worldOf(manifest, draw);
  const drawn = (text: string) => drawnText(text, draw, world);
  const right: Record<string, readonly string[]> = { user: [manifest.id], password: [manifest.password] };
  const headerOf = ({ user = [], password = [] }: typeof right) => `Basic ${base64([...user, ...password].join(':'))}`;

  const ofWhole = Object.entries(basic.whole).map(
    ([name, { what, header, parts, without = [], rewrites: [from, to] = ['\n', ''], ...one }]) => {
      const changed = Object.entries(parts ?? {}).map(([part, text]) => [part, [drawn(text)]] as const);
      const left = { ...right, ...Object.fromEntries([...changed, ...without.map((part) => [part, []] as const)]) };
      const sent = parts ? headerOf(left).replaceAll(from, to) : header && drawn(header);
      return { name, what: drawn(what), ...one, ...defined({ header: sent }) };
    },
  );
  const ofParts = Object.entries(basic.parts).flatMap(([part, { is, leftOut, others }]) => {
    const [value = ''] = right[part] ?? [];
    return deviationsOf(part, value, is, draw, world).map(({ name, what, sent, family, like, isNear }, index) => {
      const isOfAny = family === '' && like === name;
      const inTurn = sent.length === 0 ? leftOut : (others[index % others.length] ?? name);
      const own = isOfAny ? { name: `${name}-${part}`, like: inTurn, isOfAny } : { name, like };
      const secrets = is === 'secret' && isNear ? sent.filter((one) => one !== '' && !one.includes(value)) : [];
      return {
        ...own,
        what,
        family,
        header: headerOf({ ...right, [part]: sent }),
        ...defined({ secrets: secrets.length > 0 ? secrets : undefined }),
      };
    });
  });

  // What has a name of its own comes first.
  const all: (Omit<WrongCredentials, 'family' | 'deviation'> & { family?: string; like?: string })[] = [
    ...ofParts.filter(({ isOfAny }) => !isOfAny),
    ...ofWhole,
    ...ofParts.filter(({ isOfAny }) => isOfAny),
  ];
  const familyOf = (wanted: string): string => all.find(({ name }) => name === wanted)?.family ?? '';
  const isFirst = (header: string | undefined, index: number) => all.findIndex((other) => other.header === header) === index;
  return all
    .filter(({ header }, index) => isFirst(header, index) && !isManifestCredentials(header, manifest))
    .map(({ name, what, header, secrets, family, like = name }) => ({
      ...{ name, what, deviation: like, family: (family || familyOf(like)) as WrongFamily },
      ...defined({ header, secrets }),
    }));
};

/** The secret parts of right and wrong credentials, as they stand in headers. */
export const credentialSecrets = (right: Credentials, wrong: readonly WrongCredentials[]) => [
  { name: 'credentials', value: basicHeader(right).slice('Basic '.length) },
  ...wrong.flatMap(({ name, secrets = [], header = '' }) =>
    [...secrets, /^\S+\s+(.+)/s.exec(header)?.[1] ?? ''].map((value) => ({ name, value })),
  ),
];

/** Says what a caller sent instead of the manifest's credentials, without any secret. */
export const whatInstead = (
  header: string | undefined,
  manifest: Credentials & { sso_salt?: string },
): Pick<WrongCredentials, 'family' | 'what'> => {
  const sent = parseBasic(header);
  const isSent = (wrong: string | undefined) => wrong === header || (sent && isDeepStrictEqual(sent, parseBasic(wrong)));
  const known = wrongCredentials({ sso_salt: '', ...manifest }).find((row) => isSent(row.header));
  if (known) return { family: known.family, what: known.what };
  if (!/^basic\b/i.test(header ?? '')) return { family: 'another-scheme', what: 'a scheme other than Basic' };
  if (!sent) return { family: 'malformed-header', what: 'Basic credentials that cannot be read' };
  return sent.user === manifest.id
    ? { family: 'wrong-password', what: 'a wrong password' }
    : { family: 'wrong-user', what: 'a wrong user' };
};
