import { test } from '../../fixtures/scenes/provider.ts';

test('somebody else comes at the end', { tag: ['@auth/second-look', '@auth/second-look-control'] }, async ({ platform, record }) => {
  for (const [label, sight] of await platform.looksAgain()) record(label, sight);
});

test('a user comes back to what was deleted', { tag: ['@deprovision/access-later'] }, async ({ platform, record }) => {
  record('deprovision/access-later', await platform.signsOn(await platform.first()));
});
