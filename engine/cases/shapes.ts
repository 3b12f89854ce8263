import { type Parts, plainParts, provisioningSchema } from './bodies.ts';

type Shape = { what: string; changes: Partial<Omit<Parts, 'plan'>> };

const OWNER = '2f1c8a4e-5b7d-4c3a-9e60-7d1b2c3a4f50';
const USER = '9b0d6e3f-1a2c-4d5e-8f70-6a5b4c3d2e1f';

/** The bodies that come first, in this order; what a shape does not name is plain. */
export const shapes: readonly Shape[] = [
  { what: 'a plain name', changes: { owner_name: 'Acme Inc' } },
  { what: 'the user is the owner', changes: { owner_id: 'user_1', user_id: 'user_1' } },
  { what: 'a name with accents', changes: { owner_name: 'Société Générale Ñandú' } },
  { what: 'a name with quotes and a backslash', changes: { owner_name: 'O\'Neil "Best" \\ Co' } },
  { what: 'a name in other scripts', changes: { owner_name: '株式会社 Жщ αβ한국' } },
  { what: 'a name with emoji', changes: { owner_name: 'Rocket 🚀👩\u200d💻' } },
  { what: 'a name of 255 characters', changes: { owner_name: 'a'.repeat(255) } },
  { what: 'ids of digits only', changes: { owner_id: '42', user_id: '10000000000000000001' } },
  { what: 'ids that are UUIDs', changes: { owner_id: OWNER, user_id: USER } },
  { what: 'ids that are UUIDs with a prefix', changes: { owner_id: `orga_${OWNER}`, user_id: `user_${USER}` } },
  { what: 'ids with dots, dashes and underscores', changes: { addon_tail: '.x-y_z', owner_id: 'a.b-c_d', user_id: 'A_b.c-D' } },
  { what: 'a name written from right to left', changes: { owner_name: 'שםאב ابپی\u200f' } },
  { what: 'a name with combining marks', changes: { owner_name: 'Zoe\u0308 e\u0301' } },
  { what: 'a name that looks like markup', changes: { owner_name: '<script>a()</script> & Co' } },
  { what: 'a name with spaces around it', changes: { owner_name: ' Acme ' } },
  { what: 'a name of 255 characters outside ASCII', changes: { owner_name: 'é'.repeat(255) } },
  { what: 'options that are not empty', changes: { options: { version: '15', encryption: 'true' } } },
  { what: 'a name of more than 255 characters', changes: { owner_name: 'a'.repeat(1000) } },
];

/** Each shape in full, as far as the schema leaves it open; the plans take turns, so that the first cases meet several. */
export const shaped = (plans: readonly string[], schema = provisioningSchema()): { what: string; parts: Parts }[] =>
  shapes.flatMap(({ what, changes }, place) => {
    const parts = plainParts(plans[place % plans.length] ?? '', changes, schema);
    return parts ? [{ what, parts }] : [];
  });
