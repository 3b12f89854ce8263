import { UsageError } from '../engine/documents/usage-error.ts';
import { isLabel, type Label } from '../engine/recording/labels.ts';
import type { RequirementId } from '../specs/generated/ids.ts';

/** A label that a row names: rows may be those of somebody's own contract. */
export function labelIn(requirement: RequirementId, name: string): Label {
  if (!isLabel(name)) throw new UsageError(`${requirement}: no play records "${name}"; name a label of specs/labels.yaml`);
  return name;
}
