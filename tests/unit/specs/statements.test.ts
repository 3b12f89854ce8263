import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCatalogue } from '../../../engine/contract/rows.ts';
import { outcomeOf, statementsIn } from '../../../tools/outputs/statements.ts';

const statements = statementsIn('.');
const rows = readCatalogue('.').surfaces.flatMap(({ surface, rows: own }) => own.map((row) => ({ ...row, surface })));
const byId = new Map<string, (typeof rows)[number]>(rows.map((row) => [row.id, row]));
const named = statements.flatMap(({ by }) => by);

test('each statement of the contract names what judges it, shows it or says why not', () => {
  assert.deepEqual(
    named.filter((id) => id !== 'definition' && !byId.has(id)),
    [],
  );
  const unnamed = statements.filter((one) => outcomeOf(one, byId) === 'definition' && !one.by.includes('definition'));
  assert.deepEqual(unnamed, []);
  assert.ok(statements.length > 235, String(statements.length));
});

test('each row of the catalogue belongs to a statement, unless it is about the document that a platform publishes', () => {
  const unused = rows.filter(({ id, surface }) => !named.includes(id) && surface !== 'published').map(({ id }) => id);
  assert.deepEqual(unused, []);
});
