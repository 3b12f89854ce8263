import { UsageError } from '../../engine/documents/usage-error.ts';
import { weaknessOf } from '../../engine/redaction/policy.ts';
import type { NamedSecret } from '../../engine/redaction/scan.ts';

/** Refuses a run whose secrets could not be kept out of its reports, unless the user allows it. */
export function refuseWeakSecrets(
  file: string,
  secrets: readonly NamedSecret[],
  published: readonly string[],
  args: { 'allow-weak-secrets'?: boolean | undefined },
): void {
  if (args['allow-weak-secrets']) return;
  for (const { name, value } of secrets) {
    const weakness = weaknessOf(value, published);
    if (weakness)
      throw new UsageError(
        `${file}: ${name} ${weakness}, so Assay cannot keep it out of reports; use another one, or add --allow-weak-secrets`,
      );
  }
}
