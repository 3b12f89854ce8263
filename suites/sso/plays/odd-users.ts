import { drawing } from '../../../engine/cases/drawing.ts';
import { defined } from '../../../engine/documents/values.ts';
import { type SignOn, signatureOf } from '../../../engine/signatures/sso/form.ts';
import { type Recipe, singleRecipes } from '../../../engine/signatures/sso/recipes.ts';
import type { Addon } from '../../../fixtures/as-platform/addon.ts';
import type { Customer } from '../../../fixtures/as-platform/callers/customers.ts';
import { personWith } from '../../../fixtures/as-platform/callers/people.ts';
import type { AsPlatform } from '../../../fixtures/as-platform/platform.ts';
import type { Unrecorded } from '../../../fixtures/recorder.ts';

/** Something unusual in the e-mail or in the id of a user, and how it gets there. */
type Part = { name: string; what: string; in: 'e-mail' | 'user_id'; change: (value: string) => string };

type OddLabel = 'sso/decoded-fields' | 'sso/rare-user';

/** The parts of one user; `sso/rare-user` is legal, but so rare that a refusal is a warning. */
type OddUser = readonly [label: OddLabel, parts: readonly Part[]];

/** As long as a SHA-256 in hexadecimal digits, which some platforms have as id. */
const usualIdLength = 64;
/** Of the part before the @, which may have 64. */
const longLocalPart = 60;

/** Users whose e-mail or id has the characters that break code; those of an e-mail are characters that people have in theirs. */
export function oddUsers(seed: number): OddUser[] {
  const draw = drawing(seed, 'odd users');
  const part = (field: Part['in']) => (name: string, what: string, change: Part['change']) => ({
    name: `${field}-${name}`,
    what,
    in: field,
    change,
  });
  const [inEmail, inId] = [part('e-mail'), part('user_id')];
  const beforeAt = (text: string) => (address: string) => address.replace('@', `${text}@`);
  const afterId = (text: string) => (id: string) => `${id}${text}`;
  const [hex, letters, digits, word] = [draw.hex(longLocalPart), draw.hex(usualIdLength), draw.text('0123456789', 20), draw.hex(3)];
  // Nobody can have a domain that ends in .internal.
  const [team, ending] = [draw.one(['mail', 'eu', 'team', 'it']), 'internal'];
  const users: OddUser[] = [
    [
      'sso/decoded-fields',
      [
        inEmail('apostrophe', 'an apostrophe', beforeAt(`.${draw.one(['o', 'd'])}'${draw.one(['brien', 'angelo', 'neill'])}`)),
        inEmail('capitals', 'capital letters', beforeAt(`.${draw.one(['McKay', 'DeWitt', 'LeBlanc'])}`)),
        inEmail('ampersand', 'an ampersand', beforeAt(`&${draw.one(['co', 'sons', 'partners'])}`)),
        inEmail('plus', 'a plus sign', beforeAt(`+${draw.hex(4)}`)),
        inEmail('subdomain', 'a subdomain', (address) => address.replace('@', `@${team}.`)),
        inEmail('long-ending', 'a long ending', (address) => address.replace(/[^.]*$/, ending)),
        inEmail('over-64', 'more than 64 characters', (address) => address.replace(/^[^@]*/, (local) => local + hex.slice(local.length))),
        inId('many-digits', 'more digits than a number has', afterId(digits)),
        inId('zeros', 'zeros at the start', (id) => `00${id || digits.slice(0, 6)}`),
      ],
    ],
    [
      'sso/decoded-fields',
      [
        inId('per-cent', 'a per cent sign', afterId(`${draw.below(900) + 100}%25`)),
        inId('plus', 'a plus sign', afterId(`${draw.hex(2)}+`)),
        inId('capitals', 'capital letters', afterId(draw.text('GHJKMNPQRSTVWXYZ', 4))),
        inId('spaces', 'spaces around it', (id) => ` ${id}${word} ${word} `),
      ],
    ],
    [
      'sso/decoded-fields',
      [
        inId('ampersand', 'an ampersand', afterId(`${draw.hex(4)}&${draw.hex(4)}=`)),
        inId('colon', 'a colon', afterId(`${draw.hex(2)}:${draw.hex(4)}`)),
        inId('less-than', 'a less-than sign', afterId(`<${draw.hex(3)}>`)),
        inId('quotes', 'quotation marks', afterId(`"${draw.hex(3)}"`)),
        inId('64-characters', 'sixty-four characters', (id) => id + letters.slice(id.length)),
      ],
    ],
    [
      'sso/decoded-fields',
      [
        inId('beyond-ascii', 'letters beyond ASCII', afterId(`użytkownik_${draw.hex(4)}_${draw.text('日本語東京都中国', 40)}`)),
        inId('apostrophe', 'an apostrophe', afterId(`${draw.hex(2)}'${draw.hex(2)}`)),
      ],
    ],
    [
      'sso/rare-user',
      [
        inEmail('beyond-ascii', 'letters beyond ASCII', beforeAt(`.${draw.one(['élodie', 'søren', 'zoë'])}`)),
        inId('200-characters', 'two hundred characters', afterId(draw.hex(200))),
      ],
    ],
  ];
  return draw.shuffled(users);
}

/** A user with these parts: they change an e-mail, and an id consists of them. */
export function userWith(parts: readonly Part[], usual: Pick<Customer, 'userId' | 'email'>) {
  const changed = (field: Part['in'], from: string) => {
    const own = parts.filter((part) => part.in === field);
    return own.length > 0 ? own.reduce((value, { change }) => change(value), from) : undefined;
  };
  return personWith(defined({ userId: changed('user_id', ''), email: changed('e-mail', usual.email) }), usual);
}

/** In words: "an apostrophe and a plus sign in the e-mail". */
export function describe(parts: readonly Part[]): string {
  const fields = [...new Set(parts.map((part) => part.in))];
  return fields.map((field) => `${listed(parts.filter((part) => part.in === field))} in the ${field}`).join(', and ');
}

const listed = (parts: readonly Part[]): string => {
  const names = parts.map(({ what }) => what);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join();
};

/**
 * Signs on as each odd user; if one is refused, each of its parts is tried alone, so that the finding names the character, and then
 * with each known mistake in values, so that it names the mistake.
 */
export async function signsOnOddly(platform: AsPlatform, addon: Addon, plain: Customer): Promise<[OddLabel, Unrecorded][]> {
  const observations: [OddLabel, Unrecorded][] = [];
  const choicesFor = (parts: readonly Part[]) => ({
    variant: parts.map(({ name }) => name).join('+'),
    what: describe(parts),
    needsDecoding: true,
    customer: userWith(parts, plain),
  });
  const signsOn = (parts: readonly Part[], recipe?: Recipe) => platform.signsOn(addon, { ...choicesFor(parts), ...defined({ recipe }) });
  let known = singleRecipes().filter(({ isUnsureOfValues, name }) => isUnsureOfValues && !name.includes('json'));
  const explained = async (part: Part, observation: Unrecorded): Promise<Unrecorded> => {
    if (!isRefused(observation)) return observation;
    const { userId, email } = userWith([part], plain);
    const signOn = { id: addon.resourceId ?? '', userId, email, navData: '', timestamp: '0' };
    for (const recipe of known.filter(({ sign }) => isTelling(sign, signOn))) {
      const { opened } = await signsOn([part], recipe);
      if (!opened) continue;
      // The next part is most likely refused for the same mistake.
      known = [recipe, ...known.filter((other) => other !== recipe)];
      const { name, sentence, fix, risk } = recipe;
      return { ...observation, mistake: { name, sentence, fix, risk } };
    }
    return observation;
  };
  const users = oddUsers(platform.run.seed);
  const together = users.map(([, parts]) => choicesFor(parts));
  for (const [index, whole] of (await platform.signsOnBeside(addon, together)).entries()) {
    const [label, parts] = users[index] as OddUser;
    const alone: Unrecorded[] = [];
    if (isRefused(whole)) for (const part of parts) alone.push(await explained(part, await signsOn([part])));
    const isExplained = alone.some(({ opened }) => opened === false);
    for (const observation of isExplained ? alone : [whole]) observations.push([label, observation]);
  }
  return observations;
}

/** About one form in 256 has such a signature, so one is among those of the last seconds. */
const lastMs = 5_000;

/** Signs on when the signature begins with zeros, which code that makes a number of a digest loses. */
export async function signsOnWithZeros(platform: AsPlatform, addon: Addon, customer: Customer): Promise<Unrecorded> {
  const { resourceId } = addon;
  const now = Number(platform.timestamp());
  const moments = resourceId === undefined ? [] : Array.from({ length: lastMs }, (_, ms) => String(now - ms));
  const timestamp = moments.find((one) => platform.formOf(resourceId ?? '', { customer, timestamp: one }).signature?.startsWith('00'));
  return platform.signsOn(addon, { customer, variant: 'zeros-first', what: 'a signature that begins with 00', ...defined({ timestamp }) });
}

const isRefused = ({ opened, undecided }: Unrecorded): boolean => opened === false && !undecided;

/** Whether these values show the mistake: it signs them in another way than the contract does. */
const isTelling = (sign: Recipe['sign'], signOn: SignOn): boolean => {
  const secrets = { salt: 'salt' };
  return sign(signOn, secrets)?.signature !== signatureOf(signOn, secrets.salt);
};
