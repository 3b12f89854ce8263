import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import net from 'node:net';
import { PassThrough } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { createStatus, createTerminal } from '../../../cli/terminal.ts';
import { connectTerminal, serveTerminal } from '../../../fixtures/drivers/terminal.ts';
import type { Terminal } from '../../../runs/run.ts';

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

/** Answers each question with what the test says, in order, when it is told to. */
const scripted = () => {
  const printed: string[] = [];
  const asked: { question: string; answer: (text: string | undefined) => void }[] = [];
  const terminal: Terminal = {
    print: (line) => printed.push(line),
    ask: (question, { signal } = {}) =>
      new Promise((answer) => {
        if (signal?.aborted) return answer(undefined);
        signal?.addEventListener('abort', () => answer(undefined));
        asked.push({ question, answer });
      }),
  };
  return { terminal, printed, asked };
};

const lent = async (t: TestContext) => {
  const { terminal, printed, asked } = scripted();
  const server = await serveTerminal(terminal);
  t.after(() => server.close());
  const far = (): ReturnType<typeof connectTerminal> => {
    const one = connectTerminal(server.address);
    t.after(() => one.close());
    return one;
  };
  return { server, far, printed, asked };
};

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

test('from afar: lines and questions in their order, answers of any text', async (t) => {
  const { far, printed, asked } = await lent(t);
  const terminal = far();
  terminal.print('one\ntwo "ü"');
  const answer = terminal.ask('Well? ');
  await until(() => asked.length === 1);
  assert.deepEqual(printed, ['one\ntwo "ü"']);
  asked[0]?.answer('s a "reason"\u2028');
  assert.equal(await answer, 's a "reason"\u2028');
  const nothing = terminal.ask('And? ');
  await until(() => asked.length === 2);
  asked[1]?.answer(undefined);
  assert.equal(await nothing, undefined);
});

test('two from afar are asked one after the other, and one that goes away asks no more', async (t) => {
  const { far, asked } = await lent(t);
  const [one, two] = [far(), far()];
  const first = one.ask('one');
  await until(() => asked.length === 1);
  const second = two.ask('two');
  const controller = new AbortController();
  const third = two.ask('three', { signal: controller.signal });
  controller.abort();
  assert.equal(await third, undefined);
  one.close();
  assert.equal(await first, undefined);
  await until(() => asked.length === 2);
  asked[1]?.answer('2');
  assert.equal(await second, '2');
});

test('a terminal that is not there, or goes away, answers nothing', async (t) => {
  const { server, far, asked } = await lent(t);
  const terminal = far();
  const answer = terminal.ask('Well? ');
  await until(() => asked.length === 1);
  await server.close();
  assert.equal(await answer, undefined);
  assert.equal(await terminal.ask('Hello? '), undefined);
  terminal.print('nobody reads it');
  assert.equal(existsSync(server.address), false);
  const none = connectTerminal(server.address);
  assert.equal(await none.ask('Anybody? '), undefined);
});

test('who does not speak the language is shown the door', async (t) => {
  const { server, far, asked } = await lent(t);
  for (const text of ['GET / HTTP/1.1\r\n\r\n', '[]\n', `"${'x'.repeat(1_100_000)}`]) {
    const socket = net.connect(server.address);
    socket.on('error', () => {});
    socket.write(text);
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
  }
  const answer = far().ask('Well? ');
  await until(() => asked.length === 1);
  asked[0]?.answer('fine');
  assert.equal(await answer, 'fine');
});

test('the status line fits a terminal of 40 columns, and is cleared before the next one', () => {
  const written: string[] = [];
  const status = createStatus({ write: (text) => written.push(text), columns: 40 });
  status('12/22 a customer deletes the add-on, and the panel is opened again');
  status('');
  assert.deepEqual(written, ['12/22 a customer deletes the add-on, an', '\r\u001b[2K', '']);
  assert.ok(written.every((text) => text.length < 40));
});
