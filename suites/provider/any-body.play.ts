import { test } from '../../fixtures/scenes/provider.ts';

test('customers of all kinds install it', { tag: ['@provision/any-body'] }, async ({ platform, record }) => {
  for (const sight of await platform.installsForAnyone()) record('provision/any-body', sight);
});
