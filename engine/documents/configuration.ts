import { type Environment, fillIn } from './environment.ts';
import { schemaProblem } from './schema.ts';
import { positionIn } from './text.ts';
import { UsageError } from './usage-error.ts';
import { parseYaml } from './yaml.ts';

type Schema = 'platform' | 'fleet' | 'project' | 'client';

type Problem = { pointer: string; text: string } | undefined;

/**
 * Reads a configuration in YAML or JSON and fills in its variables; an error names line and column. `problemIn` may find one that
 * the schema would tell in other words.
 */
export function parseConfiguration<T>(
  file: string,
  bytes: Uint8Array,
  env: Environment,
  schema: Schema,
  problemIn = (_value: unknown): Problem => undefined,
): T {
  const yaml = parseYaml(file, bytes);
  const refuse = (pointer: string, text: string) => new UsageError(`${positionIn(file, yaml.locate(pointer))}: ${text}`);
  const { value, unset } = fillIn(yaml.value, env);
  const [missing] = unset;
  if (missing) {
    const names = [...new Set(unset.map(({ name }) => name))];
    const are = names.length === 1 ? 'is' : 'are';
    const list = names.map((name) => `\${${name}}`).join(', ');
    throw refuse(missing.pointer, `${list} ${are} not set in the environment; set ${names.join(', ')} and try again`);
  }
  // The user may have put a secret in the wrong place, so messages show no values.
  const problem = problemIn(value) ?? schemaProblem(schema, value, { isSecret: true });
  if (problem) throw refuse(problem.pointer, problem.text);
  return value as T;
}
