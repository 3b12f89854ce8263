import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Cookie } from '@playwright/test';
import { because } from '../../../engine/catalogue/reason.ts';
import { cookieSecrets } from '../../../engine/redaction/headers.ts';
import { forged } from '../../../engine/signatures/sso/calls.ts';
import { formPage, signOnRequest } from '../../../engine/signatures/sso/form.ts';
import type { Exchange } from '../../../engine/wire/http/exchange.ts';
import { type Page, samePage, sameShape } from '../../../engine/wire/visit/page.ts';
import type { Visit } from '../../../engine/wire/visit/visit.ts';
import type { Addon } from '../../../fixtures/as-platform/addon.ts';
import type { AsPlatform } from '../../../fixtures/as-platform/platform.ts';
import { landing } from '../../../fixtures/browser/landing.ts';
import { skipped, type Unrecorded } from '../../../fixtures/recorder.ts';

type Labelled = [label: 'sso/browser' | 'sso/wrong-signature', observation: Unrecorded];

/**
 * Posts the form from another site in a real browser, reloads the panel, opens its address without the session, and posts a form
 * with a wrong signature.
 */
export async function opensInBrowser(platform: AsPlatform, addon: Addon): Promise<Labelled[]> {
  const { run, credentials, redactor } = platform;
  const control = platform.controlOf(addon);
  if (run.browser === 'off') return [['sso/browser', skipped(because('left-out', { option: '--browser off' }), true)]];
  if (addon.resourceId === undefined || !control) return [['sso/browser', skipped(because('not-opened'))]];
  const { tabs } = platform;
  if ((await tabs.path()) === undefined) return [['sso/browser', skipped(because('needs-browser'), run.isBrowserOptional)]];
  const form = platform.formOf(addon.resourceId);
  const forgedForm = platform.formOf(addon.resourceId, { tamper: forged });
  for (const { signature = '', token = '' } of [form, forgedForm])
    for (const [name, value] of Object.entries({ signature, token })) redactor.learn(value, name);
  const { method, url, headers } = signOnRequest(run.ssoUrl, form, credentials);
  const started = Date.now();
  const answer = (status: number): Exchange => {
    const response = { status, statusText: '', httpVersion: '', headers: [], body: '', bytes: 0 };
    return { request: { method, url, headers }, response, started, ms: { total: Date.now() - started } };
  };
  const [site, forgedSite] = [await otherSite(url, form), await otherSite(url, forgedForm)];
  const { known } = tabs;
  tabs.allows(control.signOn.hops.map((hop) => hop.request.url));
  try {
    const { first, reload, cookies } = await tabs.visits({ ours: [site.url] }, async (opened) => {
      const { tab } = opened;
      await tab.goto(site.url);
      const first = await landing(opened, () => tab.click('button'), known);
      const reload = await landing(opened, () => tab.reload(), known);
      await tab.screenshot({ path: join(run.evidence, 'sign-on-in-a-browser.png'), timeout: 30_000 });
      return { first, reload, cookies: await tab.context().cookies() };
    });
    const stranger = await tabs.visits({}, (opened) => landing(opened, () => opened.tab.goto(first.url), known));
    const isPanel = (page: Page) =>
      (page.status ?? 0) < 400 &&
      sameShape(page, control.signOn.end, [addon.resourceId ?? '']) &&
      (control.opening.open === true || !samePage(page, stranger));
    for (const value of cookies.flatMap((cookie) => cookieSecrets('set-cookie', `=${cookie.value}`))) redactor.learn(value, 'cookie');
    const opened = isPanel(first);
    const reloaded = opened && isPanel(reload);
    const isFormRefused = first.url === url && (first.status ?? 0) >= 400;
    const refusal = isFormRefused ? `${first.status} from ${new URL(url).pathname}` : undefined;
    const why = opened ? 'the panel opened in the browser' : (refusal ?? whyNotInBrowser(control.signOn.jar, cookies, first, stranger));
    const observation = platform.observationOf(control.signOn, addon);
    const valid: Labelled = [
      'sso/browser',
      { ...observation, exchanges: [answer(first.status ?? 0)], opened, reloaded, isFormRefused, why },
    ];
    if (!opened || platform.meaningless(forgedForm)) return [valid];
    const forgery = await tabs.visits({ ours: [forgedSite.url] }, async (opened) => {
      await opened.tab.goto(forgedSite.url);
      return landing(opened, () => opened.tab.click('button'), known);
    });
    const what = 'a wrong signature, in a real browser';
    return [valid, ['sso/wrong-signature', { ...observation, exchanges: [answer(forgery.status ?? 0)], what, opened: isPanel(forgery) }]];
  } catch (error) {
    const message = redactor.text(String(error).split('\n')[0] ?? '');
    return [['sso/browser', { exchanges: [answer(0)], on: 'sign-on', undecided: because('browser-failed', { why: message }) }]];
  } finally {
    site.close();
    forgedSite.close();
  }
}

/** A page on another site than the target's, like the platform's console; 127.0.0.1 and localhost are two sites. */
async function otherSite(action: string, form: Record<string, string>) {
  const html = formPage(action, form, { submitsItself: false });
  const server = createServer((_request, response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html));
  const host = new URL(action).hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return { url: `http://${host}:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** Why the browser did not show the panel that our HTTP client reached: often it did not keep or send a cookie. */
function whyNotInBrowser(jar: Visit['jar'], kept: readonly Cookie[], page: Page, stranger: Page): string {
  const lost = jar.find(({ key }) => !kept.some((cookie) => cookie.name === key));
  if (lost) return `the browser did not keep the cookie ${lost.key}: look at its Domain, Path, Secure and SameSite (None needs Secure)`;
  const strict = kept.find(({ sameSite }) => sameSite === 'Strict');
  if (strict) return `the cookie ${strict.name} is SameSite=Strict, so the browser does not send it after a form from another site`;
  const path = new URL(page.url).pathname;
  const elsewhere = kept.find((cookie) => !path.startsWith(cookie.path));
  if (elsewhere) return `the cookie ${elsewhere.name} is for ${elsewhere.path}, and the panel is at ${path}`;
  if ((page.status ?? 0) >= 400) return `the browser ended in status ${page.status}`;
  return samePage(page, stranger) ? 'a page that opens without a session too' : 'the browser ended on another page than the panel';
}
