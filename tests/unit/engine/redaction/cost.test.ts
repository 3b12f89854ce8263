import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { secretSearch } from '../../../../engine/redaction/scan.ts';

const hex = (seed: string) => createHash('sha256').update(seed).digest('hex');

const line = (index: number) =>
  `{"url":"http://127.0.0.1/sso?id=${index}&email=jane%40example.com","request":"${hex(`r${index}`)}","body":"{\\"message\\":\\"Your database is ready.\\"}"}\n`;
const textOf = (lines: number) => Array.from({ length: lines }, (_, index) => line(index)).join('');
const searchFor = (secrets: number) =>
  secretSearch(Array.from({ length: secrets }, (_, index) => ({ name: 's', value: hex(`s${index}`).slice(0, 40) })));

/** Processor time, the least of several times: another process may use the same caches. */
function seconds(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  });
  return Math.min(...times);
}

test('a thousand secrets cost hardly more than one', () => {
  const text = textOf(500);
  const [one, thousand] = [searchFor(1), searchFor(1000)];
  assert.deepEqual(thousand(text), []);
  const [few, many] = [seconds(() => one(text)), seconds(() => thousand(text))];
  assert.ok(many < 4 * few, `one secret took ${few} s, a thousand ${many} s`);
  assert.deepEqual(thousand(`${text}${hex('s999').slice(0, 40)}`), ['s']);
});

test('ten times the text costs ten times as much', () => {
  const search = searchFor(100);
  const [short, long] = [textOf(100), textOf(1000)];
  search(long);
  const [one, ten] = [seconds(() => search(short)), seconds(() => search(long))];
  assert.ok(ten < 25 * one, `a tenth took ${one} s, the whole ${ten} s`);
});
