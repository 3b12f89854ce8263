import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { InMemoryWriter } from 'allure-js-commons/sdk/reporter';
import { allure } from '../../../reporters/allure.ts';
import { githubLog, gitlabLog } from '../../../reporters/ci-log.ts';
import { markdownComparison } from '../../../reporters/comparison/markdown.ts';
import { terminalComparison } from '../../../reporters/comparison/terminal.ts';
import { htmlComparison } from '../../../reporters/html/comparison.ts';
import { html } from '../../../reporters/html/index.ts';
import { json } from '../../../reporters/json.ts';
import { junit } from '../../../reporters/junit.ts';
import { markdown } from '../../../reporters/markdown/index.ts';
import { sarif } from '../../../reporters/sarif.ts';
import { terminal } from '../../../reporters/terminal.ts';
import { hostile, repaired } from './test-reports.ts';

const settings = { color: false, quiet: false, path: 'report.json' };
const controls = String.fromCharCode(...Array.from({ length: 0xa0 }, (_, code) => code)).replace(/[ -~]/g, '');
const texts = [
  controls,
  '\u202e\u2066\u200f',
  '\u2028\u2029\ufeff',
  '\ud800',
  '\u001b]0;owned\u0007',
  '\r\n::error::owned\n##[error]owned',
  'constructor',
];

const artefacts: Record<string, (text: string) => string> = {
  terminal: (text) => terminal(hostile(text), settings),
  'the verdict alone': (text) => terminal(hostile(text), { ...settings, quiet: true }),
  'report.json': (text) => json(hostile(text)),
  'junit.xml': (text) => junit(hostile(text)),
  'report.md': (text) => markdown(hostile(text)),
  'report.sarif': (text) => sarif(hostile(text)),
  'report.html': (text) => html(hostile(text)),
  "Allure's results": (text) => {
    const { tests, categories, envInfo, attachments } = allure(hostile(text), new InMemoryWriter());
    return [JSON.stringify({ tests, categories, envInfo }), ...Object.values(attachments).map(String)].join('\n');
  },
  "GitHub's log": (text) => githubLog(hostile(text), terminal(hostile(text), settings), 'token'),
  "GitLab's log": (text) => gitlabLog(hostile(text), 'text', 'verdict').replaceAll('\u001b[0K', '').replaceAll('\r', ''),
  'comparison on the terminal': (text) => terminalComparison(hostile(text), hostile(`${text}2`), settings),
  'comparison.md': (text) => markdownComparison(repaired(), hostile(text)),
  'comparison.html': (text) => htmlComparison(repaired(), hostile(text)),
};

describe('no control character of a target reaches', () => {
  for (const [name, make] of Object.entries(artefacts)) {
    it(name, () => {
      for (const text of texts)
        assert.deepEqual(
          make(text)
            .replace(/[\n\t]/g, '')
            .match(/[\p{Cc}\u2028\u2029]|\p{Surrogate}/u),
          null,
        );
    });
  }
});

describe('no text of a target', () => {
  it('is a command to GitHub', () => {
    const lines = githubLog(hostile('x\n::error::owned'), 'text', 'token').split('\n');
    const commands = lines.filter((line) => line.includes('::')).map((line) => /^::([\w-]+)/.exec(line)?.[1] ?? line);
    const known = ['group', 'stop-commands', 'token', 'endgroup', 'error', 'warning', 'notice'];
    assert.deepEqual(
      commands.filter((command) => !known.includes(command)),
      [],
    );
    assert.equal(lines.filter((line) => line.startsWith('::error::')).length, 0);
  });

  it('adds a property to an annotation', () => {
    const line = githubLog(hostile('x,line=99:y'), 'text', 'token')
      .split('\n')
      .find((one) => one.startsWith('::error file='));
    assert.match(line ?? '', /^::error file=x%2Cline=99%3Ay,line=2,col=9,title=[^,:]*::/);
  });
});
