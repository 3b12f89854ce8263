import { expect, test } from '@playwright/test';
import { catalogue, isRequirement, type Requirement, type Row } from '../../engine/catalogue/catalogue.ts';
import { assay, runUnread } from '../support/command.ts';

const { rows, surfaces, edition } = catalogue();
const needed = rows.filter(isRequirement);

const filters: [args: string[], keeps: (row: Row) => boolean][] = [
  [[], () => true],
  [['--surface', 'manifest'], ({ surface }) => surface === 'manifest'],
  [['--level', 'must'], (row) => isRequirement(row) && row.level === 'must'],
  [['--level', 'should'], (row) => isRequirement(row) && row.level === 'should'],
  [['--level', 'note'], (row) => isRequirement(row) && row.level === 'note'],
  [['--kind', 'requirement'], isRequirement],
  [['--kind', 'gap'], (row) => !isRequirement(row) && row.kind === 'gap'],
  [['--kind', 'contradiction'], (row) => !isRequirement(row) && row.kind === 'contradiction'],
  [['--kind', 'exclusion'], (row) => !isRequirement(row) && row.kind === 'exclusion'],
  [['--kind', 'assumption'], (row) => !isRequirement(row) && row.kind === 'assumption'],
  [['--covered'], (row) => isRequirement(row) && row.covered],
  [['--uncovered'], (row) => isRequirement(row) && !row.covered],
  [['--surface', 'sso', '--level', 'must'], (row) => row.surface === 'sso' && isRequirement(row) && row.level === 'must'],
  [['--covered', '--uncovered'], () => false],
];

test.describe('list', () => {
  for (const [args, keeps] of filters) {
    const expected = rows.filter(keeps);

    test(`${args.join(' ') || 'all'}, as JSON`, async () => {
      const { status, stdout, stderr } = await assay(['list', '--json', ...args]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(JSON.parse(stdout)).toEqual({ edition, rows: expected });
    });

    test(`${args.join(' ') || 'all'}, as text`, { tag: '@prove' }, async () => {
      const { status, stdout, stderr } = await assay(['list', ...args]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      const shown = stdout.split('\n').flatMap((line) => /^ {2}\S+ +(\S+\/\S+)$/.exec(line)?.[1] ?? []);
      expect(shown.toSorted()).toEqual(expected.map(({ id }) => id as string).toSorted());
      expect(stdout).toMatch(new RegExp(`^${expected.length} r`, 'm'));
    });
  }

  test('counts as uncovered what no rule judges', async () => {
    const { stdout } = await assay(['list', '--uncovered']);
    const uncovered = needed.filter(({ covered }) => !covered).length;
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(`${uncovered} requirements that no rule judges yet`);
  });

  for (const surface of Object.keys(surfaces)) {
    test(`knows the surface ${surface}`, { tag: '@prove' }, async () => {
      const { status, stdout } = await assay(['list', '--surface', surface]);
      expect(status).toBe(0);
      expect(stdout.split('\n')[0]).toBe(`${surfaces[surface]} (${surface})`);
    });
  }

  for (const args of [['list'], ['list', '--json']]) {
    test(`${args.join(' ')} ends well when the reader closes the pipe`, async () => {
      expect(await runUnread(args)).toEqual({ status: 0, stderr: '' });
    });
  }

  test('writes nothing', async () => {
    expect((await assay(['list'])).written).toEqual({});
  });
});

test.describe('explain', () => {
  const first = (fits: (row: Requirement) => boolean) => needed.find(fits);
  const samples = [first(({ covered }) => covered), first(({ covered }) => !covered), first(({ when }) => when !== undefined)];

  for (const row of samples.filter((sample) => sample !== undefined)) {
    test(`${row.id} with its source, how it is judged and how to fix`, async () => {
      const { status, stdout, stderr } = await assay(['explain', row.id]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      for (const part of [`${row.id} (${row.level})`, row.text, row.source, row.judged.trim(), row.hint.trim(), row.when ?? '']) {
        expect(stdout).toContain(part);
      }
      expect(stdout).toMatch(row.covered ? /^Covered: +yes$/m : /^Covered: +not yet/m);
    });
  }

  for (const kind of ['gap', 'contradiction', 'exclusion', 'assumption'] as const) {
    test(`a row of kind ${kind} with its question and reason`, async () => {
      const row = rows.find((candidate) => !isRequirement(candidate) && candidate.kind === kind);
      if (!row || isRequirement(row)) throw new Error(`the catalogue has no ${kind}`);
      const { status, stdout } = await assay(['explain', row.id]);
      expect(status).toBe(0);
      for (const part of [`${row.id} (${kind})`, row.question, row.reason.trim(), row.source]) expect(stdout).toContain(part);
    });
  }

  test('prints a row as JSON', async () => {
    const { status, stdout } = await assay(['explain', 'manifest/id-is-present', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual(needed.find(({ id }) => id === 'manifest/id-is-present'));
  });

  for (const [id, meant] of [
    ['manifest/id-is-presnt', 'manifest/id-is-present'],
    ['id-is-present', 'manifest/id-is-present'],
    ['Manifest/id-is-present', 'manifest/id-is-present'],
    ['manifest/regions-include-us', 'manifest/regions-include-eu'],
  ] as const) {
    test(`${id}: did you mean ${meant}?`, async () => {
      const { status, stdout, stderr } = await assay(['explain', id]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toBe(`assay: no requirement is named "${id}"; did you mean ${meant}? See assay list\n`);
    });
  }
});
