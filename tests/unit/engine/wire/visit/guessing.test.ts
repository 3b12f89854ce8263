import assert from 'node:assert/strict';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import test from 'node:test';
import { storeCookies } from '../../../../../engine/wire/visit/cookie-jar.ts';
import { guessOf, type PublicFacts } from '../../../../../engine/wire/visit/guessing.ts';

const jane = { 'the user id': 'user_1a', 'the e-mail': 'jane@example.com', 'the resource id': 'res_1' };
const bob = { 'the user id': 'user_2b', 'the e-mail': 'bob@example.com', 'the resource id': 'res_2' };
const amy = { 'the user id': 'user_3c', 'the e-mail': 'amy@example.com', 'the resource id': 'res_3' };

const jarOf = (value: string) => storeCookies([], new URL('https://p.example/'), ['theme=dark', `sid=${value}`]);
const base64 = (text: string) => Buffer.from(text).toString('base64');
const digest = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');

const guessable: [how: string, cookie: (who: PublicFacts) => string][] = [
  ['the user id', (who) => `user-${who['the user id']}`],
  ['the e-mail encoded for an address', (who) => encodeURIComponent(who['the e-mail'] ?? '')],
  ['the user id as an MD5 digest', (who) => digest('md5', who['the user id'] ?? '')],
  ['the e-mail as a SHA-256 digest', (who) => digest('sha256', who['the e-mail'] ?? '')],
  ['the resource id in Base64', (who) => base64(who['the resource id'] ?? '')],
  ['the user id, the e-mail, the resource id inside encoded Base64', (who) => encodeURIComponent(base64(JSON.stringify(who)))],
];

for (const [how, cookie] of guessable)
  test(`a cookie can be guessed from ${how}`, () => {
    const guess = guessOf(jarOf(cookie(jane)), jane, jarOf(cookie(bob)), bob);
    assert.equal(guess?.how, how);
    assert.equal(guess?.jarOf(amy).find(({ key }) => key === 'sid')?.value, cookie(amy));
  });

const sealed = (who: PublicFacts) =>
  `${base64(JSON.stringify(who))}.${createHmac('sha256', 'secret').update(JSON.stringify(who)).digest('hex')}`;
const unguessable: [string, (who: PublicFacts) => string][] = [
  ['a random cookie', () => randomUUID()],
  ['a cookie with a seal', sealed],
  ['a random cookie that names the user', (who) => `${who['the user id']}.${randomUUID()}`],
  ['a constant cookie', () => 'signed-in'],
];

for (const [what, cookie] of unguessable)
  test(`${what} cannot be guessed`, () => {
    assert.equal(guessOf(jarOf(cookie(jane)), jane, jarOf(cookie(bob)), bob), undefined);
  });
