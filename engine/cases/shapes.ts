import { type BodyParts, plainParts, provisioningSchema } from './bodies.ts';
import { drawing } from './drawing.ts';
import { LONGEST_ID, PLAIN } from './known-fields.ts';

type Shape = { what: string; changes: Partial<Omit<BodyParts, 'plan'>> };

/** The bodies that are sent first, in this order; a part that a shape does not name is plain. */
export function shapesOf(seed: number): readonly Shape[] {
  const draw = drawing(seed, 'shapes');
  const letters = (length: number) => draw.text('abcdefghijklmnopqrstuvwxyz', length);
  const word = () => letters(1).toUpperCase() + letters(3 + draw.below(5));
  const digits = (length: number) => draw.text('123456789', 1) + draw.text('0123456789', length - 1);
  const [owner, user] = [draw.uuid(), draw.uuid()];
  return [
    { what: 'a plain name', changes: { owner_name: `${word()} Inc` } },
    { what: 'the user is the owner', changes: { owner_id: PLAIN.user_id, user_id: PLAIN.user_id } },
    { what: 'a name with accents', changes: { owner_name: `Société ${word()} Ñandú` } },
    { what: 'a name with quotes and a backslash', changes: { owner_name: `O'${word()} "${word()}" \\ Co` } },
    {
      what: 'a name in other scripts',
      changes: { owner_name: `株式会社${draw.text('中文漢字', 2)} ${draw.text('Жщї', 2)} ${draw.text('αβΩ', 2)}${draw.text('한국어', 2)}` },
    },
    { what: 'a name with emoji', changes: { owner_name: `${word()} 🚀👩\u200d💻` } },
    { what: 'a name of 255 characters', changes: { owner_name: letters(8).padEnd(255, 'a') } },
    { what: 'ids and a name of digits only', changes: { owner_id: digits(2), user_id: `1${digits(19)}`, owner_name: digits(2) } },
    { what: 'ids that are UUIDs', changes: { owner_id: owner, user_id: user } },
    {
      what: 'ids with dots, dashes and underscores',
      changes: {
        addon_tail: '.x-y_z',
        owner_id: `${letters(3)}.${letters(2)}-${letters(3)}_d`,
        user_id: `A_${letters(3)}.${letters(2)}-D`,
      },
    },
    { what: 'a name written from right to left', changes: { owner_name: `${draw.text('אבשם', 4)} ${draw.text('ابپی', 4)}\u200f` } },
    { what: 'a name with combining marks', changes: { owner_name: `${word()}e\u0308 e\u0301` } },
    { what: 'a name with markup and a percent sign', changes: { owner_name: `<script>${letters(2)}()</script> & 100% ${word()}` } },
    { what: 'a name with spaces around it', changes: { owner_name: ` ${word()} ` } },
    { what: 'a name of 255 characters outside ASCII', changes: { owner_name: draw.text('éèàùç', 8).padEnd(255, 'é') } },
    { what: 'options that are not empty', changes: { options: { version: digits(2), encryption: 'true' } } },
    { what: 'an owner_id of more than 64 characters', changes: { owner_id: `orga.${letters(LONGEST_ID)}` } },
    { what: 'a name of more than 255 characters', changes: { owner_name: letters(8).padEnd(1000, 'a') } },
  ];
}

/** The shapes that the schema allows, with all their parts; the plans take turns, so that the first cases use several. */
export const shaped = (plans: readonly string[], schema = provisioningSchema(), seed = 0): { what: string; parts: BodyParts }[] =>
  shapesOf(seed).flatMap(({ what, changes }, place) => {
    const parts = plainParts(plans[place % plans.length] ?? '', changes, schema);
    return parts ? [{ what, parts }] : [];
  });
