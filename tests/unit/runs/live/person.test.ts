import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Task } from '../../../../engine/recording/task.ts';
import { createView } from '../../../../reporters/live/view.ts';
import { createPagePerson } from '../../../../runs/live/person.ts';

const task: Task = { kind: 'install', text: 'Install the add-on', values: [], awaited: 'POST /resources' };
const asked = () => {
  const person = createPagePerson(createView({ canReplay: false, send: () => {} }));
  const terminal = person.terminal();
  return { person, terminal, answer: terminal?.ask('> ', { task }) };
};

it('Done before anything has arrived is asked once more, and then believed', async () => {
  const { person, answer } = asked();
  const done = { number: '1', answer: 'done' };
  assert.throws(() => person.answer(done), /Nothing has arrived yet/);
  person.answer(done);
  assert.equal(await answer, 'd');
});

it('Done after something has arrived is done', async () => {
  const { person, terminal, answer } = asked();
  terminal?.print('  POST /resources 200');
  person.answer({ number: '1', answer: 'done' });
  assert.equal(await answer, 'd');
});

it('a refusal needs no arrival', async () => {
  const { person, answer } = asked();
  person.answer({ number: '1', answer: 'refused' });
  assert.equal(await answer, 'r');
});
