import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { WrittenRow } from '../../../../engine/contract/rows.ts';
import { wrongReadings } from '../../../../engine/contract/rows.ts';

const problemsOf = (...rows: WrittenRow[]): string[] =>
  wrongReadings(rows.map((row) => ({ row, where: (pointer) => `${row.id}${pointer}` })));

const requirement = (...readings: string[]): WrittenRow => ({ id: 'a/b', level: 'must', readings });
const contradiction: WrittenRow = { id: 'contradiction/x', kind: 'contradiction', reading: 'So.' };

describe('the readings of the catalogue', () => {
  it('may be contradictions, assumptions, and gaps that have a reading', () => {
    const others: WrittenRow[] = [
      { id: 'assumption/x', kind: 'assumption', assumes: 'So.' },
      { id: 'gap/x', kind: 'gap', reading: 'So.' },
    ];
    assert.deepEqual(problemsOf(requirement('contradiction/x', 'assumption/x', 'gap/x'), contradiction, ...others), []);
  });

  it('are known, and say something', () => {
    const [unknown, silent, ...more] = problemsOf(requirement('gap/y', 'exclusion/x'), { id: 'exclusion/x', kind: 'exclusion' });
    assert.equal(unknown, 'a/b/readings/0: no row is named "gap/y"; readings name rows of specs/questions');
    assert.match(silent ?? '', /^a\/b\/readings\/1: "exclusion\/x" has neither "reading" nor "assumes"; /);
    assert.deepEqual(more, []);
  });

  it('are all used, or say why not', () => {
    const [unused, ...more] = problemsOf(contradiction);
    assert.match(unused ?? '', /^contradiction\/x\/id: no requirement names "contradiction\/x" in "readings"; /);
    assert.deepEqual(more, []);
    assert.deepEqual(problemsOf({ ...contradiction, unlinked: 'It decides a fact.' }), []);
  });

  it('do not say why not where they are used, or are no contradictions', () => {
    const used = problemsOf(requirement('contradiction/x'), { ...contradiction, unlinked: 'It decides a fact.' });
    assert.deepEqual(used, ['contradiction/x/id: remove "unlinked"; the readings of a requirement name "contradiction/x"']);
    assert.match(problemsOf({ id: 'gap/x', kind: 'gap', unlinked: 'No.' })[0] ?? '', /^gap\/x\/id: remove "unlinked"; /);
  });

  it('are there: a contradiction without one is no use', () => {
    assert.match(problemsOf({ id: 'contradiction/x', kind: 'contradiction' })[0] ?? '', /^contradiction\/x\/id: add "reading"; /);
  });
});
