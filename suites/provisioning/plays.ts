import { providerPlay as play } from '../../fixtures/as-platform/platform.ts';

export const aCustomerInstalls = play(
  'a customer installs the add-on',
  {
    records: { install: ['provision/first', 'provision/another'] },
    controls: { providerCall: ['auth/control'] },
    part: ['always', 'smoke'],
  },
  async ({ platform, record }) => {
    record(['provision/first', 'auth/control'], (await platform.first()).observation);
    for (const other of await platform.installsPlans()) record('provision/another', other);
  },
);

export const theSameCustomerInstalls = play(
  'the same customer installs it once more',
  { records: { install: ['provision/second'] }, controls: { providerCall: ['auth/control'] } },
  async ({ platform, record }) => {
    record(['provision/second', 'auth/control'], (await platform.second()).observation);
  },
);

export const otherPlans = play(
  'customers choose the other plans',
  { records: { install: ['provision/any-body'], signOn: ['sso/any-user'] } },
  async ({ platform, record }) => {
    for (const plan of platform.run.plans.slice(1)) {
      const customer = platform.customers.newcomer;
      const addon = await platform.installs({ customer, changes: { plan }, what: `the plan "${plan}"` });
      record('provision/any-body', addon.observation);
      record('sso/any-user', await platform.signsOn(addon, { customer, what: `a user of the plan "${plan}"` }));
      await platform.deletes(addon);
    }
  },
);

export const allKindsOfCustomers = play(
  'customers of all kinds install it',
  { records: { install: ['provision/any-body'], resource: ['deprovision/any-caller'] } },
  async ({ platform, record }) => {
    const { installs, deletions } = await platform.installsForAnyone();
    for (const observation of installs) record('provision/any-body', observation);
    for (const observation of deletions) record('deprovision/any-caller', observation);
  },
);

export const whoCalledBack = play(
  'the platform looks at who called back',
  { records: { callback: ['provision/callbacks', 'provision/stray-calls'], laterConfig: ['provision/later-config'] } },
  async ({ platform, record }) => {
    const { installs, strays, later } = await platform.callbacks();
    for (const observation of installs) record('provision/callbacks', observation);
    record('provision/stray-calls', strays);
    for (const observation of later) record('provision/later-config', observation);
  },
);
