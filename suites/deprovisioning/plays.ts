import { setTimeout as sleep } from 'node:timers/promises';
import { defined } from '../../engine/documents/values.ts';
import type { Addon } from '../../fixtures/as-platform/addon.ts';
import { type AsPlatform, providerPlay as play } from '../../fixtures/as-platform/platform.ts';
import type { Unrecorded } from '../../fixtures/recorder.ts';

const isRefused = ({ exchanges }: Unrecorded): boolean => (exchanges.at(-1)?.response?.status ?? 0) >= 300;

/** After this time a service should know the resource that it has created. */
const laterMs = 2_000;

/** Other ways to delete what the service refused to delete; one that it accepts shows why. */
async function deletesOtherwise(platform: AsPlatform, addon: Addon) {
  const withBody = await platform.deletes(addon, { body: '{}', what: 'a body and a content type' });
  const ways: ['deprovision/with-body' | 'deprovision/later', Unrecorded][] = [['deprovision/with-body', withBody]];
  if (!isRefused(withBody)) return ways;
  await sleep(laterMs);
  ways.push(['deprovision/later', await platform.deletes(addon, { what: 'an id that was refused a while before' })]);
  return ways;
}

/** The second resource; a new one where it opened earlier and no longer does: what took it away takes the new one too. */
async function openSecond(platform: AsPlatform): Promise<[Addon, Unrecorded]> {
  const second = await platform.second();
  await platform.signsOn(second);
  const seen = await platform.looksFor(second);
  if (seen.opened !== false || !platform.controlOf(second)) return [second, seen];
  const fresh = await platform.installs({ what: 'a new resource, since the second is gone' });
  await platform.signsOn(fresh);
  return [fresh, await platform.looksFor(fresh)];
}

export const aCustomerDeletesAtOnce = play(
  'a customer deletes right after installing',
  {
    records: {
      resource: ['deprovision/fresh', 'deprovision/with-body', 'deprovision/later', 'deprovision/repeated', 'deprovision/unknown-id'],
      install: ['auth/odd-request'],
    },
    controls: { install: ['provision/another'], providerCall: ['auth/control', 'probe/live', 'probe/missing'] },
  },
  async ({ platform, record }) => {
    const addon = await platform.leaving();
    const fresh = await platform.deletes(addon, { what: 'the id of a resource created just before' });
    const otherwise = isRefused(fresh) ? await deletesOtherwise(platform, addon) : [];
    record('provision/another', addon.observation);
    record(['deprovision/fresh', 'auth/control', 'probe/live'], fresh);
    for (const [label, observation] of otherwise) record(label, observation);
    record(['deprovision/repeated', 'probe/missing'], await platform.deletes(addon, { what: 'the id of a deleted resource' }));
    const stranger = { ...defined({ credentials: platform.wrongPassword }), what: 'a wrong password, and the id of a deleted resource' };
    record('auth/odd-request', await platform.deletes(addon, stranger));
    const unknown = { by: platform.unknownId(addon, 'delete'), what: 'an id that was never given' };
    record(['deprovision/unknown-id', 'probe/missing'], await platform.deletes(addon, unknown));
  },
);

export const aCustomerDeletesOneOfTwo = play(
  'a customer deletes one of two',
  {
    records: {
      resource: ['deprovision/first', 'deprovision/with-body', 'deprovision/later', 'deprovision/other', 'deprovision/blank'],
      signOn: ['deprovision/access-after', 'deprovision/open-session', 'deprovision/other-opens', 'deprovision/by-addon-id'],
    },
    controls: { providerCall: ['probe/live', 'probe/missing'] },
  },
  async ({ platform, record }) => {
    const first = await platform.first();
    const before = await platform.signsOn(first);
    const [second, otherBefore] = await openSecond(platform);
    record('probe/live', otherBefore);
    await platform.laterConfigsArrive();
    const session = await platform.looksWith(first, first);
    const deleted = await platform.deletes(first);
    record(['deprovision/first', 'probe/live'], deleted);
    if (isRefused(deleted)) for (const [label, observation] of await deletesOtherwise(platform, first)) record(label, observation);
    const after = await platform.waitsUntilGone(first);
    record('probe/missing', after);
    record('deprovision/open-session', { ...(await platform.looksWith(first, first)), openedBefore: session.opened === true });
    record('deprovision/access-after', { ...after, openedBefore: before.opened === true });
    const openedBefore = otherBefore.opened === true;
    record('deprovision/other-opens', { ...(await platform.looksFor(second)), openedBefore });
    await platform.deletes(first, { what: 'the id of a deleted resource' });
    const accepted = await platform.deletesLookalikes(second);
    const which = accepted.length > 0 ? `, of which ${accepted.join(' and ')} got a success status` : '';
    const what = `after a repeated DELETE of another, and DELETEs of ids that are like its own${which}`;
    record('deprovision/other-opens', { ...(await platform.looksFor(second)), openedBefore, what });
    const blank = await platform.deletesWithBlank(second);
    record('deprovision/blank', blank);
    const other = await platform.deletes(second);
    // What went with the blank is not missing because of another DELETE.
    if (isRefused(blank)) record('deprovision/other', other);
    if (!after.opened) return;
    const byAddonId = await platform.deletes(first, { by: first.addonId, what: "the platform's id" });
    const signOn = await platform.signsOn(first);
    record('deprovision/by-addon-id', { ...signOn, exchanges: [...byAddonId.exchanges, ...signOn.exchanges] });
  },
);

export const aCustomerDeletes = play(
  'a stranger tries to delete it, then the customer does',
  {
    records: { resource: ['deprovision/first'], install: ['auth/wrong-password'], providerCall: ['auth/control'] },
    part: ['smoke', 'smoke-only'],
  },
  async ({ platform, record }) => {
    const addon = await platform.first();
    const { wrongPassword } = platform;
    if (wrongPassword) record('auth/wrong-password', await platform.deletes(addon, { credentials: wrongPassword }));
    record(['deprovision/first', 'auth/control'], await platform.deletes(addon));
  },
);

export const aUserComesBack = play(
  'a user comes back to what was deleted',
  { records: { signOn: ['deprovision/access-later'] } },
  async ({ platform, record }) => {
    const first = await platform.first();
    const changed = platform.hasUpdates() ? { what: 'after a plan change of it' } : {};
    if (platform.hasUpdates()) await platform.updates(first);
    for (const addon of [first, ...(await platform.others()), await platform.leaving()]) {
      const seen = await platform.signsOn(addon, addon === first ? changed : {});
      record('deprovision/access-later', seen);
      // What a plan change brought back would stay.
      if (seen.opened && addon === first) await platform.deletes(addon);
    }
  },
);
