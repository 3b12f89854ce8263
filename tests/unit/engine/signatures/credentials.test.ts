import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import test from 'node:test';
import fc from 'fast-check';
import {
  basicHeader,
  isManifestCredentials,
  parseBasic,
  whatInstead,
  wrongCredentials,
} from '../../../../engine/signatures/credentials.ts';
import { draws } from '../../share.ts';

const acme = { id: 'acme-db', password: 's3cret Pass:w%rd!"`$', sso_salt: 'a salt of its own' };

const names = (manifest: typeof acme): string[] => wrongCredentials(manifest).map(({ name }) => name);

test('each part is wrong in every way of any part and of its kind, and the header as a whole', () => {
  assert.deepEqual(names(acme), [
    ...['wrong-password', 'password-of-right-length', 'long-password', 'weak-password', 'common-password', 'other-common-password'],
    ...['id-as-password', 'odd-password', 'password-with-a-percent-sign', 'pattern-as-password', 'underscores-as-password'],
    ...['asterisk-as-password', 'expression-as-password', 'empty-password', 'sso-salt-as-password', 'password-in-another-case'],
    ...['password-cut', 'password-longer', 'password-and-more', 'password-and-a-null', 'password-up-to-a-colon', 'password-with-a-space'],
    ...['wrong-user', 'user-in-another-case', 'user-with-a-realm', 'user-with-a-domain', 'user-with-a-space'],
    ...['no-header', 'both-empty', 'after-two-spaces', 'no-padding', 'swapped', 'known-pair', 'other-known-pair'],
    ...['bearer', 'digest', 'token', 'bearer-pair', 'no-colon', 'not-base64', 'scheme-alone'],
    ...['changed-password', 'cut-password', 'longer-password', 'repeated-password'],
    ...['left-out-user', 'empty-user', 'changed-user', 'cut-user', 'longer-user', 'repeated-user'],
  ]);
});

/** What a seed draws, by name. */
const drawn = (seed: number, manifest = acme) =>
  Object.fromEntries(wrongCredentials(manifest, seed).map(({ name, header }) => [name, parseBasic(header)]));

test('a target that trims the whole text of the credentials takes a wrong password for the right one', () => {
  const header = wrongCredentials(acme, 1).find(({ name }) => name === 'password-with-a-space')?.header ?? '';
  const text = Buffer.from(header.slice('Basic '.length), 'base64').toString();
  assert.equal(text.trim(), `${acme.id}:${acme.password}`);
  assert.notEqual(text, text.trim());
});

test('another seed draws other credentials, and the same seed the same', () => {
  assert.deepEqual(drawn(1), drawn(1));
  for (const name of ['wrong-password', 'wrong-user']) assert.notDeepEqual(drawn(1)[name], drawn(2)[name]);
  const headers = [1, 2].map((seed) => wrongCredentials(acme, seed).find(({ name }) => name === 'not-base64')?.header);
  assert.notEqual(headers[0], headers[1]);
});

test('a row that would be right, or the same as another, is left out', () => {
  const without = (manifest: typeof acme): string[] =>
    names(acme).filter((name) => !names(manifest).includes(name) && name !== 'password-up-to-a-colon');
  assert.ok(!names({ ...acme, password: 'no-colon-in-it' }).includes('password-up-to-a-colon'));
  assert.deepEqual(without({ ...acme, sso_salt: acme.password }), ['sso-salt-as-password']);
  assert.deepEqual(without({ ...acme, password: acme.id }), ['id-as-password', 'swapped', 'left-out-user']);
  assert.deepEqual(without({ ...acme, id: '42', password: '1234' }), ['password-in-another-case', 'user-in-another-case']);
  assert.deepEqual(without({ ...acme, password: '7' }), ['password-in-another-case', 'password-cut', 'cut-password', 'repeated-password']);
  assert.deepEqual(without({ ...acme, password: drawn(0)['wrong-password']?.password ?? '' }), ['wrong-password']);
  assert.deepEqual(without({ ...acme, id: 'a', password: 'a:a' }), [
    'swapped',
    'cut-password',
    'left-out-user',
    'cut-user',
    'repeated-user',
  ]);
});

const readStrictly = (header: string): string | undefined => {
  const [, encoded = ''] = /^basic +([A-Za-z0-9+/]+=*)$/i.exec(header) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.toString('base64') === encoded ? bytes.toString('utf8') : undefined;
};

const readLeniently = (header: string): string => Buffer.from(header.replace(/^\S+ */, ''), 'base64').toString('utf8');

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[a-z:]{1,3}$/),
  fc.constantFrom('é', 'Ã©', 'ß', 'x', ' '),
);

test('no row is ever right, and no two are the same', () => {
  fc.assert(
    fc.property(text, text, text, (id, password, sso_salt) => {
      const rows = wrongCredentials({ id, password, sso_salt });
      const right = Buffer.from(`${id}:${password}`).toString();
      assert.ok(isManifestCredentials(basicHeader({ id, password }), { id, password }));
      for (const { header } of rows) {
        if (header === undefined) continue;
        assert.notEqual(readStrictly(header), right);
        if (header.startsWith('Basic')) assert.notEqual(readLeniently(header), right);
        assert.match(header, /^[\x20-\x7e]*$/);
      }
      assert.equal(new Set(rows.map(({ header }) => header)).size, rows.length);
      assert.equal(new Set(rows.map(({ name }) => name)).size, rows.length);
      assert.deepEqual(wrongCredentials({ id, password, sso_salt }), rows);
    }),
    { numRuns: draws(2000) },
  );
});

test('what is nearly the password is named as a secret', () => {
  const secrets = wrongCredentials({ ...acme, password: 'Ab1' }).flatMap(({ secrets }) => secrets ?? []);
  assert.deepEqual(new Set(secrets), new Set(['aB1', 'Ab', 'Aa1']));
});

test('what was sent instead is told without a secret', () => {
  const told = (header: string | undefined) => whatInstead(header, acme).what;
  assert.equal(told(undefined), 'no credentials');
  assert.equal(told(basicHeader({ id: acme.password, password: acme.id })), 'user and password swapped');
  assert.equal(told(basicHeader({ id: acme.id, password: acme.sso_salt })), 'the sso_salt as password');
  assert.equal(told(basicHeader({ id: acme.id, password: `${acme.password}\n` })), 'a wrong password');
  assert.equal(told(basicHeader({ id: 'other', password: 'x' })), 'a wrong user');
  assert.equal(told('Bearer 123'), 'a scheme other than Basic');
  assert.equal(told('Basic _-_-'), 'Basic credentials that cannot be read');
});

test('each row says what it is', () => {
  const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const noColon = `Basic ${Buffer.from('AcmeDb').toString('base64')}`;
  const manifest = { id: 'AcmeDb', password: 'Pass1', sso_salt: 'salt' };
  const of = drawn(0, manifest);
  const wrong = of['wrong-password']?.password ?? '';
  const others = ['password-of-right-length', 'long-password', 'weak-password', 'common-password', 'other-common-password'];
  assert.equal(of['password-of-right-length']?.password.length, 'Pass1'.length);
  assert.ok((of['long-password']?.password.length ?? 0) >= 200 && (of['weak-password']?.password.length ?? 9) < 5);
  const stranger = of['wrong-user']?.user ?? '';
  const pair = of['other-known-pair']?.user ?? '';
  const longer = of['password-longer']?.password ?? '';
  const goesOn = of['password-and-more']?.password ?? '';
  const headerOf = (wanted: string) => wrongCredentials(manifest).find(({ name }) => name === wanted)?.header ?? '';
  const unreadable = headerOf('not-base64');
  assert.match(longer, /^Pass1\w$/);
  assert.match(goesOn, /^Pass1:\w+$/);
  assert.match(unreadable, /^Basic .*[^\w+/=]/);
  assert.equal(of['pattern-as-password']?.password, '%');
  assert.equal(of['underscores-as-password']?.password, '_____');
  assert.throws(() => decodeURIComponent(of['password-with-a-percent-sign']?.password ?? ''));
  assert.match(of['password-and-a-null']?.password ?? '', /^Pass1\0\w+$/);
  assert.match(headerOf('after-two-spaces'), /^Basic {2}\S+$/);
  assert.match(of['user-with-a-realm']?.user ?? '', /^AcmeDb@\w+$/);
  assert.match(of['user-with-a-domain']?.user ?? '', /^\w+\\AcmeDb$/);
  assert.deepEqual(of['user-with-a-space'], { user: 'AcmeDb ', password: 'Pass1' });
  assert.match(headerOf('digest'), /^Digest username="AcmeDb", .*response="[0-9a-f]{32}"$/);
  assert.match(headerOf('token'), /^Bearer [\w-]+\.[\w-]+\.\w{43}$/);
  assert.ok(headerOf('no-padding').length % 4 !== 'Basic '.length % 4 && parseBasic(headerOf('no-padding')) === undefined);
  assert.equal(headerOf('scheme-alone'), 'Basic');
  const told = Object.fromEntries(wrongCredentials(manifest).map(({ name, family, header }) => [name, [family, header]]));
  const expected = {
    'no-header': ['missing-credentials', undefined],
    'both-empty': ['missing-credentials', basic('', '')],
    'wrong-password': ['wrong-password', basic('AcmeDb', wrong)],
    ...Object.fromEntries(others.map((name) => [name, ['wrong-password', basic('AcmeDb', of[name]?.password ?? '')]])),
    'id-as-password': ['wrong-password', basic('AcmeDb', 'AcmeDb')],
    'empty-password': ['wrong-password', basic('AcmeDb', '')],
    swapped: ['wrong-password', basic('Pass1', 'AcmeDb')],
    'sso-salt-as-password': ['wrong-password', basic('AcmeDb', 'salt')],
    'wrong-user': ['wrong-user', basic(stranger, 'Pass1')],
    'known-pair': ['wrong-user', basic('admin', 'admin')],
    'other-known-pair': ['wrong-user', basic(pair, pair)],
    'user-in-another-case': ['wrong-user', basic('aCMEdB', 'Pass1')],
    'cut-user': ['wrong-user', basic('Acm', 'Pass1')],
    'empty-user': ['wrong-user', basic('', 'Pass1')],
    'left-out-user': ['malformed-header', `Basic ${Buffer.from('Pass1').toString('base64')}`],
    'password-in-another-case': ['nearly-right-password', basic('AcmeDb', 'pASS1')],
    'password-cut': ['nearly-right-password', basic('AcmeDb', 'Pass')],
    'password-longer': ['nearly-right-password', basic('AcmeDb', longer)],
    'password-and-more': ['nearly-right-password', basic('AcmeDb', goesOn)],
    'password-with-a-space': ['nearly-right-password', basic('AcmeDb', 'Pass1 ')],
    'repeated-password': ['nearly-right-password', basic('AcmeDb', 'Paas1:Pas')],
    bearer: ['another-scheme', 'Bearer Pass1'],
    'bearer-pair': ['another-scheme', basic('AcmeDb', 'Pass1').replace('Basic', 'Bearer')],
    'no-colon': ['malformed-header', noColon],
    'not-base64': ['malformed-header', unreadable],
  };
  assert.deepEqual({ ...told, ...expected }, told);
});

test('a password that no header can carry goes as Base64, and says so', () => {
  for (const password of ['\u00e9t\u00e9', 'a\u00e9', '\u00e9a', 'a\nb']) {
    const bearer = wrongCredentials({ ...acme, password }).find(({ name }) => name === 'bearer');
    assert.equal(bearer?.header, `Bearer ${Buffer.from(password).toString('base64')}`);
    assert.equal(bearer?.what, 'the password, in Base64, as a Bearer token');
  }
  assert.equal(wrongCredentials(acme).find(({ name }) => name === 'bearer')?.what, 'the password as a Bearer token');
});

test('a colon in the user is left out where there must be none', () => {
  const row = wrongCredentials({ ...acme, id: 'a:b:c' }).find(({ name }) => name === 'no-colon');
  assert.equal(row?.header, `Basic ${Buffer.from('abc').toString('base64')}`);
});

test('what was sent instead is known in another form of the header too', () => {
  const told = (header: string) => whatInstead(header, { id: 'acme', password: 'Pass1' }).what;
  const spelled = (user: string, password: string) => `bASIC  ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  assert.equal(told(spelled('acme', 'Pass')), 'the right password with its last character cut');
  assert.equal(told(spelled('ACME', 'Pass1')), 'the right user in another case');
  assert.equal(told(spelled('acme', '')), 'an empty password');
  assert.equal(told(spelled('ACME', 'Pass2')), 'a wrong user');
  assert.equal(told('Basically'), 'a scheme other than Basic');
  assert.equal(told('My Basic x'), 'a scheme other than Basic');
  assert.equal(told('Bearer Pass1'), 'the password as a Bearer token');
});
