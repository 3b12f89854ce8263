import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectCalm, expectUsageError } from '../support/calm.ts';
import { assay, manifest, type Outcome, variable } from '../support/command.ts';

const files = { 'm.json': manifest, 'bad.json': '{\n  "id": "a",\n}', 'empty.json': '' };

test.describe('a command line that is wrong', () => {
  const cases: [args: string[], line: RegExp][] = [
    [['chek', 'm.json'], /unknown command "chek"; did you mean check\? See assay --help$/],
    [['zzzzzzzzz'], /unknown command "zzzzzzzzz"\. See assay --help$/],
    [['constructor'], /unknown command "constructor"/],
    [['list\n\u001b[31m'], /unknown command /],
    [['--bogus'], /unknown option --bogus/],
    [['check'], /manifest.*assay check --help$/],
    [['check', 'm.json', '--bogus'], /unknown option --bogus.* See assay check --help$/],
    [['check', 'm.json', '--stric'], /unknown option --stric; did you mean --strict\?/],
    [['check', 'm.json', '--bogus', '--other'], /--bogus/],
    [['check', 'm.json', 'other.json'], /^(?!.*--other).*"?other\.json/],
    [['check', 'm.json', '--reporter', 'xml'], /unknown reporter "xml"; known reporters: terminal, json/],
    [['check', 'm.json', '--reporter', 'json,xml'], /unknown reporter "xml"/],
    [['check', 'm.json', '--reporter'], /^assay: --reporter needs a value\. See assay check --help$/],
    [['certify', 'm.json', '--environment', 'prod'], /^assay: --environment takes test or production, got "prod"\. See/],
    [['certify', 'm.json', '--max-rps=abc'], /^assay: --max-rps takes a number from 0\.01 to 10000, got "abc"$/],
    [['certify', 'm.json', '--max-rps', '-1'], /^assay: --max-rps takes a number from 0\.01 to 10000, got -1$/],
    [
      ['certify', 'm.json', '--deadline', 'abc'],
      /^assay: --deadline takes a number of seconds from 1 to 604800, or a duration such as 30s, got "abc"$/,
    ],
    [
      ['gate', 'none.yaml', '--timeout', '1.5'],
      /^assay: --timeout takes a whole number of milliseconds from 1 to 3600000, or a duration such as 30s, got 1\.5$/,
    ],
    [
      ['sso', 'm.json', '--id', 'a', '--age', 'abc'],
      /^assay: --age takes a number of seconds from -1000000000 to 1000000000, or a duration such as 30s, got "abc"$/,
    ],
    [['certify', 'm.json', '--callback-url', 'here'], /^assay: --callback-url takes an absolute http or https URL, got "here"$/],
    [['stand-in', 'platform', '--listen-bridge', 'x'], /^assay: --listen-bridge takes HOST:PORT, got "x"$/],
    [['certify', 'm.json', '--no-out'], /^assay: --out takes a text, got a boolean$/],
    [['check', 'm.json', '--out'], /out/],
    [['check', 'm.json', '--previous'], /previous/],
    [['check', 'm.json', '--only'], /only/],
    [['check', 'm.json', '--only', 'manifest/id-is-presnt'], /"manifest\/id-is-presnt"; did you mean manifest\/id-is-present\?/],
    [['check', 'm.json', '--skip', 'zzz'], /no requirement is named "zzz"/],
    [['check', 'm.json', '--only', '(['], /no requirement is named "\(\["/],
    [['list', '--surface', 'manifst'], /unknown surface "manifst"; did you mean manifest\?/],
    [['list', '--surface', 'zzzzzzzzzzz'], /unknown surface "zzzzzzzzzzz".*manifest/],
    [['list', '--surface'], /surface/],
    [['list', '--level', 'may'], /^assay: --level takes must, should or note, got "may"/],
    [['list', '--kind', 'gasp'], /kind.*gap/],
    [['list', '--unknown'], /unknown option --unknown/],
    [['list', 'manifest'], /manifest/],
    [['explain'], /id.*assay explain --help$/],
    [['explain', 'manifest/id-is-presnt'], /"manifest\/id-is-presnt"; did you mean manifest\/id-is-present\?/],
    [['explain', 'zzz'], /"zzz"/],
    [['demo', 'extra'], /extra/],
    [['sso', 'bad.json', '--id', 'a'], /^assay: bad\.json:3:1: expected a manifest as one JSON object, got a comma before \}$/],
    [['stand-in', 'partner', 'bad.json'], /^assay: bad\.json:3:1: expected a manifest as one JSON object/],
    [['doctor', 'bad.json'], /^assay: bad\.json:3:1: expected a manifest as one JSON object/],
    [['sso', 'empty.json', '--id', 'a'], /^assay: empty\.json:1:1: expected a manifest as one JSON object, got an empty file$/],
    [['drift', 'empty.json'], /^assay: empty\.json: the file is empty$/],
    [['fleet', 'empty.json'], /^assay: empty\.json: the file is empty$/],
    [['gate', '.'], /^assay: \.: a folder; name the file in it$/],
    [['certify', '-'], /^assay: certify does not read standard input; name a file$/],
    [['check', '-'], /^assay: check does not read standard input; name a file$/],
    [['certify', 'm.json', '--header', 'X-Key=value'], /--header takes "Name: value", 'NAME=\$\{VARIABLE\}' or NAME=@FILE$/],
    [['certify', 'm.json', '--header', `X-Key=${variable('NO_SUCH_KEY')}`], /--header X-Key: \$\{NO_SUCH_KEY\} is not set/],
    [['certify', 'm.json', '--header', 'X-Key=@none'], /^assay: none: no such file$/],
  ];
  for (const [args, line] of cases) {
    test(JSON.stringify(args), async () => {
      expectUsageError(await assay(args, { files }), line);
    });
  }

  test('options may stand before the command', async () => {
    const outcome = await assay(['--out', 'elsewhere', 'check', 'm.json'], { files });
    expect(outcome.status).toBe(0);
    expect(Object.keys(outcome.written)).toEqual(['elsewhere/report.json']);
  });

  test('options may stand before the file', async () => {
    const outcome = await assay(['check', '--only', 'manifest/id-*', '--quiet', 'm.json'], { files });
    expect(outcome.status).toBe(0);
  });
});

test.describe('--out that cannot be written', () => {
  /** The verdict is printed anyway, and no report is announced. */
  const expectToldOnly = (outcome: Outcome, line: RegExp) => {
    expectCalm(outcome);
    expect(outcome.stderr).toMatch(/^[^\n]+\n$/);
    expect(outcome.stderr.trimEnd()).toMatch(line);
    expect(outcome.stdout).toContain('partial: acme-db');
    expect(outcome.stdout).not.toContain('Report:');
    expect(outcome.status).toBe(2);
    expect(outcome.written).toEqual({});
  };

  test('a file', async () => {
    expectToldOnly(
      await assay(['check', 'm.json', '--out', 'm.json'], { files }),
      /^assay: m\.json: not a folder; name another one with --out$/,
    );
  });

  test('below a file', async () => {
    expectToldOnly(
      await assay(['check', 'm.json', '--out', 'm.json/out'], { files }),
      /^assay: m\.json\/out.*: cannot be written .*--out$/,
    );
  });

  test('a folder with a folder in place of the report', async () => {
    const prepare = (folder: string) => mkdirSync(join(folder, 'out/report.json'), { recursive: true });
    expectToldOnly(await assay(['check', 'm.json', '--out', 'out'], { files, prepare }), /^assay: out.*: cannot be written .*--out$/);
  });
});
