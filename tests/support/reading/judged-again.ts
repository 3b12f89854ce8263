import { expect } from '@playwright/test';
import { editionOf } from '../../../engine/judging/edition.ts';
import { judgeAgain } from '../../../engine/judging/judge-again.ts';
import { rulesFor } from '../../../runs/selection/rules-for.ts';
import type { Report } from '../../../specs/generated/schemas.ts';

const verdicts = ({ requirements }: Report) => Object.fromEntries(requirements.map(({ id, verdict }) => [id, verdict]));

/** A published report, judged again, gives the same verdict for each requirement as the live run. */
export async function expectSameAgain(name: string, report: Report): Promise<void> {
  const rules = await rulesFor(report.target.kind);
  const published = JSON.parse(JSON.stringify(report)) as Report;
  const again = judgeAgain(published, { rules, edition: editionOf(), version: '0.0.0', command: 'assay report', keepsChoices: true });
  expect.soft(verdicts(again), `${name}, judged again`).toEqual(verdicts(report));
}
