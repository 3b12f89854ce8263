import { expect, test } from '@playwright/test';
import { conforming } from '../../targets/reference/platform/index.ts';
import { gatedTogether } from '../support/gating.ts';
import { idsWith } from '../support/reading/reports.ts';

const methods = ['PLAINTEXT', 'HMAC-SHA1', 'HMAC-SHA512'];
const ofMethod = (method: string) =>
  ['oauth/issues-a-request-token-with', 'oauth/signs-api-calls-with'].map((row) => `${row}-${method.toLowerCase()}`);

test('where one signature method is broken, all that another one can show is decided', async () => {
  const targets = methods.map((name) => ({
    name,
    target: {
      platform: {
        isSigned: (...[request, parameters, ...rest]: Parameters<typeof conforming.isSigned>) =>
          parameters.oauth_signature_method !== name && conforming.isSigned(request, parameters, ...rest),
      },
    },
  }));
  const gated = await gatedTogether(targets, ['--only', 'oauth/*,self/*,summary/*,applications/*,invoice/*']);
  for (const name of methods) {
    const { report } = gated(name);
    expect.soft(idsWith(report, 'fail'), name).toEqual(ofMethod(name));
    expect.soft(idsWith(report, 'undecided', 'blocked', 'warn'), name).toEqual([]);
  }
});
