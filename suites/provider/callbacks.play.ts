import { test } from '../../fixtures/scenes/provider.ts';

test('the platform looks at who called back', { tag: ['@provision'] }, async ({ platform, record }) => {
  const { installs, strays } = await platform.callbacks();
  for (const sight of installs) record('provision/callbacks', sight);
  record('provision/stray-calls', strays);
});
