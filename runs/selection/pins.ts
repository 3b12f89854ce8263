import { kind, show } from '../../engine/documents/show.ts';
import { segment } from '../../engine/documents/values.ts';
import { type Option, optionNamed } from '../run.ts';
import { isOwnReporter, reporterList } from './reporters.ts';
import { valueOfText, valueProblem } from './values.ts';

/** The first option in assay.yaml with a value that it does not take; `declared` are the options of the command. */
export function wrongPin(project: unknown, declared: Record<string, Option>) {
  const { options } = fieldsOf(project);
  const { reporter } = fieldsOf(options);
  // The folder may be somebody else's repository, whose files are data.
  if (typeof reporter === 'string' && reporterList(reporter).some(isOwnReporter))
    return { pointer: '/options/reporter', text: 'reporter names a module, which would be run; name it on the command line' };
  return firstWrong(
    fieldsOf(options),
    (name) => declared[name] ?? optionNamed(name),
    (name) => `/options/${segment(name)}`,
  );
}

/** The first target in a list of targets with a pace that --max-rps does not take. */
export function wrongPace(fleet: unknown) {
  const { targets } = fieldsOf(fleet);
  const option = (name: string) => (name === 'max_rps' ? optionNamed('max-rps') : undefined);
  const problems = Array.isArray(targets)
    ? targets.map((one, at) => firstWrong(fieldsOf(one), option, () => `/targets/${at}/max_rps`))
    : [];
  return problems.find((problem) => problem !== undefined);
}

function firstWrong(values: Record<string, unknown>, optionOf: (name: string) => Option | undefined, pointerOf: (name: string) => string) {
  for (const [name, value] of Object.entries(values)) {
    const option = optionOf(name);
    const problem = option && valueProblem(option, valueOfText(option, value), withoutTexts);
    if (problem !== undefined) return { pointer: pointerOf(name), text: `${name} ${problem}` };
  }
  return undefined;
}

/** A text may be a secret that stands in the wrong place. */
const withoutTexts = (value: unknown): string => (typeof value === 'string' ? kind(value) : show(value));

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
