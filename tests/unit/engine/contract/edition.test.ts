import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogue, isRequirement, useCatalogue } from '../../../../engine/catalogue/catalogue.ts';
import { withRows } from '../../../../engine/contract/choose.ts';
import { editionOf, knownEditions } from '../../../../engine/contract/edition.ts';
import { buildReport } from '../../../../engine/judging/report.ts';
import type { EditionFile } from '../../../../specs/generated/schemas.ts';

const id = 'sso/refuses-a-stale-timestamp';
const started = new Date(0);

/** The edition of that name while the catalogue has other rows. */
function changedEdition({ edition, rows }: EditionFile) {
  const before = catalogue();
  useCatalogue(withRows(before, { rows }));
  try {
    return editionOf(edition);
  } finally {
    useCatalogue(before);
  }
}

/** A run in which one requirement fails and every other one passes. */
const failing = (edition: ReturnType<typeof editionOf>) =>
  buildReport({
    version: '1',
    command: '',
    target: { kind: 'provider', name: 'acme' },
    started,
    edition,
    judged: new Map(edition.requirements.map((row) => [row.id, { verdict: row.id === id ? 'fail' : 'pass', problems: [], notes: [] }])),
    leftOut: () => undefined,
    strict: false,
  });

describe('an edition', () => {
  it('is the one in force, with a hash of its rows', () => {
    const { name, hash } = editionOf();
    assert.equal(name, catalogue().edition);
    assert.match(hash, /^sha256:[0-9a-f]{64}$/);
    assert.equal(editionOf().hash, hash);
    assert.ok(knownEditions().includes(name));
  });

  it('changes the rows that its file names, and its hash with them', () => {
    const next = changedEdition({ edition: '2027-03', rows: [{ id, level: 'must' }] });
    const differing = next.requirements.filter((row, index) => row.level !== editionOf().requirements[index]?.level);
    assert.deepEqual(
      differing.map((row) => row.id),
      [id],
    );
    assert.equal(next.levelOf(id), 'must');
    assert.notEqual(next.hash, editionOf().hash);
    assert.equal(changedEdition({ edition: '2027-03', rows: [] }).hash, editionOf().hash);
  });

  it('shows a requirement of a later one without counting it', () => {
    const report = failing(changedEdition({ edition: '2027-03', rows: [{ id, level: 'must', since: '2027-09' }] }));
    assert.equal(report.verdict, 'conforming');
    assert.equal(report.counts.fail, 0);
    assert.ok(!report.requirements.some((outcome) => outcome.id === id));
    assert.deepEqual(
      report.unscored?.map((outcome) => [outcome.id, outcome.verdict, outcome.since]),
      [[id, 'fail', '2027-09']],
    );
  });

  it('counts it from then on', () => {
    const report = failing(changedEdition({ edition: '2027-09', rows: [{ id, level: 'must', since: '2027-09' }] }));
    assert.equal(report.verdict, 'not-conforming');
    assert.equal(report.unscored, undefined);
  });
});

describe('the hash of an edition', () => {
  const changed = (change: object) => changedEdition({ edition: '2027-03', rows: [{ id, ...change }] as never }).hash;
  const same = changed({});

  for (const field of ['target', 'text', 'judged', 'when', 'needs', 'since', 'kind', 'question', 'reading', 'assumes'])
    it(`changes with the ${field} of a row`, () => assert.notEqual(changed({ [field]: 'other words' }), same));

  for (const field of ['hint', 'source', 'surface'])
    it(`stays when the ${field} of a row is reworded`, () => assert.equal(changed({ [field]: 'other words' }), same));

  it('stays when a change changes nothing, and is not that of no rows', () => {
    assert.equal(same, editionOf().hash);
    const since = (text: string) => changed({ since: text });
    assert.notEqual(since('2027-03'), since('2027-09'));
  });
});

describe('editions', () => {
  it('are known once each, the oldest first', () => {
    const known = knownEditions();
    assert.deepEqual(known, [...new Set(known)].sort());
    for (const edition of catalogue().editions) assert.ok(known.includes(edition), edition);
    for (const edition of known) assert.match(edition, /^\d{4}-\d\d$/);
  });

  it('take a requirement that they do not know for a must', () => assert.equal(editionOf().levelOf('no/such-requirement'), 'must'));

  it('count what has no date from the beginning', () => {
    const [row] = editionOf().requirements.filter(({ since }) => since === undefined);
    assert.ok(row && changedEdition({ edition: '', rows: [] }).isScored(row));
  });
});

describe('an edition that rows announce', () => {
  it('is known before it is in force', () => {
    const { rows, editions } = catalogue();
    const [requirement] = editionOf().requirements;
    assert.ok(requirement);
    rows.push({ ...requirement, since: '1999-01' }, { ...requirement, since: '9999-12' }, { ...requirement, since: '9999-12' });
    try {
      assert.deepEqual(knownEditions(), ['1999-01', ...[...editions].sort(), '9999-12']);
    } finally {
      rows.splice(-3);
    }
  });

  it('has the levels that its rows have', () => {
    const { requirements, levelOf } = editionOf();
    for (const { id: one, level } of requirements) assert.equal(levelOf(one), level, one);
    assert.ok(requirements.some(({ level }) => level === 'should') && requirements.every(isRequirement));
  });
});
