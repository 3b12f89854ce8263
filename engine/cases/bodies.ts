import fc from 'fast-check';
import type { components } from '../../openapi/generated/provider.ts';
import { oddId } from './id.ts';
import { options } from './options.ts';
import { LONGEST_NAME, ownerName } from './owner-name.ts';

export type Body = components['schemas']['ProvisioningRequest'];

/** What varies from body to body; `addon_tail` follows the unique start of an addon_id. */
export type Parts = Pick<Body, 'plan' | 'owner_id' | 'user_id' | 'owner_name' | 'options'> & { addon_tail: string };

/** What a body takes from its run: an `addonId` never given before, and where the stand-in platform tells about it. */
export type Run = { plans: readonly string[]; addonId: () => string; callbackUrl: (addonId: string) => string };

export const PLAIN = { addon_tail: '', owner_id: 'orga_1', user_id: 'user_1', owner_name: 'Acme', options: {} } satisfies Partial<Parts>;

const LONGEST_LONGER_NAME = 4000;
const SAME = null;
const tails = ['.1', '-a', '_b', '.x-y_z', '-00000000-0000-4000-8000-000000000000'];

type Drawn = [tail: string, plan: string, owner: string, user: string | typeof SAME, options: Parts['options'], name: string];

const assembled = ([addon_tail, plan, owner_id, user, options, owner_name]: Drawn): Parts => ({
  addon_tail,
  plan,
  owner_id,
  user_id: user ?? owner_id,
  owner_name,
  options,
});

function taken(parts: unknown): Drawn {
  const { addon_tail, plan, owner_id, user_id, owner_name, options } = parts as Parts;
  return [addon_tail, plan, owner_id, user_id === owner_id ? SAME : user_id, options, owner_name];
}

function parts(plans: readonly string[], longestName: number, mostOptions: number): fc.Arbitrary<Parts> {
  return fc
    .tuple(
      fc.option(fc.constantFrom(...tails), { nil: PLAIN.addon_tail, freq: 2 }),
      fc.constantFrom(...plans),
      fc.option(oddId('orga'), { nil: PLAIN.owner_id, freq: 3 }),
      fc.option(fc.oneof(oddId('user'), fc.constant(SAME)), { nil: PLAIN.user_id, freq: 3 }),
      options(mostOptions),
      ownerName(longestName),
    )
    .map(assembled, taken);
}

/** Draws the parts of a body that has to be accepted; the name shrinks last, since it takes the most tries. */
export const ordinaryParts = (plans: readonly string[]) => parts(plans, LONGEST_NAME, 0);

/** Draws the parts of a body that may have options or a longer name. */
export const longerParts = (plans: readonly string[]) => parts(plans, LONGEST_LONGER_NAME, 5);

/** Whether a refusal breaks a should only. */
export const isLonger = ({ owner_name, options }: Pick<Body, 'owner_name' | 'options'>) =>
  owner_name.length > LONGEST_NAME || Object.keys(options).length > 0;

export function provisioning({ addon_tail, ...rest }: Parts, { addonId, callbackUrl }: Omit<Run, 'plans'>): Body {
  const addon_id = addonId() + addon_tail;
  return { addon_id, ...rest, region: 'EU', callback_url: callbackUrl(addon_id) };
}

/** Draws a valid provisioning body that every provider has to accept. */
export const provisioningBody = ({ plans, ...run }: Run) => ordinaryParts(plans).map((drawn) => provisioning(drawn, run));
