import { type Mistake, mistakes } from '../mistake.ts';
import { joinedBy, type Scheme, type SignedPart } from '../scheme.ts';

type Told = Omit<Mistake, 'name' | 'aspect' | 'contract' | 'fix'>;

const between = (title: string, separator: string): Told => ({
  does: `joins the values with ${title}`,
  change: () => ({ join: joinedBy(separator) }),
});

const named = (part: SignedPart) => (part === 'salt' ? 'sso_salt' : part);

const json =
  (timestamp: (value: string) => unknown): Scheme['join'] =>
  (entries) =>
    JSON.stringify(Object.fromEntries(entries.map(([part, value]) => [named(part), part === 'timestamp' ? timestamp(value) : value])));

const pairs =
  (separator: string): Scheme['join'] =>
  (entries) =>
    entries.map(([part, value]) => `${named(part)}=${value}`).join(separator);

const common = {
  aspect: 'join',
  contract: 'joins the plain values with colons',
  fix: 'Join the plain values with a colon between two of them.',
} as const;

export const joins = mistakes(common, {
  'trailing-newline': {
    does: 'hashes a newline after the string',
    fix: 'Hash the string alone: a shell adds the newline with `echo`, and not with `printf %s`.',
    change: ({ join }) => ({ join: (entries) => `${join(entries)}\n` }),
  },
  'no-separator': between('nothing between them', ''),
  'joined-with-pipes': between('`|`', '|'),
  'joined-with-commas': between('`,`', ','),
  'joined-with-semicolons': between('`;`', ';'),
  'joined-with-ampersands': between('`&`', '&'),
  'joined-with-newlines': between('newlines', '\n'),
  'joined-with-spaces': between('spaces', ' '),
  'joined-with-hyphens': between('`-`', '-'),
  'joined-with-dots': between('`.`', '.'),
  'joined-with-slashes': between('`/`', '/'),
  'joined-with-underscores': between('`_`', '_'),
  'trailing-colon': { does: 'hashes a colon after the last value', change: ({ join }) => ({ join: (entries) => `${join(entries)}:` }) },
  'names-and-values': { does: 'hashes name=value pairs, joined with `&`', change: () => ({ join: pairs('&') }) },
  'names-and-values-with-colons': { does: 'hashes name=value pairs, joined with `:`', change: () => ({ join: pairs(':') }) },
  'digest-of-json': { does: 'hashes a JSON object', changesValues: true, change: () => ({ join: json((value) => value) }) },
  'digest-of-json-with-number': {
    does: 'hashes a JSON object with a number as timestamp',
    changesValues: true,
    change: () => ({ join: json((value) => (/^\d{1,15}$/.test(value) ? Number(value) : value)) }),
  },
  'digest-of-json-list': {
    does: 'hashes a JSON array',
    changesValues: true,
    change: () => ({ join: (entries) => JSON.stringify(entries.map(([, value]) => value)) }),
  },
});
