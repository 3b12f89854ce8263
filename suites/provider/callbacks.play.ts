import { test } from '../../fixtures/scenes/provider.ts';

test('the platform looks at who called back', {
  tag: ['@provision/callbacks', '@provision/stray-calls', '@provision/later-config'],
}, async ({ platform, record }) => {
  const { installs, strays, later } = await platform.callbacks();
  for (const sight of installs) record('provision/callbacks', sight);
  record('provision/stray-calls', strays);
  for (const sight of later) record('provision/later-config', sight);
});
