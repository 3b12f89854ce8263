import { nonsenseBodies } from '../../engine/cases/broken.ts';
import { drawing } from '../../engine/cases/drawing.ts';
import { wrongCredentials } from '../../engine/signatures/credentials.ts';
import { staleAges } from '../../engine/signatures/sso/window.ts';
import { callsToTry, contextsPurpose, neededBy } from '../../fixtures/as-platform/callers/strangers.ts';
import { forgeriesOf } from '../../fixtures/as-platform/sign-on/forgeries.ts';
import { missingFields } from '../../fixtures/as-platform/sign-on/wrong-forms.ts';
import type { Recording } from '../../specs/generated/schemas.ts';

type Observation = Recording['observations'][number];

/** A kind of probe that a complete run has, whatever the target answers, and how many of them. */
export interface PlannedProbes {
  kind: string;
  count: number;
  /** Whether an observation is one of them. */
  is: (one: Observation) => boolean;
}

type Facts = Record<string, string>;

/** Any manifest draws the same deviations, apart from those that its password cannot have; this one can have all. */
const anyManifest = { id: 'any-id', password: 'Any:password1', sso_salt: 'any salt' };

/**
 * The probes that a complete run with this seed makes, drawn as the run draws them. What only the target decides is read from what was
 * observed: which deviations its password has, and which cookies it sets. If one of these is cut out, all others are drawn differently.
 */
export function plannedProbes(seed: number, plans: readonly string[], observed: readonly Observation[]): PlannedProbes[] {
  return [...ofCalls(seed, plans, observed), ...ofForms(seed, observed), ...fixed(seed, plans)];
}

function ofCalls(seed: number, plans: readonly string[], observed: readonly Observation[]): PlannedProbes[] {
  const wrong = wrongCredentials(anyManifest, seed);
  const byStrangers = observed.filter(({ credentials, context }) => credentials !== undefined && context?.deviation !== undefined);
  const tried = new Set(byStrangers.map(({ context }) => context?.deviation));
  const has = (needed: string) => byStrangers.some(({ context = {} }) => neededBy(context).includes(needed));
  const attempts = callsToTry(
    drawing(seed, contextsPurpose),
    wrong.filter(({ deviation }) => tried.has(deviation)),
    { plans, hasUpdates: byStrangers.some(({ on }) => on === 'update'), has },
  );
  const families = [...new Set(wrong.map(({ family }) => family))];
  return [
    ...counted(attempts.map(({ deviation, point }): [string, Facts] => ['a call with wrong credentials', { ...point, deviation }])),
    ...families.map((family) => ({
      kind: `a deletion with wrong credentials (${family}) of a resource that nobody has opened`,
      count: 1,
      is: (one: Observation) => one.label === `auth/${family}` && one.context?.resource === 'never opened',
    })),
  ];
}

function ofForms(seed: number, observed: readonly Observation[]): PlannedProbes[] {
  // Valid forms have none.
  const isWrong = ({ deviation = 'none' }: Facts = {}) => deviation !== 'none';
  const forms = observed.filter(({ on, context }) => on === 'sign-on' && isWrong(context));
  const needed = forms.flatMap(({ context = {} }) => neededBy(context));
  const world = {
    user: { userId: '', email: '@' },
    sessions: Object.fromEntries(needed.map((name) => [name, {}])),
    console: '',
    service: '',
  };
  const { inTheirContexts } = forgeriesOf(seed, { secrets: { sso_salt: '', password: '' }, anotherDigest: () => '', world });
  return counted(inTheirContexts.map(([forgery, { context = {} }]): [string, Facts] => [`sso/${forgery}`, context as Facts]));
}

/** What every run has as often as this. */
function fixed(seed: number, plans: readonly string[]): PlannedProbes[] {
  const nonsense = nonsenseBodies({ seed, plans, callbackUrl: () => 'https://a.example/' }).length + 1;
  const times = (label: string, count: number, also: (one: Observation) => boolean = () => true): PlannedProbes => ({
    kind: label,
    count,
    is: (one) => one.label === label && also(one),
  });
  return [
    times('auth/nonsense', nonsense, ({ context }) => context === undefined),
    times('auth/second-look', 3),
    times('sso/missing-field', missingFields().length),
    times('sso/stale', staleAges().length + 1),
    times('sso/wrong-signature', 2, ({ context }) => context?.resource === 'never opened'),
  ];
}

/** Calls for a resource that nobody has opened come besides. */
const isUsualCall = ({ credentials, context }: Observation): boolean => credentials !== undefined && context?.resource !== 'never opened';

/** Equal ones become one kind with their count; an observation is one of them if its context has at least these facts. */
function counted(all: readonly [kind: string, facts: Facts][]): PlannedProbes[] {
  const groups = new Map<string, [kind: string, facts: Facts][]>();
  for (const one of all) groups.set(JSON.stringify(one), [...(groups.get(JSON.stringify(one)) ?? []), one]);
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const [label, facts] = first;
    const entries = Object.entries(facts);
    return {
      kind: `${label} (${entries.map(([name, value]) => `${name}: ${value}`).join(', ')})`,
      count: same.length,
      is: (one: Observation) =>
        (label.includes('/') ? one.label === label : isUsualCall(one)) && entries.every(([name, value]) => one.context?.[name] === value),
    };
  });
}
