import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { defined } from '../../engine/documents/values.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { inFolder, root } from '../support/command.ts';
import { missedPlatforms, notJudgedPlatforms, saidOfPlatforms, unnamedPlatforms } from '../support/conditional/platforms-by-others.ts';
import { needs } from '../support/needs.ts';
import { batches, keep } from '../support/proof.ts';
import { gatedByOthers, platformFaults, surfacesOf } from '../support/targets/platforms-by-others.ts';

/** Of those that can be met and judged, so many may be missed. */
const TOLERATED = 0.1;

const judged = Object.keys(platformFaults).filter((name) => platformFaults[name]?.blackbox && !(name in notJudgedPlatforms));
const met = judged.filter((name) => !(name in missedPlatforms));

/** What fails, and if nothing does what warns. */
const firstOf = ({ requirements }: Report) =>
  requirements.find(({ verdict }) => verdict === 'fail') ?? requirements.find(({ verdict }) => verdict === 'warn');

test('the platform of somebody else conforms, with its own drivers', needs('python', '@prove'), async () => {
  const program = join(root, 'tests/support/by-others/platform/run.py');
  const platform = spawn('python3', [program, 'none'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  try {
    const [line] = (await once(createInterface({ input: platform.stdout }), 'line')) as [string];
    const { configuration } = JSON.parse(line) as { configuration: string };
    const { status, stdout } = await inFolder(['gate', configuration], dirname(configuration), { limit: 300_000 });
    expect(status, stdout).toBe(0);
    expect(stdout).toMatch(/^conforming: /m);
  } finally {
    platform.kill('SIGTERM');
  }
});

test('nine of ten faults by somebody else that can be met are met, and every condition is named or has its reason', () => {
  const listed = [missedPlatforms, notJudgedPlatforms, saidOfPlatforms, unnamedPlatforms].flatMap(Object.keys);
  expect(listed.filter((name) => !(name in platformFaults))).toEqual([]);
  expect(judged.length).toBeGreaterThanOrEqual(100);
  expect(met.length).toBeGreaterThanOrEqual(judged.length * (1 - TOLERATED));
  const conditional = met.filter((name) => !platformFaults[name]?.condition.startsWith('always'));
  expect(conditional.filter((name) => name in saidOfPlatforms === name in unnamedPlatforms)).toEqual([]);
  for (const [name, missed] of Object.entries(missedPlatforms))
    keep('by-others', name, { verdict: 'not run', condition: platformFaults[name]?.condition, missed });
});

/** Few, unless all are proven: those whose way through the command differs most. */
const usual = ['identity-on-connection', 'flow-exchange-by-other-consumer', 'flow-callback-second-question-mark', 'oauth-key-not-escaped'];
const chosen = process.env.ASSAY_ROWS?.split(',') ?? (process.env.ASSAY_PROVE ? met : usual);

const parts = [...new Set(chosen.map((name) => surfacesOf(name)))].flatMap((only) => {
  const own = chosen.filter((name) => surfacesOf(name) === only);
  return batches(own, 10).map((batch) => ({ only, batch }));
});

for (const [index, { only, batch }] of parts.entries())
  test(`faults by somebody else are noticed, and their conditions named, part ${index + 1}`, needs('python'), async () => {
    test.setTimeout(900_000);
    for (const [name, report] of await gatedByOthers(Object.fromEntries(batch.map((one) => [one, [one]])), ['--only', only])) {
      const first = firstOf(report);
      const said = first ? `${first.text} ${first.got} at ${first.at}` : undefined;
      const { condition } = platformFaults[name] ?? {};
      keep('by-others', name, { verdict: report.verdict, condition, ...defined({ said, unnamed: unnamedPlatforms[name] }) });
      expect.soft(first !== undefined || report.verdict === 'inconclusive', `${name}: ${platformFaults[name]?.condition}`).toBe(true);
      // What was wrong with the credentials is in the sentence already.
      expect.soft(said ?? '', name).not.toContain('deviation');
      if (saidOfPlatforms[name]) expect.soft(said, name).toMatch(saidOfPlatforms[name]);
    }
  });

/** What a platform can have wrong at once, and what notices each. */
const fifteen: Record<string, string> = {
  'organisation-membership-unchecked': 'applications/keeps-organisations-apart',
  'invoice-by-number-alone': 'invoice/keeps-organisations-apart',
  'vendor-put-any-provider': 'vendor/keeps-providers-apart',
  'sig-plus-is-not-space': 'oauth/verifies-any-query',
  'queue-retries-post': 'calls/provision-is-sent-once',
  'sso-zone': 'calls/sso-timestamp-is-in-milliseconds',
  'sso-upper-hex': 'calls/sso-signature-is-right',
  'identity-head-unchecked': 'oauth/refuses-a-missing-header',
  'bearer-case-insensitive': 'bearer/refuses-a-bad-token',
  'bearer-expiry-by-day': 'bearer/refuses-an-expired-token',
  'flow-verifier-optional': 'oauth/refuses-a-missing-verifier',
  'basic-by-password': 'vendor/needs-basic-authentication',
  'config-trimmed': 'vendor/detail-shows-the-config',
  'provision-number-id': 'calls/refuses-a-broken-answer',
  'detail-while-provisioning': 'calls/detail-waits-for-the-answer',
};

test('a platform with fifteen faults at once hides none of them', needs('python'), async () => {
  test.setTimeout(300_000);
  const [[, report] = []] = await gatedByOthers({ platform: Object.keys(fifteen) }, ['--skip', 'health/*']);
  expect(report?.verdict).toBe('not-conforming');
  const noticed = report?.requirements.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn').map(({ id }) => id) ?? [];
  expect(Object.entries(fifteen).filter(([, id]) => !noticed.some((one) => one === id))).toEqual([]);
});
