import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import fc from 'fast-check';
import { callsInOrder, formBy } from '../../../../../engine/signatures/sso/calls.ts';
import {
  type FormFields,
  type SignOn,
  signatureOf,
  signedForm,
  signOnOf,
  unsignedForm,
} from '../../../../../engine/signatures/sso/form.ts';
import { inferMistake } from '../../../../../engine/signatures/sso/infer.ts';
import { pairRecipes, type Recipe, recipesInOrder, singleRecipes } from '../../../../../engine/signatures/sso/recipes.ts';
import { cpuMs } from '../../../share.ts';

const secrets = { salt: 'c0ffee5a17c0ffee5a17c0ffee5a17c0ffee5a17', password: 'p455w0rdp455w0rdp455w0rdp455w0rdp455w0rd' };
const plain: SignOn = { id: 'res_1', userId: 'user_1', email: 'jane@example.com', navData: '', timestamp: '1700000000123' };
const telling: SignOn = { ...plain, userId: " é Ü%41<&':1 ", email: 'Jane+x@Example.com', navData: 'nav' };

const received = (recipe: Recipe, signOn: SignOn): FormFields => ({ ...unsignedForm(signOn), ...recipe.sign(signOn, secrets) });

const sha = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');

const names = (found: 'right' | Recipe[]) => (found === 'right' ? found : found.map(({ name }) => name));

test('there are at least 36 single recipes, each with a name of its own', () => {
  assert.ok(singleRecipes().length >= 36, `${singleRecipes().length}`);
  assert.ok(pairRecipes().length >= 20);
  const all = recipesInOrder().map(({ name }) => name);
  assert.equal(new Set(all).size, singleRecipes().length + pairRecipes().length);
  assert.equal(all.length, singleRecipes().length + pairRecipes().length);
  assert.deepEqual(all.slice(0, 3), ['older-token', 'older-token+seconds-sent', 'older-token+seconds-hashed']);
});

test('a recipe says what is wrong and what to change, each in whole sentences', () => {
  for (const { name, sentence, fix, risk } of recipesInOrder()) {
    assert.match(name, /^[a-z0-9]+([-+][a-z0-9]+)*$/);
    assert.match(sentence, /^Your service .+; the contract .+\.$/, sentence);
    assert.match(fix, /^[A-Z].*\.$/, fix);
    if (risk) assert.match(risk, /^[A-Z].*\.$/, risk);
  }
  const seconds = singleRecipes().find(({ name }) => name === 'seconds-hashed');
  assert.equal(seconds?.sentence, 'Your service hashes seconds; the contract sends milliseconds.');
});

/** The salt of these forms has neither blanks around it nor capital letters; what is signed is sent, too, with another clock. */
const clocks = ['clock-an-hour-behind', 'clock-two-hours-behind', 'clock-an-hour-ahead', 'clock-two-hours-ahead'];
const unseen = new Set([...clocks, 'seconds-sent', 'milliseconds-made-of-seconds', 'salt-trimmed', 'salt-in-lower-case']);

for (const recipe of recipesInOrder())
  test(`infers ${recipe.name}`, () => {
    const found = inferMistake(received(recipe, telling), secrets);
    if (found === 'right') return assert.ok(unseen.has(recipe.name), recipe.name);
    const simpler = recipe.mistakes.filter(({ name }) => name !== 'seconds-sent').map(({ name }) => name);
    assert.ok(
      found.some(({ name }) => name === recipe.name || name === simpler.join('+')),
      `${recipe.name} taken for ${names(found)}`,
    );
  });

test('telling values tell every single recipe from every other', () => {
  const calls = callsInOrder(telling, { ...secrets, salt: ` ${secrets.salt}` });
  const merged = calls.filter(({ recipes }) => recipes.filter(({ mistakes }) => mistakes.length === 1).length > 1);
  assert.deepEqual(
    merged.map(({ recipes }) => names(recipes)),
    [],
  );
});

test('calls leave out what plain values do not show, and ask for each form once', () => {
  const calls = callsInOrder(plain, secrets);
  const forms = calls.map(({ formAt }) => JSON.stringify(formAt(plain.timestamp)));
  assert.equal(new Set(forms).size, forms.length);
  const tried = calls.flatMap(({ recipes }) => recipes.map(({ name }) => name));
  for (const name of ['email-lower-cased', 'nav-data-emptied', 'plus-as-space', 'trimmed']) assert.ok(!tried.includes(name), name);
  for (const name of ['older-token', 'seconds-sent', 'sha256', 'nav-data-left-out']) assert.ok(tried.includes(name), name);
  const { formAt } = calls[0] ?? assert.fail('no call');
  assert.notEqual(formAt('1700000000124').token, formAt('1700000000123').token);
});

test('recipes that make the same form share a call', () => {
  const calls = callsInOrder({ ...plain, email: plain.userId }, secrets);
  const [shared] = calls.filter(({ recipes }) => recipes.some(({ name }) => name === 'email-left-out'));
  assert.deepEqual(names(shared?.recipes ?? []), ['email-left-out', 'user-id-left-out']);
});

test('without a password, what needs it is left out', () => {
  const calls = callsInOrder(plain, { salt: secrets.salt });
  assert.ok(!calls.some(({ recipes }) => recipes.some(({ name }) => name.includes('password'))));
});

test('beside a token stands the signature of the valid call', () => {
  const [older, inSeconds] = recipesInOrder();
  for (const recipe of [older, inSeconds]) {
    const form = recipe && formBy(recipe, plain, secrets);
    assert.equal(form?.signature, signatureOf(plain, secrets.salt));
    assert.match(form?.token ?? '', /^[0-9a-f]{40}$/);
  }
});

test('the older token of the platform beside a right signature is right; alone it is named', () => {
  const form = { ...signedForm({ ...plain, salt: secrets.salt }), token: 'anything', name: 'Jane' };
  assert.equal(inferMistake(form, secrets), 'right');
  const older = singleRecipes()[0] ?? assert.fail('no recipe');
  assert.deepEqual(names(inferMistake(received(older, plain), secrets)), ['older-token']);
});

test('an unlikely pair and an odd order are found too', () => {
  const one = singleRecipes().find(({ name }) => name === 'joined-with-slashes')?.mistakes[0] ?? assert.fail('no mistake');
  const joined = [plain.timestamp, plain.email, secrets.salt, plain.id];
  assert.equal(one.aspect, 'join');
  assert.deepEqual(names(inferMistake({ ...unsignedForm(plain), signature: sha('sha512', joined.join(':')) }, secrets)), [
    'hashes-timestamp-email-salt-id',
  ]);
  const slashed = [plain.id, plain.userId, plain.email, plain.navData, secrets.salt, plain.timestamp].join('/');
  assert.deepEqual(names(inferMistake({ ...unsignedForm(plain), signature: sha('md5', slashed) }, secrets)), ['md5+joined-with-slashes']);
});

test('nonsense is explained by nothing', () => {
  for (const signature of ['', 'zz', '0'.repeat(128)]) assert.deepEqual(inferMistake({ ...unsignedForm(plain), signature }, secrets), []);
  assert.deepEqual(inferMistake(unsignedForm(plain), secrets), []);
  assert.deepEqual(inferMistake({}, secrets), []);
});

const word = fc.string({ unit: 'grapheme', maxLength: 12 });
const anySignOn = fc.record({
  id: word,
  userId: word,
  email: fc.oneof(fc.emailAddress(), word),
  navData: fc.oneof(fc.constant(''), word),
  timestamp: fc.integer({ min: 1_500_000_000_000, max: 2_000_000_000_000 }).map(String),
});

test('a right signature is never accused', () => {
  fc.assert(
    fc.property(anySignOn, word, (signOn, salt) => {
      assert.equal(inferMistake(signedForm({ ...signOn, salt }), { salt, password: secrets.password }), 'right');
    }),
  );
});

test('whatever a recipe signs is explained by it, or by one that signs the same', () => {
  fc.assert(
    fc.property(anySignOn, fc.constantFrom(...recipesInOrder()), (signOn, recipe) => {
      const form = received(recipe, signOn);
      const found = inferMistake(form, secrets);
      if (found === 'right') return assert.equal(form.signature, signatureOf(signOnOf(form), secrets.salt));
      const same = found.map(({ sign }): FormFields => ({ ...unsignedForm(signOnOf(form)), ...sign(signOnOf(form), secrets) }));
      assert.ok(found.length > 0 && same.every((other) => (other.token ?? other.signature) === (form.token ?? form.signature)));
    }),
    { numRuns: 500 },
  );
});

test('a huge form does not keep us busy', () => {
  const form = { ...unsignedForm(plain), email: 'x'.repeat(500_000), signature: 'zz' };
  const ms = cpuMs(() => assert.deepEqual(inferMistake(form, secrets), []));
  assert.ok(ms < 10_000, `${ms}`);
});
