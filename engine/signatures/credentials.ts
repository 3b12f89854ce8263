import { Buffer, isUtf8 } from 'node:buffer';
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { drawing } from '../cases/drawing.ts';
import { defined } from '../documents/values.ts';

/** The manifest's credentials for Basic authentication; `id` is the user. */
export type Credentials = { id: string; password: string };

type WrongFamily = keyof ReturnType<typeof rowsOf>;

export type WrongCredentials = ReturnType<typeof wrongCredentials>[number];

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

export const inAnotherCase = (text: string): string =>
  text.replace(/\p{Lu}|\p{Ll}/gu, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));

const PRINTABLE = /^[\x20-\x7e]+$/;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

type Row = [
  name: string,
  /** Completes "sent with …". */
  what: string,
  /** Undefined: the request has no `Authorization` header. */
  header?: string,
  /** So close to the password that it must be redacted too; a search for the password does not find it. */
  secret?: string | undefined,
  /** The row that this one is a variant of: where one is tried in several contexts, its variants take turns. */
  variantOf?: string,
];

/** The most common ones first: one of them is in every list of common passwords. */
const weakPasswords = createRequire(import.meta.url)('#specs/clients/weak-passwords.json') as string[];
const MOST_COMMON = 3;

const rowsOf = ({ id, password, sso_salt }: Credentials & { sso_salt: string }, seed: number) => {
  const draw = drawing(seed, 'wrong credentials');
  const wrong = draw.text(LETTERS, 24 + draw.below(17));
  const syllable = () => draw.text('bcdfgklmnprst', 1) + draw.text('aeiou', 1);
  const stranger = `${syllable()}${syllable()}-${draw.text('abcdefghiklmnoprstu', 4)}`;
  const more = draw.text(LETTERS, 1);
  const tail = draw.text(LETTERS, 6);
  const beforeColon = password.replace(/:.*/s, '');
  const unreadable = `Basic ${draw.text(LETTERS, 6)}*${draw.text(LETTERS, 4)}=${draw.text(LETTERS, 5)}*`;
  const basic = (user: string, secret: string): string => basicHeader({ id: user, password: secret });
  const swapped = inAnotherCase(password);
  const cut = [...password].slice(0, -1).join('');
  const short = draw.text(LETTERS, 1 + draw.below(4));
  const [common = ''] = draw.shuffled(weakPasswords.slice(0, MOST_COMMON));
  const [otherCommon = ''] = draw.shuffled(weakPasswords.slice(MOST_COMMON));
  const ofRightLength = draw.text(LETTERS, [...password].length);
  const long = draw.text(LETTERS, 260 + draw.below(140));
  const marks = `${draw.text(LETTERS, 4)}' OR '1'='1" %00 ${draw.text('éßø漢', 2)}:${draw.text(LETTERS, 4)}`;
  const percent = `${draw.text(LETTERS, 9)}%${draw.text('ghkmz', 2)}${draw.text(LETTERS, 9)}`;
  const wildcards = '_'.repeat([...password].length);
  const digest = `Digest username="${id.replace(/[^\w.-]/g, '')}", realm="api", nonce="${draw.hex(16)}", uri="/", response="${draw.hex(32)}"`;
  const token = [{ alg: 'HS256', typ: 'JWT' }, { sub: draw.hex(8) }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  // As long as it takes for Base64 to need padding.
  const unpadded = ['', 'a', 'b0']
    .map((end) => base64(`${id}:${wrong}${end}`))
    .find((text) => text.endsWith('='))
    ?.replace(/=+$/, '');
  const isHeaderText = PRINTABLE.test(password);
  const bearer = isHeaderText ? password : base64(password);
  return {
    'missing-credentials': [
      ['no-header', 'no credentials'],
      ['both-empty', 'an empty user and an empty password', basic('', '')],
    ],
    'wrong-password': [
      ['wrong-password', 'a wrong password', basic(id, wrong)],
      ['password-of-right-length', 'a wrong password of the right length', basic(id, ofRightLength), undefined, 'wrong-password'],
      ['long-password', 'a long wrong password', basic(id, long), undefined, 'wrong-password'],
      ['weak-password', 'a short wrong password', basic(id, short)],
      ['common-password', 'a common password', basic(id, common), undefined, 'weak-password'],
      ['other-common-password', 'another common password', basic(id, otherCommon), undefined, 'weak-password'],
      ['id-as-password', 'the user as password', basic(id, id), undefined, 'weak-password'],
      ['odd-password', 'a wrong password with quotes and letters beyond ASCII', basic(id, marks)],
      ['password-with-a-percent-sign', 'a wrong password with a percent sign', basic(id, percent), undefined, 'odd-password'],
      [
        'after-two-spaces',
        'a wrong password, after two spaces',
        `Basic  ${base64(`${id}:${draw.text(LETTERS, 21)}`)}`,
        undefined,
        'odd-password',
      ],
      ['no-padding', 'a wrong password in Base64 without padding', `Basic ${unpadded}`, undefined, 'odd-password'],
      ['pattern-as-password', 'a percent sign as password', basic(id, '%')],
      ['underscores-as-password', 'underscores as password', basic(id, wildcards), undefined, 'pattern-as-password'],
      ['asterisk-as-password', 'an asterisk as password', basic(id, '*'), undefined, 'pattern-as-password'],
      ['expression-as-password', 'a regular expression as password', basic(id, '.*'), undefined, 'pattern-as-password'],
      ['empty-password', 'an empty password', basic(id, '')],
      ['swapped', 'user and password swapped', basic(password, id)],
      ['sso-salt-as-password', 'the sso_salt as password', basic(id, sso_salt)],
    ],
    'wrong-user': [
      ['wrong-user', 'a wrong user and the right password', basic(stranger, password)],
      ['user-in-another-case', 'the right user in another case', basic(inAnotherCase(id), password)],
      ['user-with-a-realm', 'the right user, @ and a realm', basic(`${id}@${tail}`, password), undefined, 'wrong-user'],
      ['user-with-a-domain', 'a domain before the right user', basic(`${tail}\\${id}`, password), undefined, 'wrong-user'],
      ['user-with-a-space', 'the right user with a space at its end', basic(`${id} `, password), undefined, 'wrong-user'],
    ],
    'nearly-right-password': [
      ['password-in-another-case', 'the right password in another case', basic(id, swapped), swapped],
      ['password-cut', 'the right password with its last character cut', basic(id, cut), cut],
      ['password-longer', 'the right password with one more character', basic(id, password + more)],
      ['password-and-more', 'the right password, a colon and more after it', basic(id, `${password}:${tail}`)],
      [
        'password-and-a-null',
        'the right password, a null and more after it',
        basic(id, `${password}\0${tail}`),
        undefined,
        'password-and-more',
      ],
      ['password-up-to-a-colon', 'the right password up to its first colon', basic(id, beforeColon), beforeColon],
      // At the end only: a target that trims user and password together would keep a space between them.
      ['password-with-a-space', 'the right password with a space at its end', basic(id, `${password} `)],
    ],
    'another-scheme': [
      ['bearer', `the password${isHeaderText ? '' : ', in Base64,'} as a Bearer token`, `Bearer ${bearer}`],
      ['digest', 'a made-up Digest header', digest, undefined, 'bearer'],
      [
        'token',
        'a made-up token of three parts as a Bearer token',
        `Bearer ${[...token, draw.text(LETTERS, 43)].join('.')}`,
        undefined,
        'bearer',
      ],
      ['bearer-pair', 'user and password, in Base64, as a Bearer token', `Bearer ${base64(`${id}:${password}`)}`],
    ],
    'malformed-header': [
      ['no-colon', 'Basic credentials without a colon', `Basic ${base64(id.replaceAll(':', ''))}`],
      ['not-base64', 'Basic credentials that are not Base64', unreadable],
      ['scheme-alone', 'the word Basic and no credentials', 'Basic', undefined, 'not-base64'],
    ],
  } satisfies Record<string, Row[]>;
};

/** All wrong credentials, without those that are right for this manifest by chance and without duplicates. */
export const wrongCredentials = (manifest: Credentials & { sso_salt: string }, seed = 0) => {
  const all = Object.entries(rowsOf(manifest, seed)).flatMap(([family, rows]) =>
    rows.map(([name, what, header, secret, deviation = name]: Row) => {
      return { name, family: family as WrongFamily, deviation, what, ...defined({ header }), ...(secret && { secret }) };
    }),
  );
  const isFirst = (header: string | undefined, index: number) => all.findIndex((other) => other.header === header) === index;
  return all.filter(({ header }, index) => isFirst(header, index) && !isManifestCredentials(header, manifest));
};

/** The secret parts of right and wrong credentials, as they stand in headers. */
export const credentialSecrets = (right: Credentials, wrong: readonly WrongCredentials[]) => [
  { name: 'credentials', value: basicHeader(right).slice('Basic '.length) },
  ...wrong.flatMap(({ name, secret = '', header = '' }) =>
    [secret, /^\S+\s+(.+)/s.exec(header)?.[1] ?? ''].map((value) => ({ name, value })),
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

/** Replaces one character in the middle by another of the same kind; the last ones of a Base64 text may carry no bits. */
export function changed(secret: string): string {
  const at = Math.floor(secret.length / 2);
  const now = secret.charAt(at);
  const [first, second] = /[A-Z]/.test(now) ? ['A', 'B'] : ['a', 'b'];
  const letter = now === first ? second : first;
  return `${secret.slice(0, at)}${/[0-9]/.test(now) ? (Number(now) + 1) % 10 : letter}${secret.slice(at + 1)}`;
}
