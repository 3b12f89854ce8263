import { randomUUID } from 'node:crypto';
import { type BodyRun, bodyOfParts, inPlaceOfPlain, plainParts, provisioningSchema } from './bodies.ts';
import { broken, chosen } from './broken.ts';

/** Few, since each is one more request with wrong credentials. */
const MOST_BROKEN = 3;

/** Bodies that are no provisioning request: not JSON, empty, and a few that break one statement of the schema each. */
export function nonsenseBodies({ seed, plans, callbackUrl }: Pick<BodyRun, 'plans' | 'callbackUrl'> & { seed: number }) {
  const schema = provisioningSchema();
  const parts = plainParts(plans[0] ?? '', {}, schema);
  const valid = parts && inPlaceOfPlain(seed)(bodyOfParts(parts, { addonId: () => `addon_${randomUUID()}`, callbackUrl, schema }));
  return [
    { what: 'a body that is not JSON', body: '{' },
    { what: 'an empty object', body: '{}' },
    ...chosen(broken(schema, valid), seed, MOST_BROKEN).map(({ what, value }) => ({ what, body: JSON.stringify(value) })),
  ];
}
