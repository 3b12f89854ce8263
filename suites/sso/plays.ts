import { recentAges } from '../../engine/signatures/sso/window.ts';
import { email } from '../../fixtures/as-platform/callers/customers.ts';
import { providerPlay as play } from '../../fixtures/as-platform/platform.ts';
import { diagnoses } from './plays/diagnosis.ts';
import { opensInBrowser } from './plays/in-a-browser.ts';
import { signsOnOddly, signsOnWithZeros } from './plays/odd-users.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const aUserOpensTheDashboard = play(
  'a user opens the dashboard',
  { records: { signOn: ['sso/valid', 'sso/diagnosis', 'sso/recipe', 'sso/any-user'] }, part: ['smoke', 'resource'] },
  async ({ platform, record }) => {
    const addon = await platform.first();
    const others = await platform.others();
    for (const other of others) await platform.signsOn(other);
    const usual = await platform.signsOn(addon);
    const isClosed = usual.opened === false && !usual.undecided;
    const { opened: valid = usual, closed = [] } = (isClosed && (await platform.signsOnFromOthers(addon, others, usual))) || {};
    for (const observation of closed) record('sso/any-user', observation);
    record('sso/valid', valid);
    if (valid.opened !== false || valid.undecided) return;
    for (const [label, observation] of await diagnoses(platform, addon, others)) record(label, observation);
  },
);

export const anotherCustomer = play(
  'users of another customer open theirs',
  { records: { signOn: ['sso/another', 'sso/wrong-signature', 'sso/stale'] } },
  async ({ platform, record }) => {
    const { attempts, control } = await platform.forgesUnopened(await platform.another(), platform.customers.another);
    for (const [forgery, observation] of attempts) record(`sso/${forgery}`, observation);
    record('sso/another', control);
  },
);

export const sessionsApart = play(
  'customers keep their sessions apart',
  { records: { signOn: ['sso/session-of-another-customer', 'sso/two-sessions', 'sso/any-user'] } },
  async ({ platform, record }) => {
    const [first, another] = [await platform.first(), await platform.another()];
    record('sso/session-of-another-customer', await platform.looksAcross(first, another));
    record('sso/session-of-another-customer', await platform.looksByQuery(first, another));
    record('sso/session-of-another-customer', await platform.signsOnAtOnce(first, another));
    record('sso/any-user', await platform.signsOnInTheSameMoment(first, another, platform.customers.another));
    record('sso/two-sessions', await platform.comparesSessions(first, another));
  },
);

export const allKindsOfUsers = play(
  'all kinds of users open the dashboard',
  {
    records: { signOn: ['sso/any-user', 'sso/decoded-fields', 'sso/rare-user'] },
    controls: { signOn: ['sso/control'] },
    part: ['resource'],
  },
  async ({ platform, record }) => {
    const addon = await platform.first();
    const { first, newcomer } = platform.customers;
    const { userId } = first;
    record(['sso/any-user', 'sso/control'], await platform.signsOn(addon, { variant: 'again', what: 'a second sign-on' }));
    record('sso/any-user', await platform.signsOn(addon, { customer: newcomer, variant: 'another-user', what: 'another user' }));
    const moved = { userId, email: email(platform.drawing('another e-mail')) };
    record(
      'sso/any-user',
      await platform.signsOn(addon, { customer: moved, variant: 'another-e-mail', what: 'the same user with another e-mail' }),
    );
    const colleague = { userId: `user_${platform.drawing('same e-mail').uuid()}`, email: first.email };
    record(
      'sso/any-user',
      await platform.signsOn(addon, { customer: colleague, variant: 'shared-e-mail', what: 'another user with the same e-mail' }),
    );
    record('sso/any-user', await signsOnWithZeros(platform, addon, newcomer));
    for (const [label, observation] of await signsOnOddly(platform, addon, first)) record(label, observation);
    const rows = { 'any user': 'sso/any-user', 'a field': 'sso/decoded-fields', 'a rare user': 'sso/rare-user' } as const;
    for (const { observation, of } of await platform.opensForAnyBrowser(addon)) record(rows[of], observation);
  },
);

export const aUserInABrowser = play(
  'a user opens the dashboard in a browser',
  { records: { signOn: ['sso/browser'] }, controls: { signOn: ['sso/wrong-signature'] }, part: ['resource'] },
  async ({ platform, record }) => {
    for (const [label, observation] of await opensInBrowser(platform, await platform.first())) record(label, observation);
  },
);

export const usersComeLate = play(
  'users come late',
  { records: { signOn: ['sso/recent', 'sso/stale', 'sso/future-timestamp'] }, controls: { signOn: ['sso/control'] }, part: ['resource'] },
  async ({ platform, record }) => {
    const addon = await platform.first();
    for (const { ms, variant, age } of recentAges())
      record('sso/recent', { ...(await platform.signsOn(addon, { age: ms, variant })), age });
    for (const observation of await platform.triesStale(addon)) record('sso/stale', observation);
    record('sso/future-timestamp', await platform.tries(addon, { age: -HOUR, what: 'a timestamp an hour ahead' }));
    record('sso/control', await platform.signsOn(addon));
  },
);

export const strangersForge = play(
  'strangers forge the form',
  {
    records: {
      signOn: [
        'sso/wrong-signature',
        'sso/changed-user-id',
        'sso/changed-email',
        'sso/changed-nav-data',
        'sso/changed-timestamp',
        'sso/missing-field',
        'sso/odd-forgery',
      ],
    },
    part: ['resource'],
  },
  async ({ platform, record }) => {
    const addon = await platform.first();
    for (const [forgery, observation] of await platform.triesInTurn(addon, await platform.forgeries(addon)))
      record(`sso/${forgery}`, observation);
  },
);

export const strangersNameAnother = play(
  'strangers name another resource',
  {
    records: { signOn: ['sso/any-user', 'sso/changed-id', 'sso/unknown-resource', 'sso/session-of-another', 'sso/made-up-session'] },
    controls: { signOn: ['sso/control'] },
  },
  async ({ platform, record }) => {
    const [second, first] = [await platform.second(), await platform.first()];
    record('sso/any-user', await platform.opensWithSessionOf(first, second));
    record('sso/changed-id', await platform.swapsId(first, second));
    for (const observation of await platform.namesTwo(first, second)) record('sso/changed-id', observation);
    record('sso/session-of-another', await platform.looksWith(first, second));
    record('sso/made-up-session', await platform.makesUpSessions(first, second));
    record('sso/unknown-resource', await platform.triesUnknownId(first, platform.unknownId(first, 'sign-on')));
    record('sso/control', await platform.signsOn(first));
  },
);

export const curiousUsers = play(
  'curious users try what the contract leaves open',
  { records: { signOn: ['sso/upper-case-signature', 'sso/replay', 'sso/get-request', 'sso/beside-the-token'] }, part: ['resource'] },
  async ({ platform, record }) => {
    const addon = await platform.first();
    const upper = (form: Record<string, string>) => ({ ...form, signature: (form.signature ?? '').toUpperCase() });
    record('sso/upper-case-signature', await platform.tries(addon, { tamper: upper, what: 'an upper-case signature' }));
    record('sso/replay', await platform.replays(addon));
    record('sso/get-request', await platform.getsForm(addon));
    for (const observation of await platform.forgesBesideTheToken(addon)) record('sso/beside-the-token', observation);
  },
);
