import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Report } from '../../../specs/generated/schemas.ts';
import { type Outcome, root } from '../command.ts';

const schema = (name: string) => JSON.parse(readFileSync(join(root, 'specs/schemas', name), 'utf8'));
const ajv = new Ajv2020({ allErrors: true, strictRequired: false, allowUnionTypes: true });
formats.default(ajv);
const isReport = ajv.compile(schema('report.schema.json'));

/** The report that a run wrote, valid against its schema. */
export function reportOf({ written, stderr }: Outcome, path = 'assay-report/report.json'): Report {
  const text = written[path];
  if (text === undefined) throw new Error(`no report: ${stderr}`);
  const report = JSON.parse(text);
  isReport(report);
  expect(isReport.errors ?? []).toEqual([]);
  return report;
}

/** The report that a run left in its folder. */
export const reportIn = (folder: string): Report => JSON.parse(readFileSync(join(folder, 'assay-report/report.json'), 'utf8'));

export const rowOf = (report: Report, id: string) => report.requirements.find((row) => row.id === id);

/** Ids of the requirements with a verdict, in order. */
export const idsWith = ({ requirements }: Report, ...verdicts: string[]): string[] =>
  requirements.filter(({ verdict }) => verdicts.includes(verdict)).map(({ id }) => id);

/** What failed, warned, was blocked or undecided, each with the reason. */
export const red = ({ requirements }: Report): string[] =>
  requirements
    .filter(({ verdict }) => ['fail', 'warn', 'blocked', 'undecided'].includes(verdict))
    .map(({ id, got, reason }) => `${id}: ${got ?? reason}`);
