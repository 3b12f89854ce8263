import { positionIn } from '../../engine/documents/text.ts';
import { readBytes } from '../files.ts';
import { type Io, UsageError } from '../run.ts';

/** A mistake is shown with its line and column. */
export async function readYamlFile<T>(file: string, schema: 'baseline' | 'edition', io: Io) {
  const bytes = readBytes(file, io);
  const [{ parseYaml }, { schemaProblem }] = await Promise.all([
    import('../../engine/documents/yaml.ts'),
    import('../../engine/documents/schema.ts'),
  ]);
  const { value, locate } = parseYaml(file, bytes);
  const refuse = (pointer: string, text: string) => new UsageError(`${positionIn(file, locate(pointer))}: ${text}`);
  const problem = schemaProblem(schema, value);
  if (problem) throw refuse(problem.pointer, problem.text);
  return { value: value as T, refuse };
}
