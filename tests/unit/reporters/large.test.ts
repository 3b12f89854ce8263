import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';

const emitters = {
  terminal: "(await import('../../../reporters/terminal.js')).terminal(report, { color: true, quiet: false, path: 'x' })",
  json: "(await import('../../../reporters/json.js')).json(report)",
  html: "(await import('../../../reporters/html/index.js')).html(report)",
  junit: "(await import('../../../reporters/junit.js')).junit(report)",
  markdown: "(await import('../../../reporters/markdown/index.js')).markdown(report)",
  sarif: "(await import('../../../reporters/sarif.js')).sarif(report)",
  allure:
    "JSON.stringify((await import('../../../reporters/allure.js')).allure(report, new (await import('allure-js-commons/sdk/reporter')).InMemoryWriter()))",
  'log of GitHub': "(await import('../../../reporters/ci-log.js')).githubLog(report, 'text', 'token')",
  'search for secrets':
    "String((await import('../../../engine/redaction/scan.js')).secretSearch([{ name: 'password', value: 'hunter2-hunter2' }])((await import('../../../reporters/json.js')).json(report) + 'hunter2-hunter2'))",
  comparison: "(await import('../../../reporters/comparison/markdown.js')).markdownComparison(report, large(2000, 1))",
};

it('2,000 requirements and 20,000 exchanges end in bounded memory, in every format', () => {
  const lines = Object.entries(emitters).map(([name, expression]) => `sizes[${JSON.stringify(name)}] = (${expression}).length;`);
  const script = `const { large } = await import('./test-reports.js'); const [report, sizes] = [large(), {}]; ${lines.join('\n')} process.stdout.write(JSON.stringify(sizes));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--max-old-space-size=256', '--input-type=module', '-e', script], {
    cwd: new URL('.', import.meta.url),
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  const sizes = JSON.parse(stdout) as Record<string, number>;
  assert.deepEqual(Object.keys(sizes), Object.keys(emitters));
  for (const [name, size] of Object.entries(sizes)) assert.ok(size > 0, name);
});
