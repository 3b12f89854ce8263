import type { createTabs } from '../../fixtures/browser/tabs.ts';

/** The settings of a run whose target is at an address, as far as its browser needs them. */
export const browserRun = (url: string, more: Partial<Parameters<typeof createTabs>[0]> = {}): Parameters<typeof createTabs>[0] => ({
  run: 'a run',
  baseUrl: url,
  ssoUrl: url,
  allowHosts: [],
  browser: 'on',
  headed: false,
  timeout: 20_000,
  insecure: false,
  ca: [],
  headers: [],
  ...more,
});
