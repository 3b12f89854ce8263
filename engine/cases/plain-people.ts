import type { Body } from './bodies.ts';
import { drawing } from './drawing.ts';
import { PLAIN } from './known-fields.ts';

/** Gives a body the ids and the name of a run where it has the plain ones, to which every failing body is made smaller. */
export function inPlaceOfPlain(seed: number): (body: Body) => Body {
  const draw = drawing(seed, 'plain people');
  const name = `${draw.text('BCDFGHKLMNPRST', 1)}${draw.text('aeiou', 1)}${draw.text('lmnrst', 2)}${draw.text('aeiou', 1)} ${draw.text('ABCDEFGHKLMNPRST', 2)}`;
  const own = new Map<unknown, string>([
    [PLAIN.owner_id, `orga_${draw.uuid()}`],
    [PLAIN.user_id, `user_${draw.uuid()}`],
    [PLAIN.owner_name, name],
  ]);
  return (body) => Object.fromEntries(Object.entries(body).map(([field, value]) => [field, own.get(value) ?? value])) as Body;
}
