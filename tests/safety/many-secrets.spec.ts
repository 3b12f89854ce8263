import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import type { Decisions } from '../../targets/reference/partner/index.ts';
import { everyArtefact } from '../support/artefacts.ts';
import { canaries, randomSecret } from '../support/canaries.ts';
import { needs } from '../support/needs.ts';
import { configWithParts, planted, showingSecrets } from '../support/planted.ts';
import { leakSearch } from '../support/reading/leaks.ts';
import { red } from '../support/reading/reports.ts';
import { spellings, wholeBodies } from '../unit/engine/redaction/spellings.ts';

test.describe.configure({ timeout: 1_200_000 });

type Answer = Decisions['closedPanel'];

/** How much a partner gives to each customer; the first is what `npm test` has time for. */
const sizes: { values: number; from: number; to: number; cases?: number; installs?: number }[] = [
  { values: 8, from: 600, to: 600, cases: 1 },
  { values: 1, from: 10, to: 10 },
  { values: 1, from: 5_000, to: 5_000 },
  { values: 8, from: 10, to: 5_000, cases: 50, installs: 80 },
  { values: 100, from: 10, to: 5_000, cases: 50, installs: 80 },
];

/** What has to be among the artefacts; the list of all is `everyArtefact`. */
const expected = [
  ...[/report\.json$/m, /report\.html$/m, /junit\.xml$/m, /report\.md$/m, /report\.sarif$/m, /baseline\.yaml$/m],
  ...[/traffic\.har$/m, /journal\.jsonl$/m, /^while it runs: .*ledger/m, /^live page while it runs$/m, /^terminal: certify/m],
  ...[/fleet\.db$/m, /metrics\.txt$/m, /overview\.html$/m, /^terminal: history/m, /^notification$/m],
];

/** Each stated encoding, in turn: over the values and installs of a run, a page shows all of them. */
const encodings = Object.values(spellings);

test('a secret is found in every stated encoding, also inside JSON and HTML', () => {
  const secret = randomSecret(10);
  const search = leakSearch([secret]);
  for (const [name, spell] of Object.entries({ ...spellings, ...wholeBodies })) {
    const text = spell(secret);
    const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    for (const shown of [`a ${text} b`, JSON.stringify({ text: ` ${text}` }), `<p>${html}</p>`])
      expect.soft(search(shown), `${name}: ${shown}`).not.toEqual([]);
  }
  expect(search(randomSecret(5_000))).toEqual([]);
});

for (const [index, { values, from, to, cases = 3, installs = 40 }] of sizes.entries()) {
  const title = `none of ${values} config values of ${from} to ${to} characters is in any artefact, with up to ${installs} installs`;
  test(title, needs('browser', ...(index === 0 ? [] : ['@prove'])), async () => {
    const names = Array.from({ length: values }, (_, number) => `ACME_DB_${number}`);
    const lengthOf = (number: number) => from + Math.round(((to - from) * number) / values);
    const { secrets, notes, manifest } = canaries({
      makesConfig: () => ({
        ...Object.fromEntries(names.map((name, number) => [name, randomSecret(lengthOf(number))])),
        ...parts.makesConfig(),
      }),
    });
    const given = new Set<string>();
    const shown = new Set<string>();
    const parts = configWithParts(shown);
    let turn = 0;
    let isWrong = false;
    /** The secrets in plain, and each in the next encoding; a page with every value in every encoding would be larger than Assay reads. */
    const echoed = (config: object): string => {
      const shown: string[] = Object.values(config);
      for (const value of shown) given.add(value);
      const spelt = [secrets.password, secrets.salt, ...shown].filter(({ length }) => length <= 600);
      return [...shown, ...spelt.map((value) => encodings[turn++ % encodings.length]?.(value))].map((one) => `<li>${one}</li>`).join('');
    };
    const own = (config: object) => Object.fromEntries(Object.entries(config).filter(([name]) => names.includes(name)));
    const showing = showingSecrets(shown);
    const { page } = planted(shown);
    const inLines = (config?: unknown) =>
      parts
        .parts(config)
        .map((part) => `<p>${part}</p>`)
        .join('');
    const withParts = (answer: Answer): Answer => ({ ...answer, body: `${answer.body}${inLines()}` });
    const decisions: Partial<Decisions> = {
      ...notes,
      ...showing,
      // On a panel, only what its customer has: another's would be a fault.
      extraHeaders: (request) => ({
        ...showing.extraHeaders?.(request),
        ...(request.method !== 'GET' && { 'x-parts': parts.parts().join(' ') }),
      }),
      location: (resource, state, session) =>
        `${showing.location?.(resource, state, session).replace('?', `?parts=${encodeURIComponent(parts.parts(resource.config).join(' '))}&`)}`,
      refusesCall: (...given) => withParts(showing.refusesCall?.(...given) as Answer),
      refusesSignOn: (...given) => withParts(showing.refusesSignOn?.(...given) as Answer),
      page: ({ id, config }, session) =>
        `<h1>${id}</h1><p>${session?.email}</p><ul>${echoed(own(config as object))}</ul>${inLines(config)}${page()}`,
      answersWith: (answer) => {
        const said = { ...(showing.answersWith?.(answer) as object), parts: parts.parts() };
        return isWrong ? { ...said, config: { ...(answer.config as object), ACME_DB_COUNT: 7 } } : said;
      },
    };
    const env = { GATEWAY: randomSecret(), ASSAY_NOTIFY_SECRET: randomSecret() };
    const all = await everyArtefact({
      ...{ decisions, env, manifest: { ...manifest, configVars: [...names, ...parts.names] } },
      isLarge: index > 0,
      sized: ['--cases', String(cases), '--max-installs', String(installs)],
      breaks: () => {
        isWrong = true;
      },
    });
    expect(given.size).toBeGreaterThan(values * 5);
    const search = leakSearch([secrets.password, ...secrets.learned], [secrets.salt, ...given, ...shown, ...Object.values(env)]);
    expect(shown.size).toBeGreaterThan(100);
    for (const [name, text] of Object.entries(all)) expect.soft(search(text).slice(0, 3), name).toEqual([]);
    // A run keeps 4 MB of large bodies; those after that are cut, so that what they show is undecided, and there is no certificate.
    const isKept = values * (from + to) * installs < 8 * 1024 * 1024;
    for (const kind of [...expected, ...(isKept ? [/^bundle: ledger/m] : [])]) expect.soft(Object.keys(all).join('\n')).toMatch(kind);
    const report = JSON.parse(all['assay-report/report.json'] ?? '') as Report;
    if (isKept) expect(red(report)).toEqual([expect.stringMatching(/^auth\/answers-keep-secrets: /)]);
    expect(report.requirements.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
  });
}
