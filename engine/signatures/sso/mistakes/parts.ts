import { type Mistake, mistakes } from '../mistake.ts';
import type { SignedPart } from '../scheme.ts';

const contract = 'hashes id:user_id:email:nav-data:sso_salt:timestamp';

type Told = Omit<Mistake, 'name' | 'aspect' | 'contract'>;

const without = (part: SignedPart, told: Partial<Told> = {}): Told => ({
  does: `leaves ${part} out of the string, colon and all`,
  fix: `Put ${part} in its place of the string, between its colons.`,
  change: ({ parts }) => ({ parts: parts.filter((other) => other !== part) }),
  ...told,
});

const replaced = (part: SignedPart, by: string, told: Pick<Told, 'does'> & Partial<Told>): Told => ({
  ...without(part),
  change: ({ values }) => ({ values: [...values, (value, other) => (other === part ? by : value)] }),
  ...told,
});

const hyphen = 'Read the field by its name with a hyphen, `nav-data`; it is empty, and so is its place in the string.';
const swap = (part: string) => `The signature does not cover ${part}: whoever holds one valid form can put another ${part} into it.`;

export const leftOut = mistakes(
  { aspect: 'left-out', contract },
  {
    'nav-data-left-out': without('nav-data', {
      fix: 'Keep the place of nav-data, which is empty: two colons stand between the e-mail and the salt.',
    }),
    'nav-data-undefined': replaced('nav-data', 'undefined', { does: 'hashes the word `undefined` in place of nav-data', fix: hyphen }),
    'nav-data-null': replaced('nav-data', 'null', { does: 'hashes the word `null` in place of nav-data', fix: hyphen }),
    'nav-data-none': replaced('nav-data', 'None', { does: 'hashes the word `None` in place of nav-data', fix: hyphen }),
    'nav-data-emptied': replaced('nav-data', '', {
      does: 'hashes nothing in place of nav-data',
      fix: 'Hash nav-data as the form carries it, also when it is not empty.',
      risk: swap('nav-data'),
    }),
    'email-left-out': without('email', { risk: swap('e-mail') }),
    'user-id-left-out': without('user_id', { risk: swap('user_id') }),
    'user-and-email-left-out': {
      ...without('email'),
      does: 'leaves user_id and email out of the string',
      fix: 'Put user_id and email in the second and third place of the string.',
      risk: swap('e-mail and user_id'),
      change: ({ parts }) => ({ parts: parts.filter((part) => part !== 'email' && part !== 'user_id') }),
    },
    'email-emptied': replaced('email', '', { does: 'hashes nothing in place of the e-mail', risk: swap('e-mail') }),
    'user-id-emptied': replaced('user_id', '', {
      does: 'hashes nothing in place of user_id',
      fix: 'Read the field by its name with an underscore, `user_id`.',
      risk: swap('user_id'),
    }),
    'user-id-undefined': replaced('user_id', 'undefined', {
      does: 'hashes the word `undefined` in place of user_id',
      fix: 'Read the field by its name with an underscore, `user_id`.',
      risk: swap('user_id'),
    }),
    'id-left-out': without('id', { risk: swap('id') }),
    'timestamp-left-out': without('timestamp', {
      risk: 'The signature does not cover the timestamp: a form that leaked is valid for ever.',
    }),
  },
);

const inOrder = (does: string, order: string): Omit<Told, 'fix'> => ({
  does,
  change: ({ parts }) => ({ parts: (order.split(' ') as SignedPart[]).filter((part) => parts.includes(part)) }),
});

export const orders = mistakes(
  { aspect: 'order', contract, fix: 'Join the values in the order id, user_id, email, nav-data, sso_salt, timestamp.' },
  {
    'salt-last': inOrder('puts the salt last, after the timestamp', 'id user_id email nav-data timestamp salt'),
    'email-before-user-id': inOrder('puts the e-mail before user_id', 'id email user_id nav-data salt timestamp'),
    'salt-first': inOrder('puts the salt first', 'salt id user_id email nav-data timestamp'),
    'form-order-salt-last': inOrder('joins the fields in the order of the form, the salt last', 'id timestamp nav-data email user_id salt'),
    'form-order-salt-first': inOrder(
      'joins the fields in the order of the form, the salt first',
      'salt id timestamp nav-data email user_id',
    ),
    'older-order-extended': inOrder('appends the new fields to the older string', 'id salt timestamp user_id email nav-data'),
    'salt-after-id': inOrder('puts the salt after the id', 'id salt user_id email nav-data timestamp'),
    'salt-before-nav-data': inOrder('puts the salt before nav-data', 'id user_id email salt nav-data timestamp'),
    'nav-data-before-email': inOrder('puts nav-data before the e-mail', 'id user_id nav-data email salt timestamp'),
    'user-id-before-id': inOrder('puts user_id before the id', 'user_id id email nav-data salt timestamp'),
    'timestamp-first': inOrder('puts the timestamp first', 'timestamp id user_id email nav-data salt'),
    'timestamp-after-id': inOrder('puts the timestamp after the id', 'id timestamp user_id email nav-data salt'),
    'alphabetical-order': inOrder('sorts the fields by name', 'email id nav-data salt timestamp user_id'),
    'email-first': inOrder('puts the e-mail first', 'email id user_id nav-data salt timestamp'),
    'reverse-order': inOrder('joins the values back to front', 'timestamp salt nav-data email user_id id'),
  },
);
