import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { describe, it } from 'node:test';
import { untilEnded } from '../../../../runs/plays/play.ts';

const minute = 60_000;

describe('waiting for Playwright', () => {
  it('sends no signal to our own group when Playwright never started', async (t) => {
    const onSignal = t.mock.fn();
    process.on('SIGINT', onSignal);
    t.after(() => process.off('SIGINT', onSignal));
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const kill = t.mock.method(process, 'kill', () => true);
    const child = spawn('/none/such', { detached: true });
    const waiting = untilEnded(child, AbortSignal.abort());
    await assert.rejects(waiting, { code: 'ENOENT' });
    t.mock.timers.tick(minute);
    assert.deepEqual([kill.mock.callCount(), onSignal.mock.callCount()], [0, 0]);
  });

  it('ends no group of a process without a pid that says nothing', (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const kill = t.mock.method(process, 'kill', () => true);
    const child = Object.assign(new EventEmitter(), { pid: undefined, kill: () => false }) as unknown as ChildProcess;
    void untilEnded(child, AbortSignal.abort());
    t.mock.timers.tick(minute);
    assert.equal(kill.mock.callCount(), 0);
  });

  it('ends the group of one that does not stop', async (t) => {
    const script = 'process.on("SIGINT", () => {}); process.stdout.write("ready"); setInterval(() => {}, 1000)';
    const child = spawn(process.execPath, ['-e', script], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const stop = new AbortController();
    const waiting = untilEnded(child, stop.signal);
    stop.abort();
    t.mock.timers.tick(minute);
    await waiting;
    assert.equal(child.signalCode, 'SIGKILL');
  });
});
