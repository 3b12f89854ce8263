import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ownFolder } from '../../../../engine/contract/read.ts';
import type { WrittenSurface } from '../../../../engine/contract/rows.ts';
import { applicationFaults } from '../../../../suites/application/faults.ts';
import { repositoryFaults } from '../../../../suites/application/repository.faults.ts';
import { clientFaults } from '../../../../suites/client/faults/index.ts';
import { manifestFaults } from '../../../../suites/manifest/faults.ts';
import { partnerFaults } from '../../../../suites/registry/partner-faults.ts';
import { platformFaults } from '../../../../suites/registry/platform-faults.ts';
import { combinationsOfTree, faultsOfTree, written } from '../../../../tools/proof/data.ts';
import { missingProof, outdatedFigures, wrongProof } from '../../../../tools/proof/drift.ts';
import { markdown } from '../../../../tools/proof/markdown.ts';
import { proofPage } from '../../../../tools/proof/page.ts';
import { proofPicture } from '../../../../tools/proof/picture.ts';

const complete = () => ({
  faults: Object.fromEntries(faultsOfTree().map(([name, { breaks }]) => [name, { breaks, caught: breaks, alarms: [] as string[] }])),
  oddities: Object.fromEntries(combinationsOfTree().map(({ name, digest }) => [name, { seed: 9, digest, of: 3, alarms: [] as string[] }])),
});

function driftOf({ faults, oddities }: ReturnType<typeof complete>, surfaces: WrittenSurface[] = []): string[] {
  const root = mkdtempSync(join(tmpdir(), 'assay-proof-'));
  try {
    for (const folder of ['docs/proof', 'suites/new/rules']) mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, 'docs/proof/faults.json'), written(faults));
    writeFileSync(join(root, 'docs/proof/oddities.json'), written(oddities));
    writeFileSync(join(root, 'suites/new/rules/rule.ts'), '');
    return [...missingProof(root), ...wrongProof(root, surfaces)];
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('no two faults of a kind of target share a name', () => {
  const parts = [manifestFaults, partnerFaults, platformFaults, repositoryFaults, applicationFaults, clientFaults];
  const count = parts.reduce((sum, part) => sum + Object.keys(part).length, 0);
  const known = faultsOfTree().filter(([name]) => /^(provider|platform|application|client) /.test(name));
  assert.equal(known.length, count);
});

test('a proof of all that the tree has is in order', () => assert.deepEqual(driftOf(complete()), []));

for (const [what, change, line] of [
  [
    'a fault that was not proved',
    ({ faults }) => delete faults['provider manifest-id-is-empty'],
    /^docs\/proof\/faults\.json: provider manifest-id-is-empty: not proved yet; run npm run prove -- new/,
  ],
  [
    'a fault that is gone',
    ({ faults }) => Object.assign(faults, { 'provider gone': faults['provider manifest-id-is-empty'] }),
    /: provider gone: no longer in suites\/\*\/faults.ts; /,
  ],
  [
    'a fault that breaks something else now',
    ({ faults }) => Object.assign(faults, { 'provider manifest-id-is-empty': { breaks: ['a/b'], caught: ['a/b'], alarms: [] } }),
    /: provider manifest-id-is-empty: listed with outdated requirements; /,
  ],
  [
    'another combination',
    ({ oddities }) => Object.assign(oddities, { 'platform-0': { ...oddities['platform-0'], digest: '' } }),
    /^docs\/proof\/oddities\.json: platform-0: not proved yet; /,
  ],
  [
    'a combination that is gone',
    ({ oddities }) => Object.assign(oddities, { 'platform-999': oddities['platform-0'] }),
    /: platform-999: no longer a combination of this tree; /,
  ],
  ['nothing at all', (proof) => Object.assign(proof, { faults: {} }), / and \d{3} more: not proved yet; /],
] as [string, (proof: ReturnType<typeof complete>) => unknown, RegExp][])
  test(`${what} is told in one line`, () => {
    const proof = complete();
    change(proof);
    const lines = driftOf(proof);
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', line);
  });

test('a covered requirement that no fault breaks is told', () => {
  const surface: WrittenSurface = {
    surface: 'new',
    title: 'New',
    target: 'client',
    rows: [
      { id: 'new/rule', level: 'must' },
      { id: 'new/other', level: 'must' },
    ],
  };
  assert.deepEqual(driftOf(complete(), [surface]), [
    'docs/proof/faults.json: new/rule: broken by no fault; add one to the faults.ts of its surface',
  ]);
});

const requirements = ['a/one', 'a/two'].map((id) => ({ id, level: 'must', target: 'client', surface: 'A & B' }));
const oddities = { 'platform-0': { seed: 9, digest: 'd', of: 4, alarms: [] } };
const folder = { version: '4.0.0', mutants: 6, killed: 4, timeout: 1, survived: 1, percent: 83.3, measured: '2026-11-01' };
const nothing = { bugs: {}, pairs: {}, oddities: {}, others: {} };
const mutation = { 'rules/a': folder };
const caught = { 'client x': { breaks: ['a/one'], caught: ['a/one', 'a/two'], alarms: [] } };

const guide = readFileSync(`${ownFolder}/docs/proof.md`, 'utf8');

test('the page counts only what a fault that names it has killed', () => {
  const others = { hostile: { flood: { wrong: 2 } } };
  const page = proofPage(guide, { requirements, faults: caught, oddities, hidden: nothing, contract: {}, mutation, others });
  assert.match(page, /notices a fault that names it\. .*\| 1 of 2 requirements \|/);
  assert.match(page, /\*\*Killed by no fault:\*\*\n\n- a\/two\n/);
  assert.match(page, /1 of 1 faults \(client 1\)/);
  assert.match(page, /a unit test notices\. .*\| 5 of 6 \|/);
  assert.match(page, /in any file\. .*\| 1 attacks, 2 wrong \|/);
});

test('the page names what was not caught, every alarm, and what no change notices', () => {
  const faults = { 'client x': { breaks: ['a/one'], caught: [], alarms: ['a/two'] } };
  const page = proofPage(guide, {
    requirements,
    faults,
    oddities: { 'platform-0': { ...oddities['platform-0'], alarms: ['b/c'] } },
    hidden: nothing,
    contract: { 'paths/~1: /-changed': { kind: 'path', reason: 'it is a placeholder' } },
    mutation: {},
    others: {},
  });
  assert.match(page, /Not caught by all that they break:\*\*\n\n- client x\n/);
  assert.match(page, /Alarms:\*\*\n\n- client x: a\/two\n- platform-0: b\/c\n/);
  assert.match(page, /notices, each with its reason:\n\n- `paths\/~1: \/-changed`: it is a placeholder\n/);
});

test('the page counts the bugs that were met and the pairs that were certified, and names what was missed', () => {
  const bugs = {
    met: { verdict: 'not-conforming', by: ['a/one'], undecided: [] },
    missed: { verdict: 'partial', by: [], undecided: [], missed: 'the reason' },
    secret: { verdict: 'partial', by: [], undecided: [], missed: 'nobody knows it', unmeetable: true as const },
  };
  const pairs = { 'a.b': { verdict: 'partial', by: [], undecided: [] }, 'a.c': { verdict: 'inconclusive', by: [], undecided: ['a/one'] } };
  const blind = { odd: { verdict: 'inconclusive', alarms: [], undecided: ['a/one'] } };
  const named = { verdict: 'not-conforming', condition: 'always', said: 'an id' };
  const others = {
    named,
    unnamed: { ...named, unnamed: 'It is a secret.' },
    missed: { verdict: 'partial', condition: 'once', missed: 'Rare.' },
  };
  const hidden = { bugs, pairs, oddities: blind, others };
  const page = proofPage(guide, { requirements, faults: caught, oddities, hidden, contract: {}, mutation, others: {} });
  assert.match(page, /\| 1 of 2 bugs met that can be met from outside \|/);
  assert.match(page, /\| 2 pairs, 1 certified, 1 inconclusive \|/);
  assert.match(page, /\| 2 of 3 noticed, 1 with the condition \|/);
  assert.match(page, /\| 1 services, 0 false alarms, 1 inconclusive \|/);
  assert.match(page, /can be met from outside:\n\n- `missed`: the reason\n/);
  assert.match(page, /within one run:\n\n- `secret`: nobody knows it\n/);
  assert.match(page, /Certified although a must is broken:\*\*\n\n- a\.b\n/);
});

test('every mark of the guide is filled', () => {
  const page = proofPage(guide, { requirements, faults: caught, oddities, hidden: nothing, contract: {}, mutation, others: {} });
  assert.match(guide, /<!--/);
  assert.doesNotMatch(page, /<!--/);
});

test('the picture has a mark for each kill, and shows what has none', () => {
  const picture = proofPicture(requirements, caught);
  assert.equal(picture.match(/<path class="kill"/g)?.length, 1);
  assert.equal(picture.match(/<path class="also"/g)?.length, 1);
  assert.match(picture, /<text class="none"[^>]*>a\/two</);
  assert.match(picture, />A &#38; B</);
});

test('any table is written as Markdown', () => {
  assert.equal(markdown([{ a: 1, b: 'x|y' }, { a: 2 }]), '| a | b |\n| --: | --- |\n| 1 | x&#124;y |\n| 2 |  |\n');
  assert.equal(markdown({ rules: { score: 90 }, engine: { score: 95 } }), '|  | score |\n| --- | --: |\n| rules | 90 |\n| engine | 95 |\n');
  assert.equal(markdown({ score: 90, folders: [{ a: 1 }] }), '- score: 90\n\n### folders\n\n| a |\n| --: |\n| 1 |\n');
});

const current = { version: '4.0.0' };

for (const [what, tables, lines] of [
  ['of this release', { bench: current, scale: current, hunt: { app: current }, mutation: { 'suites/sso': { version: '4.0.3' } } }, []],
  [
    'of another release',
    { bench: { version: '3.9.0' }, scale: current, hunt: { app: current, gate: {} }, mutation: { 'suites/sso': current } },
    [
      'docs/proof/bench.json: bench: not measured on 4.0; run npm run bench',
      'docs/proof/hunt.json: gate: not measured on 4.0; run npm run hunt',
    ],
  ],
  [
    'of a folder that is gone',
    { bench: current, scale: current, hunt: { app: current }, mutation: { 'rules/self': current } },
    ['docs/proof/mutation.json: rules/self: a folder that is gone; delete the row'],
  ],
] as const)
  test(`figures ${what}`, () => {
    const root = mkdtempSync(join(tmpdir(), 'assay-figures-'));
    try {
      for (const folder of ['docs/proof', 'suites/sso']) mkdirSync(join(root, folder), { recursive: true });
      writeFileSync(join(root, 'package.json'), JSON.stringify({ version: '4.0.1' }));
      for (const [name, rows] of Object.entries(tables)) writeFileSync(join(root, `docs/proof/${name}.json`), JSON.stringify(rows));
      assert.deepEqual(outdatedFigures(root), lines);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
