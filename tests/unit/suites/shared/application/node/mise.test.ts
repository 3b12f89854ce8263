import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { because } from '../../../../../../engine/catalogue/reason.ts';
import { createApplication } from '../../../../../../engine/judging/application.ts';
import { denoEntry } from '../../../../../../suites/shared/application/node/mise.ts';
import { testApplication } from '../test-application.ts';

const entry = (text: string) => denoEntry(testApplication({ 'mise.toml': text }));

describe('the Deno of mise.toml', () => {
  const versions: Record<string, string | null> = {
    '[tools]\ndeno = "2.1"': '2.1',
    '[tools]\nnode = "22"\ndeno = "latest"': 'latest',
    'tools.deno = "2"': '2',
    'tools = { deno = "2" }': '2',
    '[tools]\ndeno = { version = "2.1", os = ["linux"] }': '2.1',
    '[tools.deno]\nversion = "2.1"': '2.1',
    '[tools]\ndeno = ["2.1", "1.46"]': '2.1',
    '[tools]\ndeno = 2': '2',
    '[tools]\ndeno = 2.1': '2.1',
    '[tools]\ndeno = true': null,
    '[tools]\ndeno = []': null,
    '[tools]\ndeno = { os = ["linux"] }': null,
    '[tools]\ndeno = { version = ["2"] }': null,
  };
  for (const [text, version] of Object.entries(versions))
    it(`is ${version} in ${JSON.stringify(text)}`, () => assert.deepEqual(entry(text), { version }));

  const problems: [text: string, got: RegExp, line: number, column: number][] = [
    ['', /^no \[tools\] table$/, 1, 1],
    ['[env]\ntoolset = 1', /^no \[tools\] table$/, 1, 1],
    ['[env]\na = "tools"\n\n  [tools]\nnode = "22"', /^no deno in the \[tools\] table$/, 4, 1],
    ['a = 1\ntools = { node = "22" }', /^no deno in the \[tools\] table$/, 2, 1],
    ['a = 1\n\ttools = "deno"', /^a string instead of the table$/, 2, 1],
    ['tools = ["deno"]', /^an array instead of the table$/, 1, 1],
    ['[tools]\ndeno = ', /not TOML/, 2, 8],
    ['[tools]\n[tools]', /not TOML/, 2, 2],
  ];
  for (const [text, got, line, column] of problems)
    it(`is missing in ${JSON.stringify(text)}`, () => {
      const found = entry(text);
      assert.ok('problem' in found && found.problem);
      assert.match(found.problem.got, got);
      assert.deepEqual(found.problem.position, { line, column });
      assert.ok(!('unread' in found) && !('version' in found));
    });

  it('is open where the file cannot be read', () => {
    const folder = { read: () => ({ problem: 'not a regular file' }), names: () => ['mise.toml'] };
    const unread = because('file-not-read', { file: 'mise.toml', why: 'not a regular file' });
    assert.deepEqual(denoEntry(createApplication('node', 'x', folder)), { unread, problem: { got: 'mise.toml: not a regular file' } });
  });

  it('is nothing where there is no file', () => assert.deepEqual(denoEntry(testApplication({})), {}));
});
