import { test } from '../../fixtures/scenes/provider.ts';

test('a customer installs the add-on', { tag: ['@always', '@smoke'] }, async ({ platform, record }) => {
  const { sight } = await platform.first();
  record('provision/first', sight);
  record('auth/control', sight);
});

test('the same customer installs it once more', { tag: ['@always'] }, async ({ platform, record }) => {
  const { sight } = await platform.second();
  record('provision/second', sight);
  record('auth/control', sight);
});
