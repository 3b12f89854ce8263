import { weaknessOf } from '../../engine/redaction/policy.ts';
import type { NamedSecret } from '../../engine/redaction/redactor.ts';
import { UsageError } from '../run.ts';

/** Refuses secrets that a report could not hide, unless the user allows them. */
export function refuseWeakSecrets(file: string, secrets: readonly NamedSecret[], published: readonly string[], isAllowed: boolean): void {
  if (isAllowed) return;
  for (const { name, value } of secrets) {
    const weakness = weaknessOf(value, published);
    if (weakness)
      throw new UsageError(
        `${file}: ${name} ${weakness}, so Assay cannot keep it out of reports; use another one, or add --allow-weak-secrets`,
      );
  }
}
