import { email } from '../../fixtures/clients/customers.ts';
import { test } from '../../fixtures/scenes/provider.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const anyUser = ['@resource', '@sso/any-user', '@sso/control', '@sso/decoded-fields', '@sso/rare-user'];
const late = ['@resource', '@sso/recent', '@sso/stale', '@sso/future-timestamp', '@sso/control'];
const unopened = ['@sso/another', '@sso/wrong-signature', '@sso/stale'];
const otherResource = [
  '@sso/any-user',
  '@sso/changed-id',
  '@sso/unknown-resource',
  '@sso/session-of-another',
  '@sso/made-up-session',
  '@sso/control',
];
const leftOpen = ['@resource', '@sso/upper-case-signature', '@sso/replay', '@sso/get-request', '@sso/beside-the-token'];
const changed = ['user-id', 'email', 'nav-data', 'timestamp'].map((field) => `@sso/changed-${field}`);
const forged = ['@resource', '@sso/wrong-signature', ...changed, '@sso/missing-field', '@sso/odd-forgery'];

test('a user opens the dashboard', { tag: ['@smoke', '@resource', '@sso/valid', '@sso/diagnosis'] }, async ({ platform, record }) => {
  const addon = await platform.first();
  const others = await platform.others();
  for (const other of others) await platform.signsOn(other);
  const valid = await platform.signsOn(addon);
  record('sso/valid', valid);
  if (valid.opened !== false || valid.undecided) return;
  for (const [label, sight] of await platform.diagnoses(addon, others)) record(label, sight);
});

test('users of another customer open theirs', { tag: unopened }, async ({ platform, record }) => {
  const { attempts, control } = await platform.forgesUnopened(await platform.another(), platform.customers.another);
  for (const [label, sight] of attempts) record(label, sight);
  record('sso/another', control);
});

test('customers keep their sessions apart', { tag: ['@sso/session-of-another-customer', '@sso/two-sessions'] }, async ({
  platform,
  record,
}) => {
  const [first, another] = [await platform.first(), await platform.another()];
  record('sso/session-of-another-customer', await platform.looksAcross(first, another));
  record('sso/two-sessions', await platform.comparesSessions(first, another));
});

test('all kinds of users open the dashboard', { tag: anyUser }, async ({ platform, record }) => {
  const addon = await platform.first();
  const { first, newcomer } = platform.customers;
  const { userId } = first;
  record(['sso/any-user', 'sso/control'], await platform.signsOn(addon, { what: 'a second sign-on' }));
  record('sso/any-user', await platform.signsOn(addon, { customer: newcomer, what: 'another user' }));
  const moved = { userId, email: email(platform.drawing('another e-mail')) };
  record('sso/any-user', await platform.signsOn(addon, { customer: moved, what: 'the same user with another e-mail' }));
  for (const [label, sight] of await platform.signsOnOddly(addon, first)) record(label, sight);
});

test('a user opens the dashboard in a browser', { tag: ['@resource', '@sso/browser'] }, async ({ platform, record }) => {
  for (const [label, sight] of await platform.opensInBrowser(await platform.first())) record(label, sight);
});

test('users come late', { tag: late }, async ({ platform, record }) => {
  const addon = await platform.first();
  record('sso/recent', { ...(await platform.signsOn(addon, { age: 30 * SECOND })), age: 'half a minute' });
  record('sso/recent', { ...(await platform.signsOn(addon, { age: 2 * MINUTE })), age: 'two minutes' });
  for (const sight of await platform.triesStale(addon)) record('sso/stale', sight);
  record('sso/future-timestamp', await platform.tries(addon, { age: -HOUR, what: 'an hour ahead' }));
  record('sso/control', await platform.signsOn(addon));
});

test('strangers forge the form', { tag: forged }, async ({ platform, record }) => {
  const addon = await platform.first();
  for (const [label, sight] of await platform.triesInTurn(addon, await platform.forgeries(addon))) record(label, sight);
});

test('strangers name another resource', { tag: otherResource }, async ({ platform, record }) => {
  const [second, first] = [await platform.second(), await platform.first()];
  record('sso/any-user', await platform.opensWithSessionOf(first, second));
  record('sso/changed-id', await platform.swapsId(first, second));
  for (const sight of await platform.namesTwo(first, second)) record('sso/changed-id', sight);
  record('sso/session-of-another', await platform.looksWith(first, second));
  record('sso/made-up-session', await platform.makesUpSessions(first, second));
  record('sso/unknown-resource', await platform.triesUnknownId(first, platform.unknownId(first, 'sign-on')));
  record('sso/control', await platform.signsOn(first));
});

test('curious users try what the contract leaves open', { tag: leftOpen }, async ({ platform, record }) => {
  const addon = await platform.first();
  const upper = (form: Record<string, string>) => ({ ...form, signature: (form.signature ?? '').toUpperCase() });
  record('sso/upper-case-signature', await platform.tries(addon, { tamper: upper, what: 'an upper-case signature' }));
  record('sso/replay', await platform.replays(addon));
  record('sso/get-request', await platform.getsForm(addon));
  for (const sight of await platform.forgesBesideTheToken(addon)) record('sso/beside-the-token', sight);
});
