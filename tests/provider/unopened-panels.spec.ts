import { expect, test } from '@playwright/test';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import type { Fault } from '../../suites/shared/faults/partner.ts';
import type { Decisions } from '../../targets/reference/partner/index.ts';
import { certifiedTogether } from '../support/certifying.ts';
import { batches, isWhole, tellProgress } from '../support/proof.ts';
import { idsWith, rowOf } from '../support/reading/reports.ts';

const VALID = 'sso/accepts-a-valid-call';

/** Ways in which a service accepts a form and opens no panel, with what they break beside it. */
const styles: Record<string, { decisions: Partial<Decisions>; breaks: string[] }> = {
  elsewhere: { decisions: { location: () => 'https://console.acme-panel.example/start' }, breaks: [] },
  'missing-page': { decisions: { location: ({ id }) => `/nowhere/${id}` }, breaks: [] },
  'no-redirect': {
    decisions: { welcomes: () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Welcome to Acme</h1>' }) },
    breaks: ['sso/redirects', 'sso/sets-a-session-cookie'],
  },
  'no-cookie': { decisions: { cookies: () => [] }, breaks: ['sso/sets-a-session-cookie'] },
};

/** The one of them that only the panel could show. */
const unseen = 'sso-opens-what-was-never-made';

/** Faults that the answer to a form shows, each in another style. */
const seconds = [
  'sso-never-expires',
  'sso-window-of-ten-seconds',
  'sso-keeps-the-plus',
  'sso-only-the-provisioning-user',
  unseen,
  'sso-wrong-signature-answers-500',
  'sso-missing-field-answers-500',
  'delete-leaves-access',
  ...Object.keys(partnerFaults).filter((name) => name.startsWith('sso-signature-leaves-')),
];

interface Case {
  name: string;
  recipe: string;
  partner: Partial<Decisions>;
  breaks: readonly string[];
}

const names = Object.keys(styles);
/** Beside the style, a fault; `contract` is none. */
const styled = (fault: string, style = '', more: readonly string[] = []): Case => {
  const { partner = {}, mistake }: Partial<Fault> = partnerFaults[fault] ?? {};
  const { decisions = {}, breaks = [] } = styles[style] ?? {};
  return {
    name: `${fault}.${style}`,
    recipe: mistake ?? 'contract',
    partner: { ...partner, ...decisions },
    breaks: [VALID, ...breaks, ...more],
  };
};

const mistaken = Object.keys(partnerFaults).filter((name) => partnerFaults[name]?.mistake !== undefined);
const alone = [
  ...names.map((style) => styled('contract', style)),
  ...mistaken.flatMap((fault, index) => names.filter((_, at) => isWhole && at % 2 === index % 2).map((style) => styled(fault, style))),
  ...(isWhole ? [] : [styled('sso-reads-the-older-token', 'elsewhere')]),
];
const paired = seconds.map((fault, index) => styled(fault, names[index % 4], partnerFaults[fault]?.breaks));

test.describe.configure({ timeout: 600_000 });

for (const [index, batch] of batches(alone, 18).entries())
  test(`a panel that does not open blocks only the checks that need it, part ${index + 1}`, { tag: '@prove' }, async () => {
    const start = performance.now();
    const certificationOf = await certify(batch);
    for (const { name, recipe, breaks } of batch) {
      const { report } = certificationOf(name);
      expect.soft(idsWith(report, 'fail', 'warn').sort(), name).toEqual([...breaks].sort());
      expect.soft(idsWith(report, 'undecided'), name).toEqual([]);
      const needless = report.requirements
        .filter(
          ({ verdict, reason = '' }) =>
            verdict === 'blocked' && !/: (only the panel|the signature of your recipe|your recipe) /.test(reason),
        )
        .map(({ id, reason }) => `${id}: ${reason}`);
      expect.soft(needless, name).toEqual([]);
      for (const id of ['sso/refuses-a-stale-timestamp', 'deprovision/ends-access'])
        expect.soft(rowOf(report, id), name).toMatchObject({ verdict: 'pass', judgedWith: recipe });
    }
    tellProgress('provider, panels that do not open', index, 1, batch.length, start);
  });

test('a panel that does not open hides no other fault', { tag: '@prove' }, async () => {
  const certificationOf = await certify(paired);
  for (const { name, breaks } of paired) {
    const { report } = certificationOf(name);
    const missed = breaks.filter((id) => !idsWith(report, 'fail', 'warn').includes(id));
    // A form for an id that was never given may be accepted, and refused by the panel.
    expect.soft(missed, name).toEqual(name.startsWith(unseen) ? ['sso/refuses-an-unknown-resource'] : []);
    for (const id of missed)
      expect
        .soft(rowOf(report, id), name)
        .toMatchObject({ verdict: 'blocked', reason: expect.stringContaining('only the panel could show it') });
  }
});

const certify = (cases: readonly Case[]) =>
  certifiedTogether(
    cases.map(({ name, partner }) => ({ name, target: { partner } })),
    ['--browser', 'off'],
  );
