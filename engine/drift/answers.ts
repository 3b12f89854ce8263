import { message, statusEntryFor } from '../contract/contract.ts';
import { ownersAt } from '../contract/ownership.ts';
import { schemaDifferences } from './bodies.ts';
import { type Difference, differenceAt, type OperationPair } from './difference.ts';
import type { Located, Published } from './published.ts';

/** What a caller gets back: statuses, headers, media types, bodies. */
export const answerDifferences = (pair: OperationPair): Difference[] => [...statuses(pair), ...answers(pair)];

/** The statuses of success that the document has and the contract does not, and the other way round. */
function statuses(pair: OperationPair): Difference[] {
  const { contracted, found } = pair;
  const success = contracted.statuses.filter((status) => !/^[45]/.test(status));
  const given = Object.entries(found.answers);
  const others = given.filter(
    ([status]) => status !== 'DEFAULT' && statusEntryFor(contracted.statuses, Number(status.replace('XX', '00'))) === undefined,
  );
  const own = (status: string) =>
    given.some(
      ([entry]) => entry === status || (entry !== 'DEFAULT' && statusEntryFor([status], Number(entry.replace('XX', '00'))) !== undefined),
    );
  return [
    ...others.map(([status, { pointer }]) =>
      differenceAt(
        pair,
        /^[45]/.test(status) ? 'compatible' : 'breaking',
        [],
        pointer,
        `one of the statuses ${contracted.statuses.join(', ')}`,
        `the status ${status}`,
      ),
    ),
    ...success
      .filter((status) => !own(status))
      .map((status) => differenceAt(pair, 'breaking', [], `${found.pointer}/responses`, `the status ${status}`, 'it is not described')),
  ];
}

function answers(pair: OperationPair): Difference[] {
  const { contracted, found, published } = pair;
  return Object.entries(found.answers).flatMap(([status, { content, headers, pointer }]) => {
    const entry =
      status === 'DEFAULT' || /^[45]/.test(status) ? undefined : statusEntryFor(contracted.statuses, Number(status.replace('XX', '00')));
    if (entry === undefined) return [];
    const name = `${contracted.operation} ${entry}`;
    const { headers: asked, content: wanted } = message(name).properties ?? {};
    const lacking = (asked?.required ?? []).filter((header) => !headers.includes(header));
    const mediaType = wanted?.['x-media-type'];
    return [
      ...lacking.map((header) =>
        differenceAt(
          pair,
          'breaking',
          ownersAt(message(name), ['properties', 'headers', 'properties', header], 'required'),
          pointer,
          `the header ${header}`,
          'it is not described',
        ),
      ),
      ...(typeof mediaType === 'string' ? contents(pair, name, mediaType, content, pointer, published) : []),
    ];
  });
}

function contents(
  pair: OperationPair,
  name: string,
  wanted: string,
  content: Record<string, Located>,
  pointer: string,
  published: Published,
): Difference[] {
  const path = ['properties', 'content', 'properties', 'body'];
  const fitting = Object.entries(content).find(
    ([type]) => type === wanted || (/[/+]json$/.test(wanted) && /[/+]json$/.test(type)) || type === '*/*',
  );
  const owners = ownersAt(message(name), path, 'required');
  const others = Object.keys(content).filter((type) => type !== fitting?.[0] && !pair.contracted.answers.includes(type));
  return [
    ...(fitting
      ? schemaDifferences(pair, name, path, fitting[1], 'received', published)
      : [differenceAt(pair, 'breaking', owners, pointer, `an answer of type ${wanted}`, others.join(', ') || 'no content')]),
    ...(fitting
      ? others.map((type) => differenceAt(pair, 'compatible', owners, pointer, `an answer of type ${wanted}`, `${type} as well`))
      : []),
  ];
}
