import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { createStatus, createTerminal, showsColor } from '../../../cli/terminal.ts';

const near = (t: TestContext, isTTY = false) => {
  const input = new PassThrough();
  const output = Object.assign(new PassThrough(), { isTTY });
  let interrupts = 0;
  const terminal = createTerminal({ input, output, onInterrupt: () => (interrupts += 1) });
  t.after(() => terminal.close());
  return { input, terminal, shown: () => String(output.read() ?? ''), interrupts: () => interrupts };
};

test('a question gets the next line, and the end of the input is no answer', async (t) => {
  const { input, terminal, shown } = near(t);
  const answer = terminal.ask('Well? ');
  terminal.print('news');
  input.write('yes\nand more\n');
  assert.equal(await answer, 'yes');
  assert.equal(await terminal.ask('And? '), 'and more');
  assert.equal(shown(), 'Well? news\nWell? \n');
  const last = terminal.ask('Still there? ');
  input.end();
  assert.equal(await last, undefined);
  assert.equal(await terminal.ask('Hello? '), undefined);
});

test('a question can be taken back, and the next one asked', async (t) => {
  const { input, terminal } = near(t);
  const controller = new AbortController();
  const answer = terminal.ask('Well? ', { signal: controller.signal });
  controller.abort();
  assert.equal(await answer, undefined);
  assert.equal(await terminal.ask('Well? ', { signal: controller.signal }), undefined);
  const next = terminal.ask('Next? ');
  assert.throws(() => terminal.ask('At the same time? '), /one question at a time/);
  input.write('ok\n');
  assert.equal(await next, 'ok');
});

test('on a real terminal, lines go above the question, and Ctrl-C is handed on', async (t) => {
  const { input, terminal, shown, interrupts } = near(t, true);
  const answer = terminal.ask('Well? ');
  terminal.print('news');
  assert.match(shown(), /news\n.*Well\? /s);
  input.write('\u0003');
  assert.equal(interrupts(), 1);
  input.write('y\r');
  assert.equal(await answer, 'y');
});

test('the status line fits a terminal of 40 columns, and is cleared before the next one', () => {
  const written: string[] = [];
  const status = createStatus({ write: (text) => written.push(text), columns: 40 });
  status('12/22 a customer deletes the add-on, and the panel is opened again');
  status('');
  assert.deepEqual(written, ['12/22 a customer deletes the add-on, an', '\r\u001b[2K', '']);
  assert.ok(written.every((text) => text.length < 40));
});

test('colours: as the terminal can, unless the environment says otherwise', () => {
  const terminal = { isTTY: true };
  assert.equal(showsColor(terminal, {}), true);
  assert.equal(showsColor({}, {}), false);
  assert.equal(showsColor(terminal, { TERM: 'dumb' }), false);
  assert.equal(showsColor(terminal, { NO_COLOR: '1' }), false);
  assert.equal(showsColor({}, { FORCE_COLOR: '1' }), true);
  assert.equal(showsColor(terminal, { TERM: 'dumb', FORCE_COLOR: '' }), true);
  assert.equal(showsColor(terminal, { FORCE_COLOR: '0' }), false);
});
