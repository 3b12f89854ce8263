import { test } from '../../fixtures/scenes/provider.ts';

test('somebody else comes at the end', { tag: ['@auth'] }, async ({ platform, record }) => {
  for (const [label, sight] of await platform.looksAgain()) record(label, sight);
});
