import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Report } from '../engine/report.ts';
import { type Outcome, root } from './command.ts';

const file = (name: string) => JSON.parse(readFileSync(join(root, 'specs/schemas', name), 'utf8'));
const ajv = new Ajv2020({ allErrors: true, strictRequired: false, allowUnionTypes: true });
formats.default(ajv);
const isReport = ajv.addSchema(file('recording.schema.json')).compile(file('report.schema.json'));

/** The report that a run wrote, valid against its schema. */
export function reportOf({ written }: Outcome, path = 'assay-report/report.json'): Report {
  const report = JSON.parse(written[path] ?? 'null');
  isReport(report);
  expect(isReport.errors ?? []).toEqual([]);
  return report;
}

export const verdictOf = (report: Report, id: string) => report.requirements.find((row) => row.id === id)?.verdict;
