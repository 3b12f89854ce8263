import { nonsenseBodies } from '../../engine/cases/broken.ts';
import type { Drawing } from '../../engine/cases/drawing.ts';
import { defined } from '../../engine/documents/values.ts';
import { withNamesInLowerCase } from '../../fixtures/clients/request-shapes.ts';
import { test } from '../../fixtures/scenes/provider.ts';

const families = ['missing-credentials', 'wrong-password', 'wrong-user', 'nearly-right-password', 'another-scheme', 'malformed-header'];
const refusals = families.map((family) => `@auth/${family}`);
const afterwards = ['@auth/after-refusals', '@auth/delete-after-refusals'];
const oddly = [...refusals, '@auth/odd-request', '@auth/control'];
const changing = [...oddly, '@update/put', '@auth/after-refused-change'];
const deleting = [...oddly, ...afterwards, '@auth/strangers-delete', '@probe/live', '@probe/missing'];
const others = ['@deprovision/other-opens', '@deprovision/other'];
const more = [...refusals, '@auth/control', ...afterwards, ...others, '@provision/unknown-field', '@provision/charset'];

// Before the others: where updates are not implemented, installs get what strangers would have tried here.
test('strangers try to change the plan', { tag: changing }, async ({ platform, record }) => {
  const addon = await platform.first();
  const control = await platform.updates(addon);
  record('update/put', control);
  if (!isImplemented(control.exchanges[0]?.response?.status)) return;
  record('auth/control', control);
  for (const stranger of platform.strangers.updating())
    record(`auth/${stranger.credentials.family}`, await platform.updates(addon, stranger));
  for (const [label, sight] of await platform.updatesOddly(addon, control)) record(label, sight);
  record('auth/control', await platform.updates(addon));
});

test('strangers try to install', { tag: [...oddly, '@auth/nonsense', '@provision/another'] }, async ({ platform, record }) => {
  for (const stranger of platform.strangers.installing()) {
    const { sight } = await platform.installs(stranger);
    record(stranger.isUnusual ? 'auth/nonsense' : `auth/${stranger.credentials.family}`, sight);
  }
  for (const stranger of platform.strangers.oddly('provisioning')) record('auth/odd-request', (await platform.installs(stranger)).sight);
  record(['provision/another', 'auth/control'], (await platform.another()).sight);
});

test('strangers try to delete', { tag: deleting }, async ({ platform, record }) => {
  const addon = await platform.another();
  const customer = platform.customers.another;
  record('probe/missing', await platform.looksForMissing(addon, customer));
  await platform.signsOn(addon, { customer });
  const before = await platform.looksFor(addon, customer);
  record('probe/live', before);
  for (const stranger of platform.strangers.deleting())
    record([`auth/${stranger.credentials.family}`, 'auth/strangers-delete'], await platform.deletes(addon, stranger));
  for (const sight of await platform.deletesOddly(addon)) record(['auth/odd-request', 'auth/strangers-delete'], sight);
  record('auth/after-refusals', { ...(await platform.looksFor(addon, customer)), openedBefore: before.opened === true });
  record(['auth/delete-after-refusals', 'auth/control'], await platform.deletes(addon));
});

test('strangers send nonsense', { tag: ['@auth/nonsense'] }, async ({ platform, record }) => {
  const credentials = platform.wrongPassword;
  const addon = await platform.first();
  for (const { what, body } of nonsenseBodies({ ...platform.run, callbackUrl: platform.standIn.callbackUrl })) {
    const choices = { ...defined({ credentials }), nonsense: body, what: `a wrong password, and ${what}` };
    record('auth/nonsense', (await platform.installs(choices)).sight);
  }
  const choices = { ...defined({ credentials }), by: platform.unknownId(addon, 'nonsense') };
  record('auth/nonsense', await platform.deletes(addon, { ...choices, what: 'a wrong password, and an id that was never given' }));
});

test('a newcomer who sends more than is asked for', { tag: more }, async ({ platform, record }) => {
  const customer = platform.customers.newcomer;
  const extra = unknownField(platform.drawing('unknown field'));
  const unknown = await platform.installs({ customer, extra, what: 'a field that is not in the contract' });
  record('provision/unknown-field', unknown.sight);
  const charset = await platform.installs({ customer, charset: 'utf-8', what: 'a content type with a charset' });
  record('provision/charset', charset.sight);
  for (const stranger of platform.strangers.deletingUnopened())
    record(`auth/${stranger.credentials.family}`, await platform.deletes(unknown, stranger));
  const newer = await platform.looksFor(charset, customer);
  const older = await platform.looksFor(unknown, customer);
  const inLowerCase = { shape: withNamesInLowerCase, what: 'with the names of all headers in lower case' };
  record('auth/control', await platform.deletes(charset, inLowerCase));
  // Where the other one did not open either, this customer shows nothing.
  if (!newer.opened) return void (await platform.deletes(unknown));
  record('auth/after-refusals', { ...older, openedBefore: true });
  const what = 'after the DELETE of a newer one';
  if (older.opened) record('deprovision/other-opens', { ...(await platform.looksFor(unknown, customer)), openedBefore: true, what });
  record(['auth/delete-after-refusals', 'deprovision/other'], await platform.deletes(unknown));
});

/** Whether the partner has this call at all; otherwise its refusals show nothing. */
const isImplemented = (status = 404) => ![401, 403, 404, 405, 429, 501].includes(status) && status < 500;

const unknownField = (draw: Drawing) => ({
  [`${draw.one(['billing', 'console', 'support', 'partner', 'team'])}_${draw.one(['ref', 'tag', 'note', 'level', 'group'])}`]: draw.hex(6),
});
