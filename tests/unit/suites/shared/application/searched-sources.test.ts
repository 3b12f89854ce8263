import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { requestSecure } from '../../../../../suites/shared/application/searched-sources.ts';
import { testApplication } from './test-application.ts';

function found(files: Record<string, string>, folder = ''): string | undefined {
  const search = requestSecure(testApplication(files, { type: 'play2' }), folder);
  if ('verdict' in search) return search.verdict === 'not-applicable' ? undefined : search.reason;
  return `${search.file}:${search.position.line}:${search.position.column}`;
}

describe('request.secure in the sources', () => {
  const uses: Record<string, string | undefined> = {
    'if (request.secure) {}': '1:5',
    'a\n  request().secure()': '2:3',
    'request\n  . secure': '1:1',
    'request ( ) .secure': '1:1',
    'request.secured': undefined,
    'myrequest.secure': undefined,
    'request(1).secure': undefined,
    'request.isSecure': undefined,
    '// request.secure': undefined,
    '/* request.secure */ request.secure': '1:22',
    '"// " + request.secure': '1:9',
  };
  for (const [text, place] of Object.entries(uses))
    it(`stands at ${place} of ${JSON.stringify(text)}`, () =>
      assert.equal(found({ 'app/A.scala': text }), place && `app/A.scala:${place}`));

  const templates: Record<string, string | undefined> = {
    '<a>@request.secure</a>': '1:5',
    '// request.secure': '1:4',
    '@* request.secure *@': undefined,
    '@* a\nb *@ request.secure': '2:6',
    '*{ request.secure }*': undefined,
    '*{ a }* request.secure': '1:9',
    '@* request.secure': undefined,
    '@**@request.secure': '1:5',
    '}* *{ request.secure }*': undefined,
    '*@ @* a *@ request.secure': '1:12',
    '@* *{ *@ request.secure': '1:10',
    '*{ *@ request.secure }*': undefined,
    '@* a *@ @* request.secure *@ request.secure': '1:30',
    'request.secure @* request.secure *@': '1:1',
  };
  for (const [text, place] of Object.entries(templates))
    it(`stands at ${place} of the template ${JSON.stringify(text)}`, () =>
      assert.equal(found({ 'app/a.scala.html': text }), place && `app/a.scala.html:${place}`));

  const use = 'request.secure';
  const searched = [
    'a.scala',
    'a.java',
    'a.groovy',
    'a.kt',
    'a.html',
    'a.xml',
    'a.txt',
    'a.json',
    'b/c/a.java',
    'app/test/a.java',
    'src/main/java/lib/a.java',
    'm/app/public/a.java',
    'testing/a.java',
    'exit/a.java',
  ];
  for (const path of searched) it(`is looked for in ${path}`, () => assert.equal(found({ [path]: use }), `${path}:1:1`));

  const passed = [
    'a.js',
    'a.scala.bak',
    'README',
    'test/a.java',
    'tests/a.java',
    'it/a.java',
    'target/a.java',
    'm/node_modules/a.java',
    '.git/a.java',
    'public/a.html',
    'lib/a.java',
    'precompiled/a.java',
    'application/test/a.java',
    'src/test/a.java',
  ];
  for (const path of passed) it(`is not looked for in ${path}`, () => assert.equal(found({ [path]: use }), undefined));

  it('is looked for below the folder of a module', () => {
    const files = { 'a/A.java': use, 'b/app/B.java': `\n${use}` };
    assert.equal(found(files, 'b'), 'b/app/B.java:2:1');
    assert.equal(found(files, 'c'), undefined);
  });

  it('is looked for 30 folders deep', () => {
    assert.equal(found({ [`${'d/'.repeat(30)}a.java`]: use }), `${'d/'.repeat(30)}a.java:1:1`);
    assert.equal(found({ [`${'d/'.repeat(31)}a.java`]: use }), undefined);
  });

  it('is looked for in so many files', () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}.md`, '']));
    assert.equal(found({ ...many(1_000), 'z.java': use }), 'z.java:1:1');
    assert.match(found({ ...many(20_001), 'z.java': use }) ?? '', /more sources than Assay searches/);
  });
});
