import { defined } from '../../engine/documents/values.ts';
import { test } from '../../fixtures/scenes/provider.ts';

const retried = ['@deprovision/with-body', '@deprovision/later'];
const fresh = [
  '@deprovision/fresh',
  ...retried,
  '@deprovision/repeated',
  '@deprovision/unknown-id',
  '@provision/another',
  '@auth/control',
  '@auth/odd-request',
  '@probe/live',
];
const others = ['@deprovision/other-opens', '@deprovision/other', '@deprovision/by-addon-id'];
const probes = ['@probe/live', '@probe/missing'];
const oneOfTwo = ['@deprovision/first', ...retried, ...probes, '@deprovision/access-after', '@deprovision/open-session', ...others];

test('a customer deletes right after installing', { tag: fresh }, async ({ platform, record }) => {
  const addon = await platform.leaving();
  const { plain, further } = await platform.insistentlyDeletes(addon, 'right after provisioning');
  record('provision/another', addon.sight);
  record(['deprovision/fresh', 'auth/control', 'probe/live'], plain);
  for (const [label, sight] of further) record(label, sight);
  record(['deprovision/repeated', 'probe/missing'], await platform.deletes(addon, { what: 'once more' }));
  const stranger = { ...defined({ credentials: platform.wrongPassword }), what: 'a wrong password, and the id of a deleted resource' };
  record('auth/odd-request', await platform.deletes(addon, stranger));
  const unknown = { by: platform.unknownId(addon, 'delete'), what: 'an id that was never given' };
  record(['deprovision/unknown-id', 'probe/missing'], await platform.deletes(addon, unknown));
});

test('a customer deletes one of two', { tag: oneOfTwo }, async ({ platform, record }) => {
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
  for (const [label, sight] of further) record(label, sight);
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
});

test('a customer deletes it again', { tag: ['@smoke', '@smoke-only', '@deprovision/first'] }, async ({ platform, record }) => {
  record('deprovision/first', await platform.deletes(await platform.first()));
});
