import { randomUUID } from 'node:crypto';
import { type BodyRun, bodyOfParts, plainParts, provisioningSchema, replacePlainValues } from './bodies.ts';
import { broken, chosen } from './broken.ts';

/** Only a few, because each is one more request with wrong credentials. */
const MAX_BROKEN = 3;

/** Bodies that are not valid for provisioning: not JSON, empty, and a few that each break one keyword of the schema. */
export function nonsenseBodies({ seed, plans, callbackUrl }: Pick<BodyRun, 'plans' | 'callbackUrl'> & { seed: number }) {
  const parts = plainParts(plans[0] ?? '', {});
  const valid = parts && replacePlainValues(seed)(bodyOfParts(parts, { addonId: () => `addon_${randomUUID()}`, callbackUrl }));
  return [
    { what: 'a body that is not JSON', body: '{' },
    { what: 'an empty object', body: '{}' },
    ...chosen(broken(provisioningSchema(), valid), seed, MAX_BROKEN).map(({ what, value }) => ({ what, body: JSON.stringify(value) })),
  ];
}
