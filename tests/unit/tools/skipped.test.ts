import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hasToRun, type Skipped, skippedLines, testList } from '../../support/skipped.ts';

const skipped = (reason: string, title = 'a page', isSerial = false): Skipped => ({
  file: 'a.spec.js',
  titles: ['in', title],
  reason,
  isSerial,
});

it('says how many tests were skipped, why, and how to get them', () => {
  const all = [skipped('planted'), skipped('needs a browser'), skipped('needs a browser', 'another')];
  assert.deepEqual(skippedLines(all, 'list.txt'), [
    '  3 tests were skipped:',
    '    2: needs a browser (npx playwright install chromium, or name a browser in ASSAY_BROWSER)',
    '    1: planted (a.spec.js › in › a page)',
    '  Then run only what was skipped: npx playwright test --test-list list.txt',
  ]);
  assert.deepEqual(skippedLines([], 'list.txt'), []);
});

it('a test has to run in CI, unless nobody can install what it needs', () => {
  assert.deepEqual(
    ['needs a browser', 'needs Java', 'planted', 'mounts a file system'].map((reason) => hasToRun(skipped(reason))),
    [true, true, true, false],
  );
});

it('lists tests for Playwright, by their file where a title does not fit or a test needs others', () => {
  const lines = (...all: Skipped[]) => testList(all).split('\n').slice(0, -1);
  assert.deepEqual(lines(skipped('x'), skipped('x', 'b')), ['a.spec.js › in › a page', 'a.spec.js › in › b']);
  for (const odd of [skipped('x', 'a › b'), skipped('x', ' a'), skipped('x', 'a\nb'), skipped('x', 'a', true)])
    assert.deepEqual(lines(odd, skipped('x', 'c › d')), ['a.spec.js']);
});
