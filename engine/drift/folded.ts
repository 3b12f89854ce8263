import type { Difference } from './difference.ts';

const shownNames = 5;

/** The differences as people read them: compatible ones of the same kind, such as refusals that are described, in one line. */
export function folded(differences: readonly Difference[]): Difference[] {
  return differences.flatMap((one) => {
    const key = groupOf(one);
    const group = differences.filter((other) => groupOf(other) === key);
    return group[0] === one ? [together(one, group)] : [];
  });
}

const groupOf = (one: Difference): unknown => one.about ?? one;

const words = {
  refusal: { operation: 'refusals', expected: 'any status from 400 on: the contract leaves them open' },
  operation: { operation: 'other operations', expected: 'nothing: the contract does not mention them' },
  field: { operation: 'bodies', expected: 'nothing: the contract does not name these fields' },
  narrower: { operation: 'bodies', expected: 'any of what the contract allows' },
  scheme: {},
};

function together(first: Difference, group: readonly Difference[]): Difference {
  const { about, names: _names, ...rest } = first;
  if (about === undefined || group.length === 1) return rest;
  const all = [...new Set(group.flatMap(({ names, got, operation }) => names ?? (about === 'scheme' ? operation : got)))];
  const listed = `${all.slice(0, shownNames).join(', ')}${all.length > shownNames ? ` and ${all.length - shownNames} more` : ''}`;
  const requirements = [...new Set(group.flatMap((one) => one.requirements))];
  const got = { scheme: `${first.got} (${listed})`, narrower: `narrower ones in ${listed}` }[about as string] ?? listed;
  return { ...rest, ...words[about], requirements, got };
}
