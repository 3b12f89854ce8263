import { test } from '../../fixtures/test.ts';

test('a user opens the dashboard', { tag: ['@sso', '@auth', '@deprovision', '@smoke', '@resource'] }, async ({ platform, record }) => {
  record('sso/valid', await platform.signsOn(await platform.first()));
});
