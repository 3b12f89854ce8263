import { test } from '../../fixtures/scenes/provider.ts';

const first = ['@always', '@smoke', '@provision/first', '@provision/another', '@auth/control'];

test('a customer installs the add-on', { tag: first }, async ({ platform, record }) => {
  record(['provision/first', 'auth/control'], (await platform.first()).sight);
  for (const other of await platform.installsPlans()) record('provision/another', other);
});

test('the same customer installs it once more', { tag: ['@provision/second', '@auth/control'] }, async ({ platform, record }) => {
  record(['provision/second', 'auth/control'], (await platform.second()).sight);
});
