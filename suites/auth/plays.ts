import { nonsenseBodies } from '../../engine/cases/broken.ts';
import type { Drawing } from '../../engine/cases/drawing.ts';
import { defined } from '../../engine/documents/values.ts';
import { withNamesInLowerCase } from '../../fixtures/as-platform/callers/request-shapes.ts';
import { play } from '../../fixtures/scenes/provider.ts';
import { wrongCredentialLabels } from './wrong-credentials.ts';

export const strangersChangeThePlan = play(
  'strangers try to change the plan',
  {
    records: { install: [...wrongCredentialLabels, 'auth/odd-request'], resource: ['update/put'], signOn: ['auth/after-refused-change'] },
    controls: { providerCall: ['auth/control'] },
  },
  async ({ platform, record }) => {
    const addon = await platform.first();
    const control = await platform.updates(addon);
    record('update/put', control);
    if (!isImplemented(control.exchanges[0]?.response?.status)) return;
    record('auth/control', control);
    for (const stranger of platform.strangers.updating())
      record(`auth/${stranger.credentials.family}`, await platform.updates(addon, stranger));
    for (const [label, observation] of await platform.updatesOddly(addon, control)) record(label, observation);
    record('auth/control', await platform.updates(addon));
  },
);

export const strangersInstall = play(
  'strangers try to install',
  {
    records: { install: [...wrongCredentialLabels, 'auth/odd-request', 'auth/unusual'] },
    controls: { install: ['provision/another'], providerCall: ['auth/control'] },
  },
  async ({ platform, record }) => {
    for (const stranger of platform.strangers.installing()) {
      const { observation } = await platform.installs(stranger);
      record(stranger.isUnusual ? 'auth/unusual' : `auth/${stranger.credentials.family}`, observation);
    }
    for (const stranger of platform.strangers.oddly('provisioning'))
      record('auth/odd-request', (await platform.installs(stranger)).observation);
    record(['provision/another', 'auth/control'], (await platform.another()).observation);
  },
);

export const strangersDelete = play(
  'strangers try to delete',
  {
    records: {
      install: [...wrongCredentialLabels, 'auth/odd-request'],
      signOn: ['auth/after-refusals'],
      resource: ['auth/delete-after-refusals', 'auth/strangers-delete'],
    },
    controls: { providerCall: ['auth/control', 'probe/live', 'probe/missing'] },
  },
  async ({ platform, record }) => {
    const addon = await platform.another();
    const customer = platform.customers.another;
    record('probe/missing', await platform.looksForMissing(addon, customer));
    await platform.signsOn(addon, { customer });
    const before = await platform.looksFor(addon, customer);
    record('probe/live', before);
    for (const stranger of platform.strangers.deleting())
      record([`auth/${stranger.credentials.family}`, 'auth/strangers-delete'], await platform.deletes(addon, stranger));
    for (const observation of await platform.deletesOddly(addon)) record(['auth/odd-request', 'auth/strangers-delete'], observation);
    record('auth/after-refusals', { ...(await platform.looksFor(addon, customer)), openedBefore: before.opened === true });
    record(['auth/delete-after-refusals', 'auth/control'], await platform.deletes(addon));
  },
);

export const strangersSendNonsense = play(
  'strangers send nonsense',
  { records: { install: ['auth/nonsense'] } },
  async ({ platform, record }) => {
    const credentials = platform.wrongPassword;
    const addon = await platform.first();
    for (const { what, body } of nonsenseBodies({ ...platform.run, callbackUrl: platform.standIn.callbackUrl })) {
      const choices = { ...defined({ credentials }), nonsense: body, what: `a wrong password, and ${what}` };
      record('auth/nonsense', (await platform.installs(choices)).observation);
    }
    const choices = { ...defined({ credentials }), by: platform.unknownId(addon, 'nonsense') };
    record('auth/nonsense', await platform.deletes(addon, { ...choices, what: 'a wrong password, and an id that was never given' }));
  },
);

export const aNewcomerSendsMore = play(
  'a newcomer who sends more than is asked for',
  {
    records: {
      install: [...wrongCredentialLabels, 'provision/unknown-field', 'provision/charset'],
      signOn: ['auth/after-refusals'],
      resource: ['auth/delete-after-refusals', 'auth/strangers-delete'],
    },
    controls: { providerCall: ['auth/control'], signOn: ['deprovision/other-opens'], resource: ['deprovision/other'] },
  },
  async ({ platform, record }) => {
    const customer = platform.customers.newcomer;
    const extra = unknownField(platform.drawing('unknown field'));
    const unknown = await platform.installs({ customer, extra, what: 'a field that is not in the contract' });
    record('provision/unknown-field', unknown.observation);
    const charset = await platform.installs({ customer, charset: 'utf-8', what: 'a content type with a charset' });
    record('provision/charset', charset.observation);
    for (const stranger of platform.strangers.deletingUnopened())
      record([`auth/${stranger.credentials.family}`, 'auth/strangers-delete'], await platform.deletes(unknown, stranger));
    const newer = await platform.looksFor(charset, customer);
    const older = await platform.looksFor(unknown, customer);
    const inLowerCase = { shape: withNamesInLowerCase, what: 'with the names of all headers in lower case' };
    record('auth/control', await platform.deletes(charset, inLowerCase));
    // Where the other one did not open either, this customer shows nothing.
    if (!newer.opened) return void (await platform.deletes(unknown));
    record('auth/after-refusals', { ...older, openedBefore: true });
    const what = 'after the DELETE of a newer one';
    const after = older.opened ? await platform.looksFor(unknown, customer) : undefined;
    if (after) record('deprovision/other-opens', { ...after, openedBefore: true, what });
    const deleted = await platform.deletes(unknown);
    // What a stranger has deleted is not missing because of the newer one, and what that one's DELETE removed not because of a stranger.
    if (older.opened) record('deprovision/other', deleted);
    if (!older.opened || after?.opened) record('auth/delete-after-refusals', deleted);
  },
);

/** Whether the partner has this call at all; otherwise its refusals show nothing. */
const isImplemented = (status = 404) => ![401, 403, 404, 405, 429, 501].includes(status) && status < 500;

const unknownField = (draw: Drawing) => ({
  [`${draw.one(['billing', 'console', 'support', 'partner', 'team'])}_${draw.one(['ref', 'tag', 'note', 'level', 'group'])}`]: draw.hex(6),
});

export const somebodyElseComes = play(
  'somebody else comes at the end',
  { records: { providerCall: ['auth/second-look', 'auth/second-look-control'] } },
  async ({ platform, record }) => {
    for (const [label, observation] of await platform.looksAgain()) record(label, observation);
  },
);
