import { createHash } from 'node:crypto';
import { partnerFaults } from '../../../suites/registry/partner-faults.ts';
import type { Fault } from '../../../suites/shared/faults/partner.ts';
import type { Decisions, ManifestChoices } from '../../../targets/reference/partner/index.ts';
import { type Weakness, weaknesses } from './weaknesses.ts';

/** A broken must beside a weakness that may hide it. */
export interface BlindPair {
  fault: Fault;
  weakness: Weakness;
  partner: Partial<Decisions>;
  manifest?: ManifestChoices;
}

/** Each fault meets at least so many weaknesses that do not touch its probe. */
const OTHERS = 2;

const all = Object.entries(weaknesses);

/** Faults that a weakness cancels, so that nothing is wrong any more, each with the reason. */
const cancelled: { fault: RegExp; weakness: RegExp; because: string }[] = [
  {
    fault: /^delete-removes-/,
    weakness: /^(one-resource-for-each-owner|second-install-refused)$/,
    because: 'an owner never has a second resource that could be removed with the first',
  },
  {
    fault: /^delete-of-any-id-removes-all$/,
    weakness: /^second-install-refused$/,
    because: 'the service never has a second resource, and its certification is inconclusive',
  },
  {
    fault: /^sso-(signature-leaves-the-id-open|redirects-to-the-(first|latest)-resource)$/,
    weakness: /^id-is-the-same-for-all$/,
    because: 'all resources have one id, so that none is taken for another',
  },
  {
    fault: /^(sso-redirects|single-page-leads)-to-the-(first-resource|latest-resource|platform-id)$/,
    weakness: /^panel-at-one-address$/,
    because: 'all panels have one address, and the session says whose is shown',
  },
  { fault: /^refused-delete-deletes$/, weakness: /^delete-does-nothing$/, because: 'no DELETE deletes anything' },
  {
    fault: /^sso-(cookie-(for-another|expired)|session-not-kept)/,
    weakness: /^(panel-open-to-all|panel-is-a-shell|every-page-is-a-shell)$/,
    because: 'the panel opens without the cookie',
  },
];

function goTogether([name, fault]: [string, Fault], [other, weakness]: [string, Weakness]): boolean {
  const shared = Object.keys(fault.partner).some((decision) => decision in weakness.partner);
  const isTwice = fault.manifest !== undefined && weakness.manifest !== undefined;
  return !shared && !isTwice && !cancelled.some((one) => one.fault.test(name) && one.weakness.test(other));
}

const touches = ({ breaks }: Fault, { blinds }: Weakness) => breaks.some((id) => blinds.includes(id));

/** Always the same order for two names, whatever else there is. */
const order = (one: string, two: string) => createHash('sha256').update(`${one} ${two}`).digest('hex');

/** All pairs whose weakness touches the probe of the fault, and some others for each fault and each weakness. */
export function blindPairs(isMust: (id: string) => boolean): [string, BlindPair][] {
  const broken = Object.entries<Fault>(partnerFaults).filter(([, { breaks }]) => breaks.some(isMust));
  const chosen = new Map<string, BlindPair>();
  const add = ([name, fault]: [string, Fault], [other, weakness]: [string, Weakness]) => {
    const manifest = fault.manifest ?? weakness.manifest;
    const partner = { ...weakness.partner, ...fault.partner };
    chosen.set(`${name}.${other}`, { fault, weakness, partner, ...(manifest && { manifest }) });
  };
  for (const one of broken) {
    const fitting = all.filter((two) => goTogether(one, two));
    const touching = fitting.filter(([, weakness]) => touches(one[1], weakness));
    const others = sorted(one[0], fitting).slice(0, Math.max(0, OTHERS - touching.length));
    for (const two of [...touching, ...others]) add(one, two);
  }
  for (const two of all) {
    const count = [...chosen.values()].filter(({ weakness }) => weakness === two[1]).length;
    const fitting = broken.filter((one) => goTogether(one, two) && !chosen.has(`${one[0]}.${two[0]}`));
    for (const one of sorted(two[0], fitting).slice(0, Math.max(0, OTHERS - count))) add(one, two);
  }
  return [...chosen];
}

/** What is legal and hard to look into: each alone, and each two that can be in one service. */
export function blindOddities(): [string, Pick<BlindPair, 'partner' | 'manifest'>][] {
  const legal = all.filter(([, { isLegal }]) => isLegal);
  return legal.flatMap(([name, one], at) => {
    const others = legal.slice(at + 1).filter(([, two]) => Object.keys(one.partner).every((decision) => !(decision in two.partner)));
    const together = others.map(([other, two]): [string, Pick<BlindPair, 'partner'>] => [
      `${name}.${other}`,
      { partner: { ...one.partner, ...two.partner } },
    ]);
    return [[name, { partner: one.partner }], ...together];
  });
}

const sorted = <T>(name: string, entries: [string, T][]): [string, T][] =>
  entries.toSorted(([one], [two]) => (order(name, one) < order(name, two) ? -1 : 1));
