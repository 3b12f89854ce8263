import fc from 'fast-check';
import type { ProvisioningRequest } from '../../openapi/generated/provider.ts';
import { bodySchema } from '../contract/contract.ts';
import type { Schema } from '../contract/schema.ts';
import { drawing } from './drawing.ts';
import { fromSchema } from './from-schema.ts';
import { type FieldLimits, inOrder, knownField, LONGEST_ID, LONGEST_NAME, PLAIN, SAME } from './known-fields.ts';
import { merged, typesOf } from './merged.ts';
import { plainValue } from './plain.ts';
import { acceptsText } from './text.ts';

export type Body = ProvisioningRequest;

/** What differs from body to body: the drawn fields, and the optional ones that are left out. */
export type BodyParts = Pick<Body, 'plan' | 'owner_id' | 'user_id' | 'owner_name' | 'options'> & {
  addon_tail: string;
  left_out?: string[];
  [field: string]: unknown;
};

/** What a body takes from its run: plans, a new `addonId` each time, and the callback of the stand-in platform for it. */
export type BodyRun = {
  plans: readonly string[];
  addonId: () => string;
  callbackUrl: (addonId: string) => string;
  /** By default that of the contract in force. */
  schema?: Schema;
};

export const provisioningSchema = (): Schema => bodySchema('provision');

const LONGEST_LONGER_NAME = 4000;
const LONGEST_LONGER_ID = 128;

/** The fields of a body; a required one without a schema may be anything. */
function fieldsOf(given: Schema) {
  const { properties = {}, required = [] } = merged(given);
  return [...new Set([...Object.keys(properties), ...required])].map((name) => {
    const schema = merged(properties[name] ?? {});
    const isCallback = name === 'callback_url' && typesOf(schema).includes('string');
    const known = knownField(name, schema);
    return {
      name,
      schema,
      isOptional: !required.includes(name),
      /** Neither fixed by the document nor given by the run. */
      isDrawn: !('const' in schema) && !isCallback,
      known,
      part: known?.part ?? name,
    };
  });
}

/** Draws all parts; they shrink in their order. */
function parts(schema: Schema, limits: FieldLimits): fc.Arbitrary<BodyParts> {
  const fields = fieldsOf(schema);
  const optional = fields.filter(({ isOptional }) => isOptional).map(({ name }) => name);
  const drawn = inOrder(fields.filter(({ isDrawn }) => isDrawn));
  const draws: Record<string, fc.Arbitrary<unknown>> = {
    ...(optional.length > 0 && { left_out: fc.uniqueArray(fc.constantFrom(...optional)) }),
    ...Object.fromEntries(drawn.map(({ part, schema: own, known }) => [part, known ? known.draw(limits) : fromSchema(own)])),
  };
  const isSame = ({ owner_id, user_id }: BodyParts) => typeof user_id === 'string' && user_id === owner_id;
  const ownerOf = ({ owner_id }: BodyParts) => (typeof owner_id === 'string' ? owner_id : PLAIN.user_id);
  return (fc.record(draws, { noNullPrototype: true }) as fc.Arbitrary<BodyParts>).map(
    (found) => (found.user_id === SAME ? { ...found, user_id: ownerOf(found) } : found),
    (given) => (isSame(given as BodyParts) ? { ...(given as BodyParts), user_id: SAME } : given) as BodyParts,
  );
}

/** Draws the parts of a body that a provider must accept. */
export const ordinaryParts = (plans: readonly string[], schema = provisioningSchema()) =>
  parts(schema, { plans, maxNameLength: LONGEST_NAME, maxIdLength: LONGEST_ID, maxOptions: 0 });

/** Draws the parts of a body that a provider should accept: with options, a longer name or a longer owner_id. */
export const longerParts = (plans: readonly string[], schema = provisioningSchema()) =>
  parts(schema, { plans, maxNameLength: LONGEST_LONGER_NAME, maxIdLength: LONGEST_LONGER_ID, maxOptions: 5 });

/** Parts of a plain body with some changes; undefined if the schema does not leave one of the changed parts open. */
export function plainParts(plan: string, changes: Partial<BodyParts>, schema = provisioningSchema()): BodyParts | undefined {
  const fields = fieldsOf(schema);
  const drawn = fields.filter(({ isDrawn }) => isDrawn);
  const open = drawn.flatMap(({ known }) => known?.part ?? []);
  if (!Object.keys(changes).every((part) => open.includes(part))) return undefined;
  const chosen: Record<string, unknown> = { ...PLAIN, plan, ...changes };
  const entries = drawn.map(({ part, schema: own, known }) => [part, known ? chosen[part] : plainValue(own)]);
  return { ...Object.fromEntries(entries), ...(fields.some(({ isOptional }) => isOptional) && { left_out: [] }) } as BodyParts;
}

/** A refusal of such a body breaks only a should. */
export const isLonger = ({ owner_name = '', owner_id = '', options = {} }: Partial<Pick<Body, 'owner_name' | 'owner_id' | 'options'>>) =>
  owner_name.length > LONGEST_NAME || owner_id.length > LONGEST_ID || Object.keys(options).length > 0;

/** Builds a body from its parts; a field that is left out is set to undefined, so that no client fills it in. */
export function bodyOfParts(given: BodyParts, { addonId, callbackUrl, schema = provisioningSchema() }: Omit<BodyRun, 'plans'>): Body {
  const { addon_tail, left_out = [] } = given;
  const addon_id = `${addonId()}${addon_tail ?? ''}`;
  const own: Record<string, string> = { addon_id, callback_url: callbackUrl(addon_id) };
  const entries = fieldsOf(schema).map(({ name, schema: of, isDrawn }): [string, unknown] => {
    if (left_out.includes(name)) return [name, undefined];
    const fromRun = own[name];
    if (fromRun !== undefined && !('const' in of) && typesOf(of).includes('string') && acceptsText(of, fromRun)) return [name, fromRun];
    return [name, isDrawn ? given[name] : plainValue(of)];
  });
  return Object.fromEntries(entries) as unknown as Body;
}

/** Replaces the plain ids and the plain name, to which every failing body shrinks, by those of a run: a target cannot recognise these. */
export function replacePlainValues(seed: number): (body: Body) => Body {
  const draw = drawing(seed, 'plain people');
  const name = `${draw.text('BCDFGHKLMNPRST', 1)}${draw.text('aeiou', 1)}${draw.text('lmnrst', 2)}${draw.text('aeiou', 1)} ${draw.text('ABCDEFGHKLMNPRST', 2)}`;
  const own = new Map<unknown, string>([
    [PLAIN.owner_id, `orga_${draw.uuid()}`],
    [PLAIN.user_id, `user_${draw.uuid()}`],
    [PLAIN.owner_name, name],
  ]);
  return (body) => Object.fromEntries(Object.entries(body).map(([field, value]) => [field, own.get(value) ?? value])) as Body;
}
