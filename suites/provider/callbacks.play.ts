import { test } from '../../fixtures/scenes/provider.ts';

test('the platform looks at who called back', { tag: ['@provision'] }, async ({ platform, record }) => {
  for (const sight of await platform.callbacks()) record('provision/callbacks', sight);
});
