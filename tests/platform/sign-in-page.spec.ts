import { expect, test } from '@playwright/test';
import type { Answer } from '../../targets/reference/platform/records.ts';
import { gatedTogether, type PlatformTarget } from '../support/gating.ts';

const page = (body: string): Answer => ({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body });
const form = '<form method="post"><input name="email"><input name="password" type="password"></form>';

/** What a platform may show a browser that nobody has signed in with. */
const asking: Record<string, PlatformTarget['platform']> = {
  'a-form': { redirectsBrowser: () => page(form) },
  'a-script': { redirectsBrowser: () => page('<div id="app"></div><script src="/console.js"></script>') },
  elsewhere: { redirectsBrowser: () => ({ status: 302, headers: { location: 'https://console.example/login?next=oauth' } }) },
  'basic-dialog': { redirectsBrowser: () => ({ status: 401, headers: { 'www-authenticate': 'Basic realm="console"' } }) },
};

/** What no person could help with. */
const broken: Record<string, PlatformTarget['platform']> = {
  'an-empty-page': { redirectsBrowser: () => page('') },
  'no-page': { redirectsBrowser: () => ({ status: 404, headers: {} }) },
  'a-verifier-to-copy': { redirectsBrowser: (location) => page(`<p>${location}</p>`) },
  'back-without-a-verifier': {
    redirectsBrowser: (location) => ({ status: 302, headers: { location: location.replace(/\?.*/, '') } }),
  },
};

test('a sign-in page is undecided and names the ways past it; a page that ends the flow fails', async () => {
  test.setTimeout(180_000);
  const targets = Object.entries({ ...asking, ...broken }).map(([name, platform = {}]) => ({ name, target: { platform } }));
  const reportOn = await gatedTogether(targets, ['--only', 'oauth/*']);
  const id = 'oauth/authorize-redirects-with-verifier';
  for (const name of Object.keys(asking)) {
    const { requirements, counts, verdict } = reportOn(name).report;
    const own = requirements.find((row) => row.id === id);
    expect.soft({ verdict, counts }, name).toMatchObject({ verdict: 'inconclusive', counts: { fail: 0, blocked: 0 } });
    expect.soft(own, name).toMatchObject({ verdict: 'undecided', reason: expect.stringContaining('set oauth.authorize to browser, or') });
    expect.soft(requirements.find((row) => row.id === 'oauth/exchanges-the-verifier')?.reason, name).toBe(own?.reason);
  }
  for (const name of Object.keys(broken)) {
    expect.soft(reportOn(name).report.requirements.find((row) => row.id === id)?.verdict, name).toBe('fail');
  }
});
