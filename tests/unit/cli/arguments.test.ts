import assert from 'node:assert/strict';
import { test } from 'node:test';
import { argumentsIn } from '../../../cli/arguments.ts';

const go = {
  usage: 'go <place> [stops...]',
  positionals: { place: { choices: ['home', 'away', '-'] } },
  options: {
    speed: { choices: ['slow', 'fast'], requiresArg: true },
    by: { type: 'string', demandOption: true, requiresArg: true },
    via: { type: 'string', array: true, requiresArg: true },
    note: { type: 'string', requiresArg: false },
    quiet: { type: 'boolean', default: false },
    color: { type: 'boolean', default: true },
  },
} as const;

const read = (line: string, pinned = {}) => argumentsIn(line.split(' '), go, pinned);

const mistakes: [line: string, mistake: object][] = [
  ['go', { code: 'positional-missing', name: 'place' }],
  ['go home', { code: 'option-missing', name: 'by' }],
  ['go home --by bus --sped fast', { code: 'unknown', name: 'sped' }],
  ['go home --by bus --a 1 --b 2', { code: 'unknown', name: 'a' }],
  ['go home --by bus -x=1', { code: 'unknown', name: 'x' }],
  ['go home --by bus --__proto__ 1', { code: 'unknown', name: '__proto__' }],
  ['go home --by bus --speed slw', { code: 'not-a-choice', name: 'speed', given: 'slw' }],
  ['go nowhere --by bus', { code: 'not-a-choice', name: 'place', given: 'nowhere' }],
  ['go home --by', { code: 'value-missing', name: 'by' }],
  ['go home --by --quiet', { code: 'value-missing', name: 'by' }],
  ['--by go home', { code: 'positional-missing', name: 'place' }],
  ['--by go home away', { code: 'unknown', name: 'home' }],
];
for (const [line, mistake] of mistakes) test(`wrong: ${line}`, () => assert.deepEqual(read(line), mistake));

const rights: [line: string, values: object][] = [
  ['go home --by bus', {}],
  ['--by bus go home', {}],
  ['go home --by=bus', {}],
  ['go home --by train --by bus', {}],
  ['go --quiet home --no-color --by bus', { quiet: true, color: false }],
  ['go home --quiet=false --color=perhaps --by bus', { color: 'perhaps' }],
  ['go home --no-note --by bus', { note: false }],
  ['go home --note --by bus', { note: '' }],
  ['go home --via a --via=b=c --by bus', { via: ['a', 'b=c'] }],
  ['go home there and back --by bus', { stops: ['there', 'and', 'back'] }],
  ['go home --by bus -- --there', { stops: ['--there'] }],
  ['go - --by bus --note -1.5', { place: '-', note: '-1.5' }],
];
for (const [line, values] of rights)
  test(`right: ${line}`, () =>
    assert.deepEqual(read(line), { values: { place: 'home', by: 'bus', quiet: false, color: true, ...values } }));

test('what is typed replaces what assay.yaml pins', () => {
  const { values } = read('go home --via typed', { via: ['pinned'], by: 'car' }) as { values: object };
  assert.deepEqual(values, { place: 'home', via: ['typed'], by: 'car', quiet: false, color: true });
});
