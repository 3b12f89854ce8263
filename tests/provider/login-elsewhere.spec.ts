import { expect, test } from '@playwright/test';
import type { Answer } from '../../targets/reference/partner/records.ts';
import { certified } from '../support/certifying.ts';
import { needs } from '../support/needs.ts';
import { rowOf } from '../support/reading/reports.ts';

const host = 'login.elsewhere.invalid';

test(
  'a panel whose script goes to another host is undecided, and the reason names the host and --allow-host',
  needs('browser'),
  async () => {
    const page = `<!doctype html><title>Acme</title><div id="root"></div><script>location.href = 'http://${host}/login?next=' + location.pathname</script>`;
    const closedPanel: Answer = { status: 200, headers: { 'content-type': 'text/html' }, body: page };
    const partner = { page: () => page, closedPanel, opensPanel: () => true };
    const { report, status, stderr } = await certified({ partner }, ['--smoke']);
    expect({ status, stderr }).toEqual({ status: 3, stderr: '' });
    expect(report.verdict).toBe('inconclusive');
    const { reason } = rowOf(report, 'sso/accepts-a-valid-call') ?? {};
    expect(reason).toContain(host);
    expect(reason).toContain(`--allow-host ${host}`);
  },
);

test(
  'a panel whose script never ends is undecided, and nobody is told to install the browser that was used',
  needs('browser', '@prove'),
  async () => {
    const page = '<!doctype html><title>Acme</title><div id="root"></div><script>for (;;) ;</script>';
    const closedPanel: Answer = { status: 200, headers: { 'content-type': 'text/html' }, body: page };
    const partner = { page: () => page, closedPanel, opensPanel: () => true };
    const { report, status } = await certified({ partner }, ['--smoke', '--timeout', '3000']);
    expect({ status, verdict: report.verdict }).toEqual({ status: 3, verdict: 'inconclusive' });
    expect(rowOf(report, 'sso/accepts-a-valid-call')?.reason).toContain('the panel is empty in a browser too');
    expect(JSON.stringify(report)).not.toContain('install Chromium');
  },
);
