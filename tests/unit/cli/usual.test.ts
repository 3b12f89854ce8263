import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Options } from 'yargs';
import certify from '../../../cli/commands/certify.ts';
import { usual } from '../../../runs/arguments.ts';

/** Options of the command line alone: the run is told nothing by them, or nothing where they are false. */
const own = ['check', 'color', 'last-failed', 'ui'];

it('the command has the usual values of a run as its defaults', () => {
  const declared = Object.entries(certify.options as Record<string, Options>);
  const defaults = declared.flatMap(([name, option]) => ('default' in option && !own.includes(name) ? [[name, option.default]] : []));
  assert.deepEqual(Object.fromEntries(defaults), { ...usual });
});
