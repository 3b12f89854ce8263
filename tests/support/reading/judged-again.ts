import { expect } from '@playwright/test';
import { catalogue, useCatalogue } from '../../../engine/catalogue/catalogue.ts';
import { editionOf } from '../../../engine/contract/edition.ts';
import type { Family } from '../../../engine/judging/causes.ts';
import { judgeAgain } from '../../../engine/judging/judge-again.ts';
import { byReason } from '../../../reporters/groups.ts';
import { rulesFor } from '../../../runs/selection/rules-for.ts';
import type { Report } from '../../../specs/generated/schemas.ts';
import { families } from '../../../suites/registry/causes.ts';
import { clientRules } from '../../../suites/registry/client.ts';
import { surfaces } from '../../../suites/registry/surfaces.ts';
import { decided, reworded, rewordedCauses, rewordedRecordings } from './other-words.ts';

const verdicts = ({ requirements }: Report) => Object.fromEntries(requirements.map(({ id, verdict }) => [id, verdict]));

const groupsOf = ({ requirements }: Report) => byReason(requirements).map(([, own]) => own.map(({ id }) => id));

async function again(report: Report, own: readonly Family[]): Promise<Report> {
  const { kind } = report.target;
  const rules = kind === 'client' ? clientRules() : await rulesFor(kind);
  const options = {
    rules,
    surfaces: { ...surfaces, families: own },
    edition: editionOf(),
    version: '0.0.0',
    command: 'assay report',
    keepsChoices: true,
  };
  return judgeAgain(report, options);
}

/** A published report, judged again, gives the same verdict for each requirement as the live run, in other words too. */
export async function expectSameAgain(name: string, report: Report): Promise<void> {
  expect.soft(verdicts(await expectSameInOtherWords(name, report)), `${name}, judged again`).toEqual(verdicts(report));
}

/**
 * With all sentences of rows, causes, reasons and recordings replaced by others, the same recordings give the same verdicts, codes, levels,
 * causes, groups, order and fingerprints.
 */
export async function expectSameInOtherWords(name: string, report: Report): Promise<Report> {
  const published = JSON.parse(JSON.stringify(report)) as Report;
  const plain = await again(published, families);
  useCatalogue(reworded(catalogue()));
  try {
    const other = await again(rewordedRecordings(published), rewordedCauses(families));
    expect.soft(decided(other), `${name}, in other words`).toEqual(decided(plain));
    expect.soft(groupsOf(other), `${name}, grouped in other words`).toEqual(groupsOf(plain));
  } finally {
    useCatalogue();
  }
  return plain;
}
