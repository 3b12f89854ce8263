import { test } from '../../fixtures/scenes/provider.ts';

const calledBack = ['@provision/callbacks', '@provision/stray-calls', '@provision/later-config'];

test('customers choose the other plans', { tag: ['@provision/any-body', '@sso/any-user'] }, async ({ platform, record }) => {
  for (const plan of platform.run.plans.slice(1)) {
    const customer = platform.customers.newcomer;
    const addon = await platform.installs({ customer, changes: { plan }, what: `the plan "${plan}"` });
    record('provision/any-body', addon.sight);
    record('sso/any-user', await platform.signsOn(addon, { customer, what: `a user of the plan "${plan}"` }));
    await platform.deletes(addon);
  }
});

test('customers of all kinds install it', { tag: ['@provision/any-body'] }, async ({ platform, record }) => {
  for (const sight of await platform.installsForAnyone()) record('provision/any-body', sight);
});

test('somebody else comes at the end', { tag: ['@auth/second-look', '@auth/second-look-control'] }, async ({ platform, record }) => {
  for (const [label, sight] of await platform.looksAgain()) record(label, sight);
});

test('a user comes back to what was deleted', { tag: ['@deprovision/access-later'] }, async ({ platform, record }) => {
  for (const addon of [await platform.first(), await platform.leaving()]) record('deprovision/access-later', await platform.signsOn(addon));
});

test('the platform looks at who called back', { tag: calledBack }, async ({ platform, record }) => {
  const { installs, strays, later } = await platform.callbacks();
  for (const sight of installs) record('provision/callbacks', sight);
  record('provision/stray-calls', strays);
  for (const sight of later) record('provision/later-config', sight);
});
