import { defined } from '../../engine/documents/values.ts';
import { play } from '../../fixtures/scenes/provider.ts';

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
    const { plain, further } = await platform.insistentlyDeletes(addon, 'right after provisioning');
    record('provision/another', addon.observation);
    record(['deprovision/fresh', 'auth/control', 'probe/live'], plain);
    for (const [label, observation] of further) record(label, observation);
    record(['deprovision/repeated', 'probe/missing'], await platform.deletes(addon, { what: 'once more' }));
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
      resource: ['deprovision/first', 'deprovision/with-body', 'deprovision/later', 'deprovision/other'],
      signOn: ['deprovision/access-after', 'deprovision/open-session', 'deprovision/other-opens', 'deprovision/by-addon-id'],
    },
    controls: { providerCall: ['probe/live', 'probe/missing'] },
  },
  async ({ platform, record }) => {
    const first = await platform.first();
    const second = await platform.second();
    const before = await platform.signsOn(first);
    await platform.signsOn(second);
    const otherBefore = await platform.looksFor(second);
    record('probe/live', otherBefore);
    await platform.laterConfigsArrive();
    const session = await platform.looksWith(first, first);
    const { plain, further } = await platform.insistentlyDeletes(first);
    record(['deprovision/first', 'probe/live'], plain);
    for (const [label, observation] of further) record(label, observation);
    const after = await platform.waitsUntilGone(first);
    record('probe/missing', after);
    record('deprovision/open-session', { ...(await platform.looksWith(first, first)), openedBefore: session.opened === true });
    record('deprovision/access-after', { ...after, openedBefore: before.opened === true });
    const openedBefore = otherBefore.opened === true;
    record('deprovision/other-opens', { ...(await platform.looksFor(second)), openedBefore });
    await platform.deletes(first, { what: 'once more' });
    await platform.deletesLookalikes(second);
    const what = 'after a repeated DELETE of another, and DELETEs of ids that are like its own';
    record('deprovision/other-opens', { ...(await platform.looksFor(second)), openedBefore, what });
    record('deprovision/other', await platform.deletes(second));
    if (after.opened) record('deprovision/by-addon-id', await platform.deletesByAddonId(first));
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
    for (const addon of [await platform.first(), ...(await platform.others()), await platform.leaving()])
      record('deprovision/access-later', await platform.signsOn(addon));
  },
);
