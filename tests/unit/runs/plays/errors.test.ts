import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bugText, printErrors } from '../../../../runs/plays/errors.ts';
import type { Io } from '../../../../runs/run.ts';

const told = (message: string, isMistake?: true): string[] => {
  const said: string[] = [];
  const io = { version: '9.9.9', err: (text: string) => void said.push(text) } as Io;
  printErrors(
    { recordings: [{ play: 'x', observations: [], exchanges: [] }], errors: [{ play: 'p', message, ...(isMistake && { isMistake }) }] },
    io,
  );
  return said;
};

test('an error drives no terminal and no CI system', () => {
  assert.deepEqual(told('Error: \u001b[31mred\u001b[39m\n::error::owned'), [
    'In "p":\nError: \\x1b[31mred\\x1b[39m\n:\\x3aerror::owned',
    bugText('9.9.9'),
  ]);
  assert.deepEqual(told('a\u001b[2Kb', true), ['a\\x1b[2Kb']);
});
