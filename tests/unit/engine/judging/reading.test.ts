import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogue, isRequirement, readAs, readingsOf, requirements } from '../../../../engine/catalogue/catalogue.ts';
import { buildReport } from '../../../../engine/judging/report.ts';

const resting = requirements().filter(({ readings }) => readings !== undefined);

describe('a reading', () => {
  it('is one sentence that begins as it is written and goes on in lower case', () => {
    const sentence = readAs({ reading: 'Any 2xx is a success.', because: 'The contract names no status.' });
    assert.equal(sentence, 'Read as: Any 2xx is a success, because the contract names no status.');
  });

  for (const [because, shown] of [
    ['A proxy hides it.', 'a proxy hides it'],
    ['De-provisioning names 200.', 'de-provisioning names 200'],
    ['OAuth 1 has rules.', 'OAuth 1 has rules'],
    ['CC_NODE_VERSION is free.', 'CC_NODE_VERSION is free'],
    ['`par` is a zone.', '`par` is a zone'],
    ['It ends in .pdf.', 'it ends in .pdf'],
  ] as const)
    it(`keeps names as they are: ${because}`, () => assert.equal(readAs({ reading: 'So.', because }), `Read as: So, because ${shown}.`));

  it('is known wherever a requirement names one', () => {
    assert.ok(resting.length > 90, String(resting.length));
    const ids = new Set<string>(catalogue().rows.map(({ id }) => id));
    for (const row of resting) {
      assert.deepEqual(
        readingsOf(row).map(({ id }) => id),
        row.readings,
      );
      for (const id of row.readings ?? []) assert.ok(ids.has(id), `${row.id}: ${id}`);
    }
  });

  it('reads as one sentence, for every requirement', () => {
    for (const row of resting)
      for (const reading of readingsOf(row)) {
        assert.match(readAs(reading), /^Read as: [A-Z`{o].*[^.,], because \S.*[^.]\.$/, reading.id);
        assert.doesNotMatch(readAs(reading), /[.!?] [A-Z]|, because .*, because /, `${reading.id} is more than one sentence`);
      }
  });

  it('of every contradiction belongs to a requirement, or says why not', () => {
    const used = new Set(resting.flatMap(({ readings = [] }) => readings));
    for (const row of catalogue().rows)
      if (!isRequirement(row) && row.kind === 'contradiction') assert.equal(used.has(row.id), row.unlinked === undefined, row.id);
  });
});

it('a report has the readings that its requirements rest on, and no empty list', () => {
  const report = buildReport({
    ...{ version: '0', command: '', target: { kind: 'provider', name: 'x' }, started: new Date(0) },
    ...{ judged: new Map(), leftOut: () => undefined, strict: false },
  });
  const of = (id: string) => report.requirements.find((outcome) => outcome.id === id)?.readings;
  assert.deepEqual(
    of('provision/succeeds')?.map(({ id }) => id),
    ['silence/provisioning-success-status'],
  );
  assert.equal(of('manifest/is-a-json-object'), undefined);
});
