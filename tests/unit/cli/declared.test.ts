import assert from 'node:assert/strict';
import { it } from 'node:test';
import { commands, describedCommand } from '../../../cli/commands/declared.ts';
import { applicationTypes } from '../../../engine/judging/application.ts';
import { usualNotice } from '../../../engine/judging/overview.ts';
import { loginNames } from '../../../fixtures/stand-ins/api/logins.ts';
import { scenarioNames } from '../../../fixtures/stand-ins/api/scenarios.ts';
import { certificateDays } from '../../../runs/certificate/open.ts';
import { questions } from '../../../runs/history/questions.ts';

it('what specs/cli declares is what the code knows', () => {
  const option = (command: string, name: string) => describedCommand(command).options[name];
  assert.deepEqual(option('app', 'type')?.choices, applicationTypes);
  assert.deepEqual(option('stand-in', 'scenario')?.choices, scenarioNames);
  assert.deepEqual(option('client', 'login')?.choices, [...loginNames, 'all']);
  assert.deepEqual(describedCommand('history').positionals?.question?.choices, Object.keys(questions));
  assert.equal(option('verify', 'max-age')?.default, certificateDays);
  for (const command of ['fleet', 'merge']) assert.equal(option(command, 'expires-within')?.default, usualNotice);
});

it('every command takes --no-color', () => {
  for (const name of Object.keys(commands)) assert.equal(describedCommand(name).options.color?.type, 'boolean', name);
});

it('the help shows first what the command has', () => {
  for (const name of Object.keys(commands)) {
    const { mostUsed = [], options } = describedCommand(name);
    assert.deepEqual(
      mostUsed.filter((option) => !options[option]),
      [],
      name,
    );
  }
});
