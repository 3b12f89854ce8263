import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionsIn } from '../../../tools/sentences.ts';

for (const line of [
  "if (problem.got.includes('none is checked')) return;",
  'const [, status] = /^status (\\d+)/.exec(problem.got) ?? [];',
  "const isOutage = outcome.reason?.startsWith('it stopped');",
  'const isStatus = /\\bstatus\\b/.test(first.expected);',
])
  test(`a decision on a sentence is refused: ${line}`, () =>
    assert.deepEqual(decisionsIn('engine/a.ts', `\n${line}`), [
      'engine/a.ts:2: decides by a sentence; give it a code or a fact, and read that',
    ]));

test('codes and facts may be read, and sentences printed', () =>
  assert.deepEqual(decisionsIn('a.ts', "if (problem.code === 'opened' && facts.status === 200) print(problem.got);"), []));
