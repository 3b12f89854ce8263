import { expect, test } from '@playwright/test';
import { assay, manifest } from '../support/command.ts';
import { reportOf } from '../support/reading/reports.ts';
import { entry, form, har, install, session, sso } from './har.ts';

type Entry = ReturnType<typeof entry>;
type Header = { name: string; value: string };

const named = (headers: Header[], change: (header: Header) => Header[]) => headers.flatMap(change);
const withHeaders = ({ request, response, ...rest }: Entry, change: (header: Header) => Header[]): Entry => ({
  ...rest,
  request: { ...request, headers: named(request.headers, change) },
  response: { ...response, headers: named(response.headers, change) },
});

/** How other programs write the same exchange. */
const writers: Record<string, (one: Entry) => object> = {
  'a service that sends no Date': (one) => withHeaders(one, (header) => (header.name === 'Date' ? [] : [header])),
  'lower-case names, no sizes, an empty redirectURL, no cookies (mitmproxy)': (one) => {
    const { request, response, ...rest } = withHeaders(one, ({ name, value }) => [{ name: name.toLowerCase(), value }]);
    return { ...rest, request, response: { ...response, redirectURL: '', headersSize: -1, bodySize: -1, cookies: [] } };
  },
  'parameters instead of the text (Charles)': ({ request, ...rest }) => {
    const { postData, ...head } = request;
    const isForm = postData !== undefined && !postData.text.startsWith('{');
    const params = [...new URLSearchParams(postData?.text)].map(([name, value]) => ({ name, value }));
    return { ...rest, request: isForm ? { ...head, postData: { mimeType: 'application/x-www-form-urlencoded', params } } : request };
  },
  'an answer without content (Firefox)': ({ response: { content, ...response }, ...rest }) =>
    content.text === ''
      ? { ...rest, response: { ...response, content: { mimeType: '', size: -1 } } }
      : { ...rest, response: { ...response, content } },
};

const hour = 3_600;

/** A right form, one that is refused for its signature, one with a wrong signature and one an hour old that are accepted. */
const careless = [
  install(1, 'addon_1', 'res_1'),
  entry(2, `POST ${sso}`, form(2, 'res_1'), 302, session),
  entry(3, `POST ${sso}`, form(3, 'res_1', 'any'), 403),
  entry(4, `POST ${sso}`, form(4, 'res_1', 'another salt'), 302, session),
  entry(5, `POST ${sso}`, form(5 - hour, 'res_1'), 302, session),
];

const judged = async (text: string) => {
  const outcome = await assay(['traffic', 'a.har', '--manifest', 'manifest.json'], { files: { 'a.har': text, 'manifest.json': manifest } });
  const { requirements } = reportOf(outcome, 'assay-report/provider/report.json');
  return (id: string) => requirements.find((row) => row.id === id);
};

for (const [what, writes] of Object.entries({ 'as Chromium writes it': (one: Entry) => one, ...writers }))
  test(`the partner's side of a sign-on is judged: ${what}`, async () => {
    const row = await judged(har(...careless.map((one) => writes(one as Entry))));
    expect.soft(row('sso/redirects')?.verdict).toBe('pass');
    expect.soft(row('sso/refuses-a-wrong-signature')).toMatchObject({ verdict: 'fail' });
    expect.soft(row('sso/refuses-a-stale-timestamp')).toMatchObject({ verdict: 'warn', got: expect.stringContaining('60 minutes') });
  });

test('where no form was refused, a redirect does not show that a wrong one was accepted, and the reason says so', async () => {
  const row = await judged(har(...careless.filter((_one, index) => index !== 2)));
  for (const id of ['sso/refuses-a-wrong-signature', 'sso/refuses-a-stale-timestamp'])
    expect.soft(row(id)).toMatchObject({ verdict: 'untested', reason: expect.stringContaining('got 302, which does not show') });
});
