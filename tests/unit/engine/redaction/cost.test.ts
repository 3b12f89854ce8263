import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { createRedactor } from '../../../../engine/redaction/redactor.ts';
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

test('a thousand secrets that begin alike cost hardly more than one, and each is found, also where the text is cut off', () => {
  const address = (seed: string) => `postgres://acme_customers:${hex(seed)}@database.example.com/acme`;
  const known = (secrets: number) => Array.from({ length: secrets }, (_, index) => ({ name: 's', value: address(`s${index}`) }));
  const text = Array.from({ length: 500 }, (_, index) => `{"url":"${address(`t${index}`)}"}`).join('\n');
  const [one, thousand] = [secretSearch(known(1)), secretSearch(known(1000))];
  assert.deepEqual(thousand(text), []);
  const [few, many] = [seconds(() => one(text)), seconds(() => thousand(text))];
  assert.ok(many < 6 * few, `one secret took ${few} s, a thousand ${many} s`);
  const redactor = createRedactor({ known: known(1000) });
  for (const index of [0, 7, 8, 9, 500, 999]) {
    const secret = address(`s${index}`);
    assert.equal(redactor.text(`{"url":"${secret}"}`), '{"url":"[redacted:s]"}');
    assert.equal(redactor.text(`{"url":"${encodeURIComponent(secret)}"}`), '{"url":"[redacted:s]"}');
    for (const length of [9, 20, 31, 40, 70]) assert.doesNotMatch(redactor.cutText(`{"url":"${secret.slice(0, length)}`), /postgres/);
  }
});

test('ten times the text costs ten times as much', () => {
  const search = searchFor(100);
  const [short, long] = [textOf(100), textOf(1000)];
  search(long);
  const [one, ten] = [seconds(() => search(short)), seconds(() => search(long))];
  assert.ok(ten < 25 * one, `a tenth took ${one} s, the whole ${ten} s`);
});
