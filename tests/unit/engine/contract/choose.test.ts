import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { requirements } from '../../../../engine/catalogue/catalogue.ts';
import { chooseContract } from '../../../../engine/contract/choose.ts';

const published = fileURLToPath(new URL('.', import.meta.resolve('#package')));
const folder = mkdtempSync(join(tmpdir(), 'contract-'));
after(() => rmSync(folder, { recursive: true }));

describe('a contract of your own', () => {
  it('has the rules of its rows, also where it was copied before rows named them', () => {
    for (const part of ['openapi', 'specs/questions', 'suites', 'specs/schemas'])
      cpSync(join(published, part), join(folder, part), { recursive: true });
    const file = join(folder, 'suites/sso/requirements.yaml');
    const text = readFileSync(file, 'utf8');
    const older = text.replace(/^ {4}rule:\n(?: {6}.*\n)+/gm, '');
    assert.notEqual(older, text);
    writeFileSync(file, older);
    const before = requirements().map(({ id, rule, covered }) => ({ id, rule, covered }));
    chooseContract({ folder });
    assert.deepEqual(
      requirements().map(({ id, rule, covered }) => ({ id, rule, covered })),
      before,
    );
  });
});
