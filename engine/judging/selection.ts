import type { RequirementId } from '../../specs/generated/ids.ts';
import { quoted } from '../contract/compile.ts';

/** Ids and globs as `--only` and `--skip` take them; `*` stands for any text. */
export function matcher(patterns: readonly string[]): (id: string) => boolean {
  const expressions = patterns.map((pattern) => new RegExp(`^${pattern.split('*').map(quoted).join('.*')}$`));
  return (id) => expressions.some((expression) => expression.test(id));
}

/** The pattern that matches none of the ids, if there is one. */
export const unmatched = (patterns: readonly string[], ids: readonly RequirementId[]): string | undefined =>
  patterns.find((pattern) => !ids.some(matcher([pattern])));
