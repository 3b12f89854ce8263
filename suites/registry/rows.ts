import { type Requirement, requirements } from '../../engine/catalogue/catalogue.ts';
import { defined } from '../../engine/documents/values.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';
import { probes } from '../shared/resources.ts';
import type { Evidence, Rule } from '../shared/rule.ts';
import { labelIn, wireRule } from '../shared/wire/rule.ts';

/** The rule of a row whose documents say what it checks; none for another row. */
export const ruleOfDocuments = ({ id, documents }: Requirement): Rule[] => (documents ? [wireRule(id, documents)] : []);

/** Rules with the evidence that their rows ask for. */
export function withEvidence(rules: readonly Rule[]): Rule[] {
  const evidence = new Map(requirements().map((row) => [row.id, row.evidence]));
  return rules.map((rule) => ({ ...rule, ...defined({ evidence: evidenceIn(rule.requirement, evidence.get(rule.requirement)) }) }));
}

const evidenceIn = (requirement: RequirementId, evidence: Requirement['evidence']): Evidence | undefined =>
  evidence && {
    ...(evidence.probe && { [evidence.probe === 'told' ? 'told' : 'probe']: probes }),
    ...defined({ unless: evidence.unless }),
    ...(evidence.apart && { apart: { ...evidence.apart, of: evidence.apart.of.map((name) => labelIn(requirement, name)) } }),
    controls: (evidence.controls ?? []).map((name) => labelIn(requirement, name)),
    refused: (evidence.refused ?? []).map((name) => labelIn(requirement, name)),
  };
