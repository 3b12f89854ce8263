import { expect, test } from '@playwright/test';
import { deprovisioningFaults } from '../../suites/deprovisioning/faults.ts';
import type { Fault } from '../../suites/shared/faults/partner.ts';
import { signOnFaults } from '../../suites/sso/faults.ts';
import { signatureFaults } from '../../suites/sso/signature.faults.ts';
import { certifiedTogether } from '../support/certifying.ts';
import { batches, isWhole, tellProgress } from '../support/proof.ts';

const VALID = 'sso/accepts-a-valid-call';
const BROWSER = 'sso/opens-in-a-browser';

/** Faults that leave no trace behind another mistake: they accept forms in a second way, each form only once, or none at all. */
const indistinct = [
  'sso-checks-no-signature',
  'sso-checks-a-user-once',
  'sso-accepts-the-older-token',
  'sso-accepts-the-older-digest',
  'sso-signature-leaves-the-timestamp-open',
  'sso-only-one-sign-on',
  'sso-refuses-other-sites',
];

const all: [string, Fault][] = Object.entries<Fault>({ ...signatureFaults, ...signOnFaults });
const mistaken = all.filter(([, { mistake }]) => mistake !== undefined);
const seconds = [
  ...all.filter(
    ([name, { mistake, breaks }]) =>
      mistake === undefined && !breaks.includes(BROWSER) && !indistinct.includes(name) && !name.includes('32-bits'),
  ),
  ['delete-leaves-access', deprovisioningFaults['delete-leaves-access']] as [string, Fault],
];

/** Whether both can be in one service, and the second shows: they change different decisions, and one is not part of the other. */
function goTogether([, one]: [string, Fault], [, two]: [string, Fault]): boolean {
  const shared = Object.keys(one.partner).some((key) => key in two.partner);
  const isBypassed = 'isSigned' in one.partner && ['isSigned', 'isSameSignature', 'signs', 'digest'].some((key) => key in two.partner);
  const left = ['email', 'user-id', 'nav-data'].find((field) => one.mistake?.includes(`${field}-left-out`));
  const isImplied = two.breaks.some(
    (id) => id === `sso/signature-covers-${left}` || (one.mistake?.startsWith('older') && id.includes('covers')),
  );
  // The older token has no value in it that a wrong reading changes, and a digest in Base64 is changed by it as a value is.
  // Letters beyond ASCII stand in the user_id alone.
  const isUnsure = /^form-encoded|^older|base64|^user-id-left-out/.test(one.mistake ?? '') && 'readsForm' in two.partner;
  // Read as seconds, milliseconds lie in the future: a service that never looks there accepts them, so nothing is wrong with its unit.
  const isAccepted = 'readsTimestamp' in one.partner && 'isFresh' in two.partner;
  return !shared && !isBypassed && !isImplied && !isUnsure && !isAccepted;
}

/** Five of the second faults for each mistake, each time others. */
const pairs = mistaken.flatMap((one, at) => {
  const own = seconds.filter((two) => goTogether(one, two));
  return [0, 1, 2, 3, 4].flatMap((step) => {
    const two = own[(at * 5 + step * 11) % own.length];
    return two
      ? [{ name: `${one[0]}.${two[0]}`, mistake: one[1].mistake, second: two[1], partner: { ...one[1].partner, ...two[1].partner } }]
      : [];
  });
});

test('there are more than a hundred pairs', () => expect(new Set(pairs.map(({ name }) => name)).size).toBeGreaterThan(100));

test.describe.configure({ timeout: 600_000 });

const parts = isWhole ? batches(pairs, 18) : [pairs.filter((_, index) => index % 30 === 2)];

for (const [index, batch] of parts.entries())
  test(`a mistake in signing does not hide another fault, part ${index + 1}`, { tag: '@prove' }, async () => {
    const start = performance.now();
    const targets = batch.map(({ name, partner }) => ({ name, target: { partner } }));
    const certificationOf = await certifiedTogether(targets, ['--only', 'sso/*', '--only', 'deprovision/ends-access', '--browser', 'off']);
    for (const { name, mistake, second } of batch) {
      const { requirements, recordings } = certificationOf(name).report;
      const found = recordings.flatMap(({ observations }) => observations).find(({ label }) => label === 'sso/diagnosis');
      expect.soft(found?.mistake?.name, name).toBe(mistake);
      const of = (wanted: string) => requirements.find(({ id }) => id === wanted);
      const [isUnopened, mayStayClosed] = [second.breaks, second.may ?? []].map((ids) => ids.includes(VALID));
      const problems = of(VALID)?.problems ?? [];
      expect.soft(problems.length, `${name}, problems of the valid call`).toBe(isUnopened || (mayStayClosed && problems[1]) ? 2 : 1);
      const missed = second.breaks.filter((id) => !['fail', 'warn'].includes(of(id)?.verdict ?? ''));
      const unexplained = missed.filter((id) => of(id)?.blockedBy !== VALID);
      expect.soft(missed.length, `${name} shows nothing of the second fault`).toBeLessThan(second.breaks.length);
      expect.soft(unexplained, name).toEqual([]);
      for (const id of second.breaks.filter((one) => one !== VALID && !missed.includes(one)))
        expect.soft(of(id)?.judgedWith, `${name}, ${id}`).toBe(mistake);
      const alarms = requirements.filter(({ verdict, level, id }) => verdict === 'fail' && level === 'must' && id !== VALID);
      const allowed: string[] = [...second.breaks, ...(second.may ?? [])];
      expect
        .soft(
          alarms.map(({ id }) => id).filter((id) => !allowed.includes(id)),
          name,
        )
        .toEqual([]);
    }
    tellProgress('provider, two faults', index, parts.length, batch.length, start);
  });
