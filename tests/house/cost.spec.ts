import { type Profiler, Session } from 'node:inspector';
import { expect, test } from '@playwright/test';
import { replayed } from '../support/replayed.ts';
import { startPlainPartner } from '../support/targets/plain-partner.ts';
import { certify } from '../support/targets/refusing.ts';

/** The samples of the processor while something was going on, each with the files of its stack. */
async function profiled<T>(act: () => Promise<T>): Promise<{ result: T; stacks: string[][] }> {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.start');
  const result = await act();
  const profile = await new Promise<Profiler.Profile>((resolve, reject) =>
    session.post('Profiler.stop', (error, { profile }) => (error ? reject(error) : resolve(profile))),
  );
  session.disconnect();
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const stackOf = (id: number | undefined): Profiler.ProfileNode[] => {
    const node = id === undefined ? undefined : nodes.get(id);
    return node ? [node, ...stackOf(parents.get(node.id))] : [];
  };
  const stacks = (profile.samples ?? []).map(stackOf).filter(([top]) => top?.callFrame.functionName !== '(idle)');
  return { result, stacks: stacks.map((stack) => stack.map(({ callFrame }) => callFrame.url)) };
}

async function processorMs<T>(act: () => Promise<T>): Promise<[T, number]> {
  const before = process.cpuUsage();
  const result = await act();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1_000];
}

test('a certification costs a few times what its exchanges cost, and redaction a small part of it', async () => {
  const partner = await startPlainPartner();
  const run = () => certify(JSON.stringify(partner.manifest), ['--plan', 'test', '--cases', '20', '--seed', '5']);
  try {
    // Once before, so that loading and compiling are over.
    await run();
    const [{ report }, runMs] = await processorMs(run);
    const [, replayMs] = await processorMs(() => replayed(report.exchanges, partner.manifest));
    const { stacks } = await profiled(run);
    const ours = stacks.filter((stack) => !stack.some((url) => url.includes('/dist/tests/')));
    const redacting = ours.filter((stack) => stack.some((url) => url.includes('/engine/redaction/')));
    const [times, share] = [runMs / replayMs, redacting.length / ours.length];
    expect(redacting.length).toBeGreaterThan(0);
    // A quiet machine has half to two thirds of these; what is loaded and compiled once in a command is not among it.
    expect(share).toBeLessThan(0.27);
    expect(times).toBeLessThan(12);
  } finally {
    await partner.close();
  }
});

/** How many listeners of signals an act leaves behind. */
async function listenedTo(act: () => Promise<unknown>): Promise<number> {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const listening = new Set<unknown>();
  EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, listener: () => void, more?: object) {
    if (this instanceof AbortSignal) listening.add(listener);
    addEventListener.call(this, type, listener, more);
  } as typeof addEventListener;
  EventTarget.prototype.removeEventListener = function (this: EventTarget, type: string, listener: () => void, more?: object) {
    listening.delete(listener);
    removeEventListener.call(this, type, listener, more);
  } as typeof removeEventListener;
  try {
    await act();
    return listening.size;
  } finally {
    Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
  }
}

test('nothing of a target that is over listens for the end of the command, which would keep all of a fleet in memory', async () => {
  const partner = await startPlainPartner();
  try {
    expect(await listenedTo(() => certify(JSON.stringify(partner.manifest), ['--plan', 'test', '--cases', '1']))).toBe(0);
  } finally {
    await partner.close();
  }
});
