import { nonsenseBodies } from '../../engine/cases/broken.ts';
import type { Drawing } from '../../engine/cases/drawing.ts';
import { defined } from '../../engine/documents/values.ts';
import { isSuccess } from '../../engine/recording/facts.ts';
import { providerPlay as play } from '../../fixtures/as-platform/platform.ts';
import type { Trial } from '../../fixtures/as-platform/trials.ts';
import { wasAccepted } from '../../fixtures/trying.ts';
import { wrongCredentialLabels } from './wrong-credentials.ts';

export const strangersChangeThePlan = play(
  'strangers try to change the plan',
  {
    records: { install: [...wrongCredentialLabels, 'auth/odd-request'], resource: ['update/put'], signOn: ['auth/after-refused-change'] },
    controls: { providerCall: ['auth/control'] },
  },
  async ({ platform, record }) => {
    const addon = await platform.first();
    platform.strangersKnow(addon, await platform.another());
    const control = await platform.updates(addon);
    record('update/put', control);
    if (!isImplemented(control.exchanges[0]?.response?.status)) return;
    record('auth/control', control);
    for (const trial of await platform.strangersUpdate(addon)) record(labelOf(trial), trial.observation);
    const { response } = control.exchanges.at(-1) ?? {};
    const plan = response && isSuccess(response) ? await platform.strangersSetAPlan(addon) : undefined;
    if (plan) {
      record('auth/odd-request', plan.attempt);
      record('auth/after-refused-change', plan.after);
    }
    record('auth/control', await platform.updates(addon));
  },
);

export const strangersInstall = play(
  'strangers try to install',
  {
    records: { install: [...wrongCredentialLabels, 'auth/odd-request'] },
    controls: { install: ['provision/another'], providerCall: ['auth/control'] },
  },
  async ({ platform, record }) => {
    for (const trial of await platform.strangersInstall()) record(labelOf(trial), trial.observation);
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
    const trials = await platform.strangersDelete(addon);
    for (const trial of trials) record([labelOf(trial), 'auth/strangers-delete'], trial.observation);
    record('auth/after-refusals', { ...(await platform.looksFor(addon, customer)), openedBefore: before.opened === true });
    const deleted = await platform.deletes(addon);
    record('auth/delete-after-refusals', deleted);
    // What a stranger has deleted is not missing because the right credentials are refused.
    if (!trials.some(({ observation }) => wasAccepted(observation))) record('auth/control', deleted);
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
      install: [...wrongCredentialLabels, 'auth/odd-request', 'provision/unknown-field', 'provision/charset'],
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
    for (const trial of await platform.strangersDelete(unknown, 'one of each family'))
      record([labelOf(trial), 'auth/strangers-delete'], trial.observation);
    const newer = await platform.looksFor(charset, customer);
    const older = await platform.looksFor(unknown, customer);
    record('auth/control', await platform.deletes(charset));
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

/** Where no real caller sends such a request, any refusal is right. */
const labelOf = ({ isOdd, family }: Trial) => (isOdd ? 'auth/odd-request' : (`auth/${family}` as const));

/** Whether the partner has this call at all; otherwise its refusals show nothing. */
const isImplemented = (status = 404) => ![401, 403, 404, 405, 429, 501].includes(status) && status < 500;

const unknownField = (draw: Drawing) => ({
  [`${draw.one(['billing', 'console', 'support', 'partner', 'team'])}_${draw.one(['ref', 'tag', 'note', 'level', 'group'])}`]: draw.hex(6),
});

export const somebodyElseComes = play(
  'somebody else comes at the end',
  { records: { providerCall: ['auth/second-look', 'auth/second-look-control'] } },
  async ({ platform, record }) => {
    for (const [who, observation] of await platform.looksAgain())
      record(who === 'stranger' ? 'auth/second-look' : 'auth/second-look-control', observation);
  },
);
