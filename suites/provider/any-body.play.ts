import { test } from '../../fixtures/scenes/provider.ts';

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
