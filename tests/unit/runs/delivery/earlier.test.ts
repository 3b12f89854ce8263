import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { earlierReport } from '../../../../runs/delivery/earlier.ts';
import type { Io } from '../../../../runs/run.ts';
import type { Report } from '../../../../specs/generated/schemas.ts';
import { report } from '../../reporters/html/test-report.ts';

describe('the report of the run before', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'assay-earlier-'));
  after(() => rmSync(cwd, { recursive: true }));
  const io = { cwd, version: '3.0.0', err: () => undefined } as unknown as Io;
  mkdirSync(join(cwd, 'out/earlier-report'), { recursive: true });
  const found = (written: string, now: Partial<Report> = {}) => {
    writeFileSync(join(cwd, 'out/earlier-report/report.json'), written);
    return earlierReport('out', report({ started: '2026-11-16T12:00:00.000Z', ...now }), io)?.started;
  };
  const earlier = JSON.stringify(report());

  it('is that of the same target in the same folder', () => assert.equal(found(earlier), '2026-11-15T12:00:00.000Z'));

  it('is none if it is of another target, or not earlier', () => {
    assert.equal(found(earlier, { target: { kind: 'provider', name: 'other' } }), undefined);
    assert.equal(found(earlier, { target: { kind: 'platform', name: 'acme-db' } }), undefined);
    assert.equal(found(earlier, { started: '2026-11-14T12:00:00.000Z' }), undefined);
  });

  it('is none if there is none, or it cannot be read', () => {
    assert.equal(found('{'), undefined);
    assert.equal(earlierReport('elsewhere', report(), io), undefined);
  });
});
