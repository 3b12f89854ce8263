import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { InMemoryWriter } from 'allure-js-commons/sdk/reporter';
import { readAs, readingsOf, requirements } from '../../../engine/catalogue/catalogue.ts';
import { allure } from '../../../reporters/allure.ts';
import { githubLog } from '../../../reporters/ci-log.ts';
import { html } from '../../../reporters/html/index.ts';
import { jsonText } from '../../../reporters/json.ts';
import { junit } from '../../../reporters/junit.ts';
import { markdown } from '../../../reporters/markdown/index.ts';
import { sarif } from '../../../reporters/sarif.ts';
import { terminal } from '../../../reporters/terminal.ts';
import type { Report } from '../../../specs/generated/schemas.ts';
import { broken, sample } from './test-reports.ts';

/** As a reader sees it: without tags, emphasis and what each format escapes. */
const words = (text: string): string =>
  text
    .replace(/<[a-z/][^>\n]*>|\*\*|[`\u200b]|&#8203;/gi, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('\\"', '"')
    .replaceAll('&amp;', '&')
    .replace(/<[a-z_]+>/g, '');

const emitters: Record<string, (report: Report) => string> = {
  html,
  markdown,
  junit,
  sarif,
  github: (report) => githubLog(report, '', 'token'),
  allure: (report) => jsonText(allure(report, new InMemoryWriter()).tests),
};

const problem = { expected: 'this', got: 'that', at: 'POST https://acme.example' };

it('the terminal leaves readings to the report and to assay explain', () => {
  const text = terminal(sample(), { color: false, quiet: false, path: undefined });
  assert.doesNotMatch(text, /Read as/);
  assert.match(text, /More: assay explain sso\/decodes-form-fields/);
});

describe('every reading is told with the failure and with the warning that rests on it', () => {
  for (const row of requirements().filter(({ readings, level }) => readings && level !== 'note'))
    for (const level of ['must', 'should'] as const) {
      const report = { ...sample(), requirements: [broken(row.id, [{ ...problem, level }], { readings: readingsOf(row) })] };
      it(`${row.id}, ${level}`, () => {
        for (const [name, emit] of Object.entries(emitters))
          for (const reading of readingsOf(row))
            assert.ok(words(emit(report)).includes(words(readAs(reading))), `${name}: ${readAs(reading)}`);
      });
    }

  for (const [name, emit] of Object.entries(emitters))
    it(`${name} says nothing where the contract is clear`, () => {
      const clear = sample().requirements.map(({ readings, ...outcome }) => outcome);
      assert.doesNotMatch(emit({ ...sample(), requirements: clear }), /Read as/);
    });
});
