import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setImmediate as tick } from 'node:timers/promises';
import { atOnce } from '../../../../runs/plays/at-once.ts';

const hostOf = (item: string): string => item.slice(0, 1);

/** Does jobs of three turns of the event loop, and returns which began in which order, and how many ran at once. */
async function watched(items: readonly string[], limits: { workers: number; perHost?: number }) {
  const begun: string[] = [];
  const running = new Set<string>();
  let most = 0;
  let mostOnHost = 0;
  await atOnce(items, { ...limits, hostOf }, async (item) => {
    begun.push(item);
    running.add(item);
    most = Math.max(most, running.size);
    mostOnHost = Math.max(mostOnHost, [...running].filter((one) => hostOf(one) === hostOf(item)).length);
    for (let turn = 0; turn < 3; turn += 1) await tick();
    running.delete(item);
  });
  return { begun, most, mostOnHost };
}

it('several jobs run at once, never more than there are workers, and none is lost', async () => {
  const items = Array.from({ length: 47 }, (_, index) => `${String.fromCharCode(97 + (index % 26))}${index}`);
  const { begun, most } = await watched(items, { workers: 5 });
  assert.deepEqual([...begun].sort(), [...items].sort());
  assert.equal(most, 5);
});

it('a job whose host is busy lets others go first', async () => {
  const { begun, mostOnHost } = await watched(['a1', 'a2', 'a3', 'b1', 'c1'], { workers: 3, perHost: 1 });
  assert.deepEqual(begun.slice(0, 3), ['a1', 'b1', 'c1']);
  assert.equal(mostOnHost, 1);
});

it('a job that fails stops no other; its error is thrown at the end', async () => {
  const done: string[] = [];
  const doing = atOnce(['a', 'b', 'c'], { workers: 1, hostOf }, async (item) => {
    if (item === 'a') throw new Error('no');
    done.push(item);
  });
  await assert.rejects(doing, /^Error: no$/);
  assert.deepEqual(done, ['b', 'c']);
});
