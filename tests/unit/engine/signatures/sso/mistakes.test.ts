import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { describe, it } from 'node:test';
import { singleRecipes } from '../../../../../engine/signatures/sso/recipes.ts';

const secrets = { salt: ' Salt', password: 'Pass' };
const signOn = { id: 'Res', userId: ' é%41<', email: 'J+x@E.fr', navData: 'nav', timestamp: '1700000000123' };
const right = 'Res: é%41<:J+x@E.fr:nav: Salt:1700000000123';
const withoutSalt = 'Res: é%41<:J+x@E.fr:nav:1700000000123';

/** What a service with the mistake hashes, written out: a search that signs by its own recipes would find them with any slip in them. */
const texts: Record<string, string> = {
  'seconds-sent': 'Res: é%41<:J+x@E.fr:nav: Salt:1700000000',
  'clock-an-hour-behind': 'Res: é%41<:J+x@E.fr:nav: Salt:1699996400123',
  'clock-two-hours-behind': 'Res: é%41<:J+x@E.fr:nav: Salt:1699992800123',
  'clock-an-hour-ahead': 'Res: é%41<:J+x@E.fr:nav: Salt:1700003600123',
  'clock-two-hours-ahead': 'Res: é%41<:J+x@E.fr:nav: Salt:1700007200123',
  'ascii-alone': 'Res: ?%41<:J+x@E.fr:nav: Salt:1700000000123',
  'ascii-bytes-alone': 'Res: ??%41<:J+x@E.fr:nav: Salt:1700000000123',
  'seconds-hashed': 'Res: é%41<:J+x@E.fr:nav: Salt:1700000000',
  'milliseconds-made-of-seconds': 'Res: é%41<:J+x@E.fr:nav: Salt:1700000000123000',
  'seconds-with-a-fraction': 'Res: é%41<:J+x@E.fr:nav: Salt:1700000000.123',
  'timestamp-in-32-bits': 'Res: é%41<:J+x@E.fr:nav: Salt:-807049093',
  'timestamp-as-date': 'Res: é%41<:J+x@E.fr:nav: Salt:2023-11-14T22:13:20.123Z',
  'nav-data-left-out': 'Res: é%41<:J+x@E.fr: Salt:1700000000123',
  'nav-data-undefined': 'Res: é%41<:J+x@E.fr:undefined: Salt:1700000000123',
  'nav-data-null': 'Res: é%41<:J+x@E.fr:null: Salt:1700000000123',
  'nav-data-none': 'Res: é%41<:J+x@E.fr:None: Salt:1700000000123',
  'nav-data-emptied': 'Res: é%41<:J+x@E.fr:: Salt:1700000000123',
  'email-left-out': 'Res: é%41<:nav: Salt:1700000000123',
  'user-id-left-out': 'Res:J+x@E.fr:nav: Salt:1700000000123',
  'user-and-email-left-out': 'Res:nav: Salt:1700000000123',
  'email-emptied': 'Res: é%41<::nav: Salt:1700000000123',
  'user-id-emptied': 'Res::J+x@E.fr:nav: Salt:1700000000123',
  'user-id-undefined': 'Res:undefined:J+x@E.fr:nav: Salt:1700000000123',
  'id-left-out': ' é%41<:J+x@E.fr:nav: Salt:1700000000123',
  'timestamp-left-out': 'Res: é%41<:J+x@E.fr:nav: Salt',
  'salt-last': 'Res: é%41<:J+x@E.fr:nav:1700000000123: Salt',
  'email-before-user-id': 'Res:J+x@E.fr: é%41<:nav: Salt:1700000000123',
  'salt-first': ' Salt:Res: é%41<:J+x@E.fr:nav:1700000000123',
  'form-order-salt-last': 'Res:1700000000123:nav:J+x@E.fr: é%41<: Salt',
  'form-order-salt-first': ' Salt:Res:1700000000123:nav:J+x@E.fr: é%41<',
  'older-order-extended': 'Res: Salt:1700000000123: é%41<:J+x@E.fr:nav',
  'salt-after-id': 'Res: Salt: é%41<:J+x@E.fr:nav:1700000000123',
  'salt-before-nav-data': 'Res: é%41<:J+x@E.fr: Salt:nav:1700000000123',
  'nav-data-before-email': 'Res: é%41<:nav:J+x@E.fr: Salt:1700000000123',
  'user-id-before-id': ' é%41<:Res:J+x@E.fr:nav: Salt:1700000000123',
  'timestamp-first': '1700000000123:Res: é%41<:J+x@E.fr:nav: Salt',
  'timestamp-after-id': 'Res:1700000000123: é%41<:J+x@E.fr:nav: Salt',
  'alphabetical-order': 'J+x@E.fr:Res:nav: Salt:1700000000123: é%41<',
  'email-first': 'J+x@E.fr:Res: é%41<:nav: Salt:1700000000123',
  'reverse-order': '1700000000123: Salt:nav:J+x@E.fr: é%41<:Res',
  'password-as-salt': 'Res: é%41<:J+x@E.fr:nav:Pass:1700000000123',
  'salt-left-out': 'Res: é%41<:J+x@E.fr:nav:1700000000123',
  'salt-emptied': 'Res: é%41<:J+x@E.fr:nav::1700000000123',
  'salt-undefined': 'Res: é%41<:J+x@E.fr:nav:undefined:1700000000123',
  'salt-twice': 'Res: é%41<:J+x@E.fr:nav: Salt:1700000000123: Salt',
  'salt-in-base64': 'Res: é%41<:J+x@E.fr:nav:IFNhbHQ=:1700000000123',
  'salt-in-lower-case': 'Res: é%41<:J+x@E.fr:nav: salt:1700000000123',
  'salt-trimmed': 'Res: é%41<:J+x@E.fr:nav:Salt:1700000000123',
  'salt-with-newline': 'Res: é%41<:J+x@E.fr:nav: Salt\n:1700000000123',
  'trailing-newline': 'Res: é%41<:J+x@E.fr:nav: Salt:1700000000123\n',
  'no-separator': 'Res é%41<J+x@E.frnav Salt1700000000123',
  'joined-with-pipes': 'Res| é%41<|J+x@E.fr|nav| Salt|1700000000123',
  'joined-with-commas': 'Res, é%41<,J+x@E.fr,nav, Salt,1700000000123',
  'joined-with-semicolons': 'Res; é%41<;J+x@E.fr;nav; Salt;1700000000123',
  'joined-with-ampersands': 'Res& é%41<&J+x@E.fr&nav& Salt&1700000000123',
  'joined-with-newlines': 'Res\n é%41<\nJ+x@E.fr\nnav\n Salt\n1700000000123',
  'joined-with-spaces': 'Res  é%41< J+x@E.fr nav  Salt 1700000000123',
  'joined-with-hyphens': 'Res- é%41<-J+x@E.fr-nav- Salt-1700000000123',
  'joined-with-dots': 'Res. é%41<.J+x@E.fr.nav. Salt.1700000000123',
  'joined-with-slashes': 'Res/ é%41</J+x@E.fr/nav/ Salt/1700000000123',
  'joined-with-underscores': 'Res_ é%41<_J+x@E.fr_nav_ Salt_1700000000123',
  'trailing-colon': 'Res: é%41<:J+x@E.fr:nav: Salt:1700000000123:',
  'names-and-values': 'id=Res&user_id= é%41<&email=J+x@E.fr&nav-data=nav&sso_salt= Salt&timestamp=1700000000123',
  'names-and-values-with-colons': 'id=Res:user_id= é%41<:email=J+x@E.fr:nav-data=nav:sso_salt= Salt:timestamp=1700000000123',
  'digest-of-json': '{"id":"Res","user_id":" é%41<","email":"J+x@E.fr","nav-data":"nav","sso_salt":" Salt","timestamp":"1700000000123"}',
  'digest-of-json-with-number':
    '{"id":"Res","user_id":" é%41<","email":"J+x@E.fr","nav-data":"nav","sso_salt":" Salt","timestamp":1700000000123}',
  'digest-of-json-list': '["Res"," é%41<","J+x@E.fr","nav"," Salt","1700000000123"]',
  'form-encoded-values': 'Res:+%C3%A9%2541%3C:J%2Bx%40E.fr:nav: Salt:1700000000123',
  'percent-encoded-values': 'Res:%20%C3%A9%2541%3C:J%2Bx%40E.fr:nav: Salt:1700000000123',
  'plus-as-space': 'Res: é%41<:J x@E.fr:nav: Salt:1700000000123',
  'space-as-plus': 'Res:+é%41<:J+x@E.fr:nav: Salt:1700000000123',
  'email-lower-cased': 'Res: é%41<:j+x@e.fr:nav: Salt:1700000000123',
  'decoded-twice': 'Res: éA<:J x@E.fr:nav: Salt:1700000000123',
  'lower-case-escapes': 'Res:%20%c3%a9%2541%3c:J%2bx%40E.fr:nav: Salt:1700000000123',
  'lower-case-form-escapes': 'Res:+%c3%a9%2541%3c:J%2bx%40E.fr:nav: Salt:1700000000123',
  trimmed: 'Res:é%41<:J+x@E.fr:nav: Salt:1700000000123',
  'html-escaped': 'Res: é%41&lt;:J+x@E.fr:nav: Salt:1700000000123',
  'html-escaped-039': 'Res: é%41&lt;:J+x@E.fr:nav: Salt:1700000000123',
  'html-escaped-39': 'Res: é%41&lt;:J+x@E.fr:nav: Salt:1700000000123',
  'html-escaped-x27': 'Res: é%41&lt;:J+x@E.fr:nav: Salt:1700000000123',
  'salt-null': 'Res: é%41<:J+x@E.fr:nav:null:1700000000123',
  'salt-none': 'Res: é%41<:J+x@E.fr:nav:None:1700000000123',
  'salt-is-its-name': 'Res: é%41<:J+x@E.fr:nav:sso_salt:1700000000123',
  'salt-is-its-variable': 'Res: é%41<:J+x@E.fr:nav:SSO_SALT:1700000000123',
  'salt-is-the-word-salt': 'Res: é%41<:J+x@E.fr:nav:salt:1700000000123',
  'salt-is-secret': 'Res: é%41<:J+x@E.fr:nav:secret:1700000000123',
  'salt-is-changeme': 'Res: é%41<:J+x@E.fr:nav:changeme:1700000000123',
  'email-encoded-only': 'Res: é%41<:J%2Bx%40E.fr:nav: Salt:1700000000123',
};

const sha = (algorithm: string, text: string | Buffer) => createHash(algorithm).update(text).digest('hex');
const hmac = (algorithm: string, text: string) => createHmac(algorithm, ' Salt').update(text).digest('hex');
const hex = sha('sha512', right);
const older = sha('sha1', 'Res: Salt:1700000000123');

/** The other mistakes, by the signature that comes of them. */
const signatures: Record<string, string | undefined> = {
  'older-digest-as-signature': older,
  'older-string': sha('sha512', 'Res: Salt:1700000000123'),
  sha1: sha('sha1', right),
  sha256: sha('sha256', right),
  sha384: sha('sha384', right),
  'sha512-256': sha('sha512-256', right),
  'sha3-512': sha('sha3-512', right),
  md5: sha('md5', right),
  'hmac-sha512': hmac('sha512', withoutSalt),
  'hmac-sha256': hmac('sha256', withoutSalt),
  'hmac-sha1': hmac('sha1', withoutSalt),
  'hmac-sha512-salt-inside': hmac('sha512', right),
  'hmac-sha256-salt-inside': hmac('sha256', right),
  'salt-hashed-first': sha('sha512', `Res: é%41<:J+x@E.fr:nav:${sha('sha512', ' Salt')}:1700000000123`),
  'upper-case-digest': hex.toUpperCase(),
  'base64-digest': Buffer.from(hex, 'hex').toString('base64'),
  'base64url-digest': Buffer.from(hex, 'hex').toString('base64url'),
  'base64-of-hex': Buffer.from(hex).toString('base64'),
  'digest-cut-to-64': hex.slice(0, 64),
  'digest-without-zeros': [...Buffer.from(hex, 'hex')].map((byte) => byte.toString(16)).join(''),
  'hyphenated-digest': hex.toUpperCase().match(/../g)?.join('-'),
  'hyphenated-lower-case-digest': hex.match(/../g)?.join('-'),
  'colons-in-digest': hex.match(/../g)?.join(':'),
  'prefixed-digest': `sha512=${hex}`,
  'latin-1-bytes': sha('sha512', Buffer.from(right, 'latin1')),
  'utf-16-bytes': sha('sha512', Buffer.from(right, 'utf16le')),
  'utf-16-bytes-with-a-mark': sha('sha512', Buffer.from(`\ufeff${right}`, 'utf16le')),
  'utf-16-bytes-back-to-front': sha('sha512', Buffer.from(`\ufeff${right}`, 'utf16le').swap16()),
  'hashed-twice': sha('sha512', hex),
  'hashed-twice-as-bytes': sha('sha512', Buffer.from(hex, 'hex')),
};

const tokens: Record<string, string> = { 'older-token': older, 'signature-as-token': hex };

describe('a mistake signs as a service with it would', () => {
  const made = (wanted: string) =>
    singleRecipes()
      .find(({ name }) => name === wanted)
      ?.sign(signOn, secrets);

  for (const [name, text] of Object.entries(texts)) it(name, () => assert.equal(made(name)?.signature, sha('sha512', text)));
  for (const [name, signature] of Object.entries(signatures)) it(name, () => assert.equal(made(name)?.signature, signature));
  for (const [name, token] of Object.entries(tokens)) it(name, () => assert.equal(made(name)?.token, token));

  it('sends seconds where it hashes what it sends', () => assert.equal(made('seconds-sent')?.timestamp, '1700000000'));

  it('is known for every recipe', () => {
    const known = Object.keys({ ...texts, ...signatures, ...tokens });
    assert.deepEqual(
      singleRecipes()
        .map(({ name }) => name)
        .toSorted(),
      known.toSorted(),
    );
  });
});

describe('a mistake over values of another kind', () => {
  const made = (wanted: string, changed: Partial<typeof signOn>) =>
    singleRecipes()
      .find(({ name }) => name === wanted)
      ?.sign({ ...signOn, ...changed }, secrets)?.signature;

  for (const [name, timestamp, hashed] of [
    ['seconds-hashed', '1000', '1'],
    ['seconds-hashed', '999', '999'],
    ['seconds-hashed', '123456789012999', '123456789012'],
    ['seconds-hashed', '1234567890123456', '1234567890123456'],
    ['seconds-hashed', '1700000000.5', '1700000000.5'],
    ['seconds-hashed', '-1700000000', '-1700000000'],
    ['milliseconds-made-of-seconds', '1700', '1700000'],
    ['milliseconds-made-of-seconds', 'now', 'now'],
    ['seconds-with-a-fraction', '1500', '1.5'],
    ['seconds-with-a-fraction', 'now', 'now'],
    ['timestamp-as-date', 'now', 'now'],
  ] as const)
    it(`${name}: ${timestamp}`, () => assert.equal(made(name, { timestamp }), sha('sha512', `Res: é%41<:J+x@E.fr:nav: Salt:${hashed}`)));

  for (const [timestamp, written] of [
    ['1', '1'],
    ['123456789012345', '123456789012345'],
    ['1234567890123456', '"1234567890123456"'],
    ['12s', '"12s"'],
    ['t12', '"t12"'],
    ['', '""'],
  ] as const)
    it(`a number in JSON: ${timestamp}`, () => {
      const text = `{"id":"Res","user_id":" é%41<","email":"J+x@E.fr","nav-data":"nav","sso_salt":" Salt","timestamp":${written}}`;
      assert.equal(made('digest-of-json-with-number', { timestamp }), sha('sha512', text));
    });

  for (const [name, userId, hashed] of [
    ['html-escaped', '&<>"&<>"', '&amp;&lt;&gt;&quot;&amp;&lt;&gt;&quot;'],
    ['html-escaped-039', "d'&", 'd&#039;&amp;'],
    ['html-escaped-39', "d'&", 'd&#39;&amp;'],
    ['html-escaped-x27', "d'&", 'd&#x27;&amp;'],
    ['decoded-twice', 'a&b=1%26%2B', 'a&b=1&+'],
    ['percent-encoded-values', '\ud800', '%EF%BF%BD'],
    ['percent-encoded-values', "a!*'()~", "a!*'()~"],
    ['lower-case-escapes', 'AB%CD', 'AB%25CD'],
    ['form-encoded-values', "a!*'()~", 'a%21*%27%28%29%7E'],
    ['plus-as-space', 'a+b+c', 'a b c'],
    ['space-as-plus', 'a b c', 'a+b+c'],
    ['email-lower-cased', 'ABC', 'ABC'],
    ['email-encoded-only', 'a b', 'a b'],
    ['trimmed', '\t a b \n', 'a b'],
  ] as const)
    it(`${name}: ${JSON.stringify(userId)}`, () => {
      assert.equal(made(name, { userId, email: 'j.x' }), sha('sha512', `Res:${hashed}:j.x:nav: Salt:1700000000123`));
    });
});

it('looks at the timestamp alone where it makes a number or seconds of it', () => {
  const numbers = { id: '1700', userId: '1700', email: '1700', navData: '1700', timestamp: '1700' };
  const made = (wanted: string) =>
    singleRecipes()
      .find(({ name }) => name === wanted)
      ?.sign(numbers, secrets);
  assert.deepEqual(made('seconds-hashed'), { signature: sha('sha512', '1700:1700:1700:1700: Salt:1') });
  const text = '{"id":"1700","user_id":"1700","email":"1700","nav-data":"1700","sso_salt":" Salt","timestamp":1700}';
  assert.deepEqual(made('digest-of-json-with-number'), { signature: sha('sha512', text) });
});
