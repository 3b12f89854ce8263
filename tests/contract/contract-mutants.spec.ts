import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Documents, documentNames } from '../../engine/contract/documents.ts';
import { children, type Schema } from '../../engine/contract/schema.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { isWhole, publish } from '../support/proof.ts';
import { changedBy, judgedAgain, type Kind, kindsOf, outcomeOf, published, type Run, runOf, writeContract } from './changed-contracts.ts';
import { type Mutant, mutantsOf } from './statements.ts';
import { unnoticed } from './unnoticed.ts';

const kinds: Kind[] = ['provider', 'platform', 'client'];

interface Row {
  kind: Mutant['kind'];
  /** What noticed it. */
  by?: string;
  /** Why nothing can. */
  reason?: string;
}

/** By what the references that a document is about receive, or by what is judged of them then. */
async function noticedInPlay({ document }: Mutant, folder: string, before: ReadonlyMap<Kind, Run>): Promise<string | undefined> {
  for (const kind of kindsOf[document]) {
    const after = outcomeOf(await runOf(kind, folder));
    const { verdicts = [], received = [] } = before.get(kind) ?? {};
    const verdict = after.verdicts.find((line) => !verdicts.includes(line));
    if (verdict !== undefined) return `played: ${verdict}`;
    const sent = after.received.find((line) => !received.includes(line));
    if (sent !== undefined) return `received: ${sent.slice(0, 120)}`;
  }
  return undefined;
}

/** Changes that went unnoticed before the documents drove the checks: each has to be noticed. */
const experiment = [
  'provider components/schemas/ProvisioningResponse/properties/id: type integer',
  'provider components/schemas/ProvisioningResponse/properties/message: type integer',
  'provider paths/~1{endpoint}~1{addon_id}/delete/responses/200: 204',
  'provider paths/~1{endpoint}/post/responses/401: 418',
  'sso components/schemas/SignOnForm/properties/signature: pattern ^changed$',
  'provider components/schemas/ProvisioningRequest/properties/region: const changed',
  'vendor paths/~1vendor~1apps~1{addonId}/put/responses/200: 204',
  'vendor paths/~1vendor~1apps: /vendor/apps-changed',
  'vendor components/schemas/AddonDetail/properties/region: const changed',
  'platform paths/~1v2~1self: /v2/self-changed',
  'platform components/securitySchemes/oauth1: x-signature-methods changed',
];

/** Changes that say nothing else: prose, order, one optional field more. */
const neutral: Record<string, (documents: Documents) => void> = {
  'other descriptions': (documents) => everySchema(documents, (schema) => (schema.description = 'In other words.')),
  examples: (documents) => everySchema(documents, (schema) => (schema.examples = ['an example'])),
  'another order': (documents) => everySchema(documents, reversed),
  'an optional field more': (documents) =>
    everySchema(documents, ({ properties }) => {
      if (properties) properties.assay_optional = { description: 'It may be there.' };
    }),
};

function everySchema(documents: Documents, change: (schema: Schema) => void): void {
  const visit = (schema: Schema): void => {
    change(schema);
    for (const [, child] of children(schema)) if (child !== schema.properties?.assay_optional) visit(child);
  };
  for (const name of documentNames) for (const schema of Object.values(documents[name].components?.schemas ?? {})) visit(schema as Schema);
  visit(documents.manifest);
}

function reversed(schema: Schema): void {
  if (schema.properties) schema.properties = Object.fromEntries(Object.entries(schema.properties).reverse());
  schema.required?.reverse();
}

test('a change of one statement of the contract is noticed, and a change of its wording is not', { tag: '@prove' }, async () => {
  const all = mutantsOf(published());
  const missing = experiment.filter((name) => !all.some((mutant) => mutant.name === name));
  expect(missing, 'statements that the documents no longer make').toEqual([]);
  const chosen = isWhole ? all : all.filter(({ name }) => experiment.includes(name));
  test.setTimeout(240_000 + chosen.length * 30_000);
  const folder = mkdtempSync(join(tmpdir(), 'assay-mutants-'));
  try {
    const reports = await Promise.all(kinds.map((kind) => runOf(kind)));
    const before = new Map(kinds.map((kind, index) => [kind, outcomeOf(reports[index] as Report)]));
    const file = join(folder, 'reports.json');
    writeFileSync(file, JSON.stringify(reports));
    const unchanged = writeContract(join(folder, 'published'));
    const same = Object.entries(neutral).map(([name, change]) => ({ name, own: writeContract(join(folder, name), change) }));
    const mutants = chosen.map((mutant, index) => ({ mutant, own: writeContract(join(folder, String(index)), changedBy(mutant)) }));
    const judged = await judgedAgain(file, [unchanged, ...same.map(({ own }) => own), ...mutants.map(({ own }) => own)]);
    const usual = judged.get(unchanged) ?? [];
    for (const { name, own } of same) expect(judged.get(own), name).toEqual(usual);
    const rows = new Map<string, Row>();
    for (const { mutant, own } of mutants) {
      const again = judged.get(own);
      const line = again?.find((verdict) => !usual.includes(verdict));
      const by = again === undefined ? 'the contract is refused' : line ? `judged: ${line}` : await noticedInPlay(mutant, own, before);
      const reason = by === undefined ? unnoticed[mutant.name] : undefined;
      rows.set(mutant.name, { kind: mutant.kind, ...(by !== undefined && { by }), ...(reason !== undefined && { reason }) });
    }
    if (isWhole) publish('contract', Object.fromEntries(rows));
    const open = [...rows].filter(([, { by, reason }]) => by === undefined && reason === undefined).map(([name]) => name);
    expect(open, 'statements that nothing follows from: judge them, send them, or list them in tests/contract/unnoticed.ts').toEqual([]);
    const stale = Object.keys(unnoticed).filter((name) => rows.get(name)?.by !== undefined || (isWhole && !rows.has(name)));
    expect(stale, 'listed as unnoticed, and noticed or gone: take them out of tests/contract/unnoticed.ts').toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
