import { expect, test } from '@playwright/test';
import { DOMParser } from '@xmldom/xmldom';
import { json } from '../../reporters/json.ts';
import { assay, changed, manifest, type Outcome } from '../support/command.ts';
import { sample } from '../unit/reporters/test-reports.ts';

const broken = changed('"eu"', '"us"');
const files = { 'a.json': json(sample()) };
const isPage = (name: string) => /(^|\/)fix\//.test(name);
const names = ({ written }: Outcome) =>
  Object.keys(written)
    .filter((name) => !isPage(name))
    .sort();

test.describe('assay report', () => {
  test('--notes prints every note', async () => {
    const text = JSON.stringify({ ...sample(), notes: [{ id: 'manifest/urls-use-https', text: 'a harmless note' }] });
    const printed = (...args: string[]) => assay(['report', 'n.json', ...args], { files: { 'n.json': text } });
    expect((await printed()).stdout).toContain('1 note without a risk: see the report, or --notes');
    expect((await printed('--notes')).stdout).toContain('note a harmless note (manifest/urls-use-https)');
  });

  test('shows a run once more, whatever its verdict', async () => {
    const { status, stdout, stderr, written } = await assay(['report', 'a.json'], { files });
    expect({ status, stderr, written }).toEqual({ status: 0, stderr: '', written: {} });
    expect(stdout).toContain('not conforming: acme-db, 2 of 7 required checks failed');
    expect(stdout).toContain('Report: a.json');
  });

  test('writes any format, beside the report or to --out', async () => {
    const list = 'html,junit,markdown,sarif';
    const beside = await assay(['report', 'sub/a.json', '--reporter', list], { files: { 'sub/a.json': files['a.json'] } });
    expect(names(beside)).toEqual(['sub/junit.xml', 'sub/report.html', 'sub/report.md', 'sub/report.sarif']);
    const elsewhere = await assay(['report', 'a.json', '--reporter', list, '--out', 'x/y'], { files });
    expect(names(elsewhere)).toEqual(['x/y/junit.xml', 'x/y/report.html', 'x/y/report.md', 'x/y/report.sarif']);
    const links = (text = '') => [...new Set(text.match(/fix\/[a-z/-]+\.html/g))].map((link) => `sub/${link}`).sort();
    const pages = Object.keys(beside.written).filter(isPage).sort();
    expect(pages.length).toBeGreaterThan(0);
    expect([links(beside.written['sub/report.html']), links(beside.written['sub/report.md'])]).toEqual([pages, pages]);
    for (const page of pages) expect(beside.written[page]).not.toMatch(/<script|href="(?!https?:|#|data:,)/);
    expect(elsewhere.written['x/y/junit.xml']).toBe(beside.written['sub/junit.xml']);
    const root = new DOMParser().parseFromString(beside.written['sub/junit.xml'] ?? '', 'text/xml').documentElement;
    const suites = [...(root?.getElementsByTagName('testsuite') ?? [])];
    expect(suites.reduce((sum, suite) => sum + Number(suite.getAttribute('tests')), 0)).toBe(11);
  });

  test('of a newer version is shown, with a remark', async () => {
    const newer = JSON.stringify({ ...sample(), assay: '9.0.0' });
    const { status, stderr } = await assay(['report', 'v9.json'], { files: { 'v9.json': newer } });
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: 'v9.json: made by Assay 9.0.0, a newer version; some of it may not be shown\n',
    });
  });

  test('writes the same as the run itself', async () => {
    const list = 'html,junit,markdown,sarif';
    const run = await assay(['check', 'm.json', '--reporter', list], { files: { 'm.json': broken } });
    const text = run.written['assay-report/report.json'] ?? '';
    const again = await assay(['report', 'report.json', '--reporter', list], { files: { 'report.json': text } });
    for (const [name, content] of Object.entries(again.written)) expect(run.written[`assay-report/${name}`]).toBe(content);
  });

  const wrong: [what: string, text: string, line: RegExp][] = [
    ['no JSON', '{\n  "assay": }', /^assay: r\.json:2:12: expected a report of Assay in JSON, got "}"\n$/],
    ['a manifest', manifest, /^assay: r\.json:1:1: not a report of Assay: expected "assay", got nothing\n$/],
    ['an unknown field', JSON.stringify({ ...sample(), more: 1 }), /^assay: r\.json:1:\d+: not a report of Assay: unknown key "more"\n$/],
    [
      'a wrong verdict',
      JSON.stringify({ ...sample(), verdict: 'fine' }, null, 2),
      /^assay: r\.json:\d+:14: not a report of Assay: \/verdict: expected "conforming" or .*, got "fine"\n$/,
    ],
    ['nothing', '', /^assay: r\.json:1:1: expected a report of Assay in JSON, got an empty file\n$/],
  ];
  for (const [what, text, line] of wrong)
    test(`a file with ${what} is the user's to fix`, async () => {
      const { status, stdout, stderr } = await assay(['report', 'r.json'], { files: { 'r.json': text } });
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(line);
    });

  test('text in a report cannot control the terminal', async () => {
    const text = json(sample()).replaceAll('marketplace §2', '\\u001b[2J\\u0007');
    const { status, stdout } = await assay(['report', 'a.json'], { files: { 'a.json': text } });
    expect(status).toBe(0);
    expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(stdout).toContain('\\x1b[2J');
  });
});
