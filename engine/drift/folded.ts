import type { Difference } from './difference.ts';

const shownNames = 5;

/** The differences as people read them: those of the same kind, such as refusals that are described, in one line. */
export function folded(differences: readonly Difference[]): Difference[] {
  const groups = new Map<unknown, Difference[]>();
  for (const one of differences) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one]);
  return [...groups.values()].flatMap((group) => group.slice(0, 1).map((first) => together(first, group)));
}

function groupOf(one: Difference): unknown {
  const { about, operation, pointer, code, name } = one;
  if (about === 'optional') return `${operation} ${pointer}`;
  return about === 'unsaid' || about === 'scheme' ? `${code} ${name}` : (about ?? one);
}

const words = {
  refusal: { operation: 'refusals', expected: 'any status from 400 on: the contract leaves them open' },
  operation: { operation: 'other operations', expected: 'nothing: the contract does not mention them' },
  parameter: { operation: 'parameters', expected: 'nothing: the contract does not name these' },
  field: { operation: 'bodies', expected: 'nothing: the contract does not name these fields' },
  narrower: { operation: 'bodies', expected: 'any of what the contract allows' },
  unsaid: { operation: 'the document' },
};

function together(first: Difference, group: readonly Difference[]): Difference {
  const { about, names: _names, ...rest } = first;
  const isList = about === 'unsaid' || group.length > 1;
  if (about === undefined || !isList) return rest;
  const ofOperations = about === 'scheme' || about === 'unsaid';
  const all = [...new Set(group.flatMap(({ names, got, operation }) => names ?? (ofOperations ? operation : got)))];
  const listed = `${all.slice(0, shownNames).join(', ')}${all.length > shownNames ? ` and ${all.length - shownNames} more` : ''}`;
  const requirements = [...new Set(group.flatMap((one) => one.requirements))];
  // A list has no name of its own.
  const { name: _name, ...own } = { ...rest, code: about, requirements };
  if (about === 'optional') return { ...own, expected: `answer body: the fields ${listed} are required`, got: 'they are optional' };
  if (about === 'scheme') return { ...own, got: `${first.got} (${listed})` };
  if (about === 'unsaid') return { ...own, ...words.unsaid, got: `${first.got} (${listed})` };
  return { ...own, ...words[about], got: about === 'narrower' ? `narrower ones in ${listed}` : listed };
}
