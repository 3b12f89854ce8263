import { expect, test } from '@playwright/test';
import { assay, manifest } from '../support/command.ts';
import { reportOf } from '../support/reading/reports.ts';
import { credentials, from } from '../support/targets/clients.ts';
import { entry, form, har, install, session, sso } from '../traffic/har.ts';

/** As an editor of Windows writes a file. */
const inWindows = (text: string) => text.replaceAll('\n', '\r\n');

test('files with the line ends of Windows are judged as others are', async () => {
  const files = {
    'manifest.json': manifest,
    'assay.yaml': 'plans: [test]\nmanifest: manifest.json\n',
    'app/package.json': '{\n  "scripts": { "start": "node ." }\n}\n',
    'app/.gitignore': '/node_modules\n',
    'variables.env': 'NODE_ENV=production\nCC_HEALTH_CHECK_PATH=/up\n',
    'traffic.har': JSON.stringify(
      JSON.parse(har(install(1, 'addon_1', 'res_1'), entry(2, `POST ${sso}`, form(2, 'res_1'), 302, session))),
      null,
      2,
    ),
    'deploy.log': 'Response from GET / is 200\n',
  };
  const changed = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, inWindows(text)]));
  for (const args of [
    ['check', '--quiet'],
    ['app', 'app', '--env-from', 'variables.env', '--quiet'],
    ['traffic', 'traffic.har', '--manifest', 'manifest.json', '--quiet'],
    ['log', 'deploy.log'],
  ]) {
    const [one, other] = [await assay(args, { files }), await assay(args, { files: changed })];
    expect([other.status, other.stdout], args.join(' ')).toEqual([one.status, one.stdout]);
    expect(Object.keys(other.written)).toEqual(Object.keys(one.written));
  }
});

test('a configuration with the line ends of Windows runs the same commands', async () => {
  const text = `client: { name: a, kind: library }\nenvironment:\n  BASE: ${from('bridge_url')}\n  TOKEN: ${credentials.API_TOKEN}\ncommands:\n  list: 'curl -s -o /dev/null -H "Authorization: Bearer $TOKEN" $BASE/api-tokens'\nlogin: none\n`;
  const outcome = await assay(['client', 'client.yaml'], { files: { 'client.yaml': inWindows(text) } });
  expect(reportOf(outcome).requirements.find(({ id }) => id === 'client/sends-tokens-to-the-bridge')).toMatchObject({ verdict: 'pass' });
});

test('without HOME, and in a folder with blanks and letters of other languages, the verdict is the same', async () => {
  const files = { 'mon dossier é/manifest.json': manifest };
  const given = { files, env: { HOME: '', USERPROFILE: '', XDG_STATE_HOME: '', TMPDIR: '' } };
  const outcome = await assay(['check', 'mon dossier é/manifest.json', '--reporter', 'terminal,html'], given);
  expect(outcome).toMatchObject({ status: 0, stderr: '' });
  expect((await assay(['doctor'], given)).stdout).not.toMatch(/^\s+at |bug in Assay/m);
});
