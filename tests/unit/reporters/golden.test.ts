import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { InMemoryWriter } from 'allure-js-commons/sdk/reporter';
import { allure } from '../../../reporters/allure.ts';
import { githubLog, gitlabLog } from '../../../reporters/ci-log.ts';
import { markdownComparison } from '../../../reporters/comparison/markdown.ts';
import { terminalComparison } from '../../../reporters/comparison/terminal.ts';
import { jsonText } from '../../../reporters/json.ts';
import { junit } from '../../../reporters/junit.ts';
import { markdown } from '../../../reporters/markdown/index.ts';
import { sarif } from '../../../reporters/sarif.ts';
import { terminal } from '../../../reporters/terminal.ts';
import { repaired, sample } from './test-reports.ts';

const folder = fileURLToPath(new URL('../../../../tests/unit/reporters/golden/', import.meta.url));
const settings = { color: false, quiet: false, path: 'assay-report/report.json' };

const texts: Record<string, () => string> = {
  'terminal.txt': () => `${terminal(sample(), settings)}\n`,
  'junit.xml': () => junit(sample()),
  'report.md': () => markdown(sample()),
  'report.sarif': () => sarif(sample()),
  'allure.json': () => {
    const { tests, categories, envInfo, attachments } = allure(sample(), new InMemoryWriter());
    return jsonText({ tests, categories, envInfo, attachments: Object.entries(attachments).map(([name, text]) => [name, String(text)]) });
  },
  'github.txt': () => `${githubLog(sample(), 'the text', 'token')}\n`,
  'gitlab.txt': () => `${gitlabLog(sample(), 'the text', 'the verdict')}\n`,
  'comparison.md': () => markdownComparison(sample(), repaired()),
  'comparison.txt': () => `${terminalComparison(sample(), repaired(), settings)}\n`,
};

describe('a report comes out as it did: npm run goldens writes what is right now', () => {
  for (const [name, make] of Object.entries(texts)) {
    it(name, () => {
      if (process.env.ASSAY_GOLDENS === 'write') {
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${folder}${name}`, make());
      }
      assert.equal(make(), readFileSync(`${folder}${name}`, 'utf8'));
    });

    it(`${name}, made twice`, () => assert.equal(make(), make()));
  }
});
