import { expect, test } from '@playwright/test';
import { terminal } from '../../reporters/terminal.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { assay } from '../support/command.ts';
import { idsWith } from '../support/reading/reports.ts';
import { startService } from '../support/targets/services.ts';

interface Named {
  /** What the first line of the first finding says. */
  cause: RegExp;
  /** Further problems, each a finding of its own. */
  more?: RegExp[];
  advice: RegExp;
  /** What fails besides the valid call. */
  fails?: string[];
  /** The valid call itself passes. */
  opens?: true;
  /** Nothing of it is about a form. */
  isForm?: false;
  /** Checks that only the service's own way of signing lets us judge. */
  judgedWith?: string;
}

/** Small services in the styles of real ones, each with one cause. */
const services: Record<string, Named> = {
  'older-token-elsewhere.mjs': {
    cause: /knows the older `token` only/,
    more: [/a redirect to a host that is not the target's: console\.acme-panel\.example/],
    advice: /--allow-host console\.acme-panel\.example/,
  },
  'older_token_page.py': {
    cause: /knows the older `token` only/,
    more: [/200 from \/provider\/sso, without a redirect/],
    advice: /answer 303 with the panel's address in `Location`/,
    fails: ['sso/redirects'],
  },
  'older_token_missing_page.pl': {
    cause: /knows the older `token` only/,
    more: [/404 from \/dashboard\//],
    advice: /below \/provider, and this path is not/,
  },
  'hmac.mjs': { cause: /uses HMAC-SHA256 with the salt as key/, advice: /Use the plain SHA-512/, judgedWith: 'hmac-sha256' },
  'seconds.py': { cause: /takes the timestamp for seconds/, advice: /Read the timestamp as milliseconds/, judgedWith: 'seconds-sent' },
  'nav_data_left_out.pl': { cause: /leaves nav-data out/, advice: /Keep the place of nav-data/, judgedWith: 'nav-data-left-out' },
  'proxy-prefix.mjs': { cause: /404 from \/panel\//, advice: /If a proxy adds \/provider, `Location` needs it too/ },
  'query-fields.mjs': {
    cause: /reads the fields from the query/,
    advice: /Read the fields from the body/,
    judgedWith: 'fields-from-query',
  },
  'json-fields.mjs': { cause: /reads the fields from a JSON body/, advice: /a parser for it beside/, judgedWith: 'fields-from-json' },
  'multipart-fields.mjs': { cause: /reads the fields from a multipart body/, advice: /for uploads/, judgedWith: 'fields-from-multipart' },
  'basic-on-sign-on.mjs': {
    cause: /asks for Basic credentials with the form/,
    advice: /Leave `sso_url` out of the Basic authentication/,
    judgedWith: 'basic-credentials',
  },
  'lower-cased.mjs': {
    cause: /expected a refusal, got an open panel for a valid form with another e-mail/,
    more: [/lower-cases the e-mail before it is hashed/],
    advice: /Hash the `email` as it is in the form/,
    fails: ['sso/decodes-form-fields', 'sso/signature-covers-email'],
    opens: true,
  },
  'older-names.mjs': { cause: /reads `resource_id` and `resource_token`/, advice: /Read the field `id`/ },
  'constant-salt.mjs': { cause: /hashes the constant `sso_salt`/, advice: /hashes its name/, judgedWith: 'salt-is-its-name' },
  'other-sso-path.mjs': { cause: /404 from \/provider\/sso.*nothing takes the form there/, advice: /correct `sso_url` in the manifest/ },
  'other-salt.mjs': { cause: /your service read the form/, advice: /Most likely the salt is another one/ },
  'silent-salt.mjs': { cause: /an empty form gets the same answer/, advice: /has the sso_salt of this manifest/ },
  'constant-answer.mjs': {
    cause: /a refusal with status 200: a wrong signature gets the same answer; an empty form/,
    advice: /Check in this order/,
  },
  'escaped-values.mjs': {
    cause: /hashes HTML-escaped values/,
    advice: /hash its values as they come out/,
    fails: ['sso/decodes-form-fields'],
    opens: true,
  },
  'other-host-name.mjs': {
    cause: /expected the panel to open, got 403 from \/panel\//,
    advice: /set by 127\.0\.0\.1, and the panel is at localhost/,
  },
  'addon-id.mjs': {
    cause: /with the platform's `addon_id` as `id`, the form is accepted/,
    more: [/expected status 200, got status 404/],
    advice: /Keep the resource under the `id` that you return/,
    fails: ['deprovision/answers-200'],
  },
  'any-case.mjs': {
    cause: /^fail Your service ignores the case of letters in user and password: /,
    advice: /upper and lower case count/,
    fails: ['auth/refuses-a-nearly-right-password', 'auth/refuses-a-wrong-user'],
    opens: true,
    isForm: false,
  },
  'capital-names.mjs': {
    cause: /expected id as a string, got nothing/,
    advice: /The answer has `Id`: call the field `id`/,
    fails: ['provision/id-is-a-string'],
    opens: true,
    isForm: false,
  },
  'wrapped-answer.mjs': {
    cause: /expected id as a string, got nothing/,
    advice: /The answer has `data\.id`: call the field `id`/,
    fails: ['provision/id-is-a-string'],
    opens: true,
    isForm: false,
  },
  'cookie_path.py': { cause: /a page that opens without a session/, advice: /The session cookie is for \/provider\/sso/ },
};

test('small services in three languages: the first finding names the cause, and nothing else is blamed @prove', async () => {
  test.setTimeout(300_000);
  const all = await Promise.all(
    Object.keys(services).map(async (file) => ({ file, name: file.replace('.', '-'), ...(await startService(file)) })),
  );
  try {
    const files = {
      'targets.yaml': JSON.stringify({ targets: all.map(({ name }) => ({ name, manifest: `${name}.json` })) }),
      ...Object.fromEntries(all.map(({ name, manifest }) => [`${name}.json`, JSON.stringify(manifest)])),
    };
    const args = ['fleet', 'targets.yaml', '--plan', 'test', '--quiet', '--browser', 'off', '--cases', '3'];
    const { written, stderr } = await assay(args, { files, limit: 280_000 });
    for (const { file, name } of all) {
      const text = written[`assay-report/${name}/report.json`];
      expect(text, `${file}: ${stderr}`).toBeDefined();
      expectNamed(file, JSON.parse(text ?? '{}') as Report);
    }
  } finally {
    for (const { stop } of all) stop();
  }
});

function expectNamed(file: string, report: Report): void {
  const { cause, more: wanted = [], advice, fails = [], judgedWith, opens, isForm = true } = services[file] as Named;
  const shown = terminal(report, { color: false, quiet: false, path: undefined });
  const [first = '', ...more] = shown.split('\n').filter((line) => line.startsWith('fail'));
  expect.soft(first, file).toMatch(cause);
  for (const [index, pattern] of wanted.entries()) expect.soft(more[index], file).toMatch(pattern);
  expect.soft(shown, file).toMatch(advice);
  if (isForm) expect.soft(shown, file).toMatch(/Sent: POST \S+ id=[^&]+&timestamp=\d+&nav-data=&email=[^&]+&user_id=[^&]+&signature=/);
  expect.soft(idsWith(report, 'fail', 'warn').sort(), file).toEqual([...(opens ? [] : ['sso/accepts-a-valid-call']), ...fails].sort());
  const judged = report.requirements.filter((outcome) => outcome.judgedWith !== undefined);
  if (judgedWith) {
    expect
      .soft(
        judged.map(({ id }) => id as string),
        file,
      )
      .toEqual(expect.arrayContaining(['sso/refuses-a-stale-timestamp', 'sso/refuses-a-wrong-signature', 'deprovision/ends-access']));
    expect.soft(shown, file).toMatch(new RegExp(`checks were judged with your recipe \\(${judgedWith}\\)`));
  }
}
