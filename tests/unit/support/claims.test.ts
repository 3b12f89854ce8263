import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import type { Report } from '../../../specs/generated/schemas.ts';
import { checkClaims, claims, claimsIn, expectNoContradiction } from '../../support/reading/claims/check.ts';
import { cases } from './claim-cases.ts';

it('every claim has a report that contradicts it', () =>
  assert.deepEqual(Object.keys(cases).sort(), claims.map(({ name }) => name).sort()));

for (const [name, [contradicted, right]] of Object.entries(cases))
  it(`${name}: found where the exchanges contradict it, and only there`, () => {
    const found = (one: Report) => checkClaims(one).contradictions.filter(({ claim }) => claim === name);
    assert.equal(found(contradicted).length, 1);
    assert.deepEqual(found(right), []);
    assert.ok(checkClaims(right).made > 0);
  });

it('a report with a contradiction is refused, with the sentence and what contradicts it', () => {
  const text = JSON.stringify(cases['no DELETE returned an error']?.[0]);
  assert.throws(
    () => expectNoContradiction('report.json', claimsIn(text)?.contradictions ?? []),
    /a\/b: "no DELETE returned an error", but exchange 0 is a DELETE with 500/,
  );
  assert.equal(claimsIn('{"targets":[]}'), undefined);
});

it('the checker shares no code with the engine', () => {
  const folder = new URL('../../../../tests/support/reading/claims/', import.meta.url);
  const foreign = readdirSync(folder).flatMap((name) =>
    (readFileSync(new URL(name, folder), 'utf8').match(/^import (?!type )[^;]*;$/gm) ?? []).filter(
      (line) => !/from '(node:|\.\/)/.test(line),
    ),
  );
  assert.deepEqual(foreign, []);
});
