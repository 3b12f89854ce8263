import { message, statusEntryFor } from '../contract/contract.ts';
import { ownersAt, schemaAt } from '../contract/ownership.ts';
import { keys } from '../documents/pointer.ts';
import { breaking, compatible, type Difference, type OperationPair } from './difference.ts';
import { type Located, resolved } from './published.ts';
import { type Gap, schemaGaps } from './schemas.ts';

/** Where the schema of a message has that of its body. */
export const bodyPath = ['properties', 'content', 'properties', 'body'];

/** What a caller gets back: statuses, headers, media types, bodies. */
export const answerDifferences = (pair: OperationPair): Difference[] => [...statuses(pair), ...answers(pair)];

/** The entry of the contract that a published status comes under. */
const entryFor = (entries: readonly string[], status: string): string | undefined =>
  status === 'DEFAULT' ? undefined : statusEntryFor(entries, Number(status.replace('XX', '00')));

/** The statuses of success that the document has and the contract does not, and the other way round. */
function statuses({ contracted, found }: OperationPair): Difference[] {
  const given = Object.entries(found.answers);
  const others = given.filter(([status]) => status !== 'DEFAULT' && entryFor(contracted.statuses, status) === undefined);
  const isGiven = (status: string) => given.some(([entry]) => entry === status || entryFor([status], entry) !== undefined);
  const lacking = contracted.statuses.filter((status) => !/^[45]/.test(status) && !isGiven(status));
  return [
    ...others.map(([status, { pointer }]) => {
      const tell = /^[45]/.test(status) ? compatible : breaking;
      return tell(contracted, pointer, `one of the statuses ${contracted.statuses.join(', ')}`, `the status ${status}`);
    }),
    ...lacking.map((status) => breaking(contracted, `${found.pointer}/responses`, `the status ${status}`, 'it is not described')),
  ];
}

function answers(pair: OperationPair): Difference[] {
  const { contracted, found } = pair;
  return Object.entries(found.answers).flatMap(([status, { content, headers, pointer }]) => {
    const entry = /^[45]/.test(status) ? undefined : entryFor(contracted.statuses, status);
    if (entry === undefined) return [];
    const name = `${contracted.operation} ${entry}`;
    const { headers: asked, content: wanted } = message(name).properties ?? {};
    const lacking = (asked?.required ?? []).filter((header) => !headers.includes(header));
    const mediaType = wanted?.['x-media-type'];
    return [
      ...lacking.map((header) => {
        const owners = ownersAt(message(name), ['properties', 'headers', 'properties', header], 'required');
        return breaking(contracted, pointer, `the header ${header}`, 'it is not described', owners);
      }),
      ...(typeof mediaType === 'string' ? contents(pair, name, mediaType, content, pointer) : []),
    ];
  });
}

function contents(pair: OperationPair, name: string, wanted: string, content: Record<string, Located>, pointer: string): Difference[] {
  const { contracted } = pair;
  const fitting = Object.entries(content).find(
    ([type]) => type === wanted || (/[/+]json$/.test(wanted) && /[/+]json$/.test(type)) || type === '*/*',
  );
  const owners = ownersAt(message(name), bodyPath, 'required');
  const others = Object.keys(content).filter((type) => type !== fitting?.[0] && !contracted.answers.includes(type));
  const expected = `an answer of type ${wanted}`;
  if (!fitting) return [breaking(contracted, pointer, expected, others.join(', ') || 'no content', owners)];
  return [
    ...schemaDifferences(pair, name, fitting[1], 'received'),
    ...others.map((type) => compatible(contracted, pointer, expected, `${type} as well`, owners)),
  ];
}

/** What is sent has to fit the published schema; what is received has to fit the contract. The other direction is compatible. */
export function schemaDifferences(
  { contracted, published }: OperationPair,
  name: string,
  place: Located,
  direction: 'sent' | 'received',
): Difference[] {
  const whole = message(name);
  const ours = { place: { value: schemaAt(whole, bodyPath), pointer: `/${bodyPath.join('/')}` }, resolve: (one: Located) => one };
  const theirs = { place, resolve: (one: Located) => resolved(published, one) };
  const isSent = direction === 'sent';
  const broken = isSent ? schemaGaps(ours, theirs) : schemaGaps(theirs, ours);
  const more = isSent ? schemaGaps(theirs, ours) : schemaGaps(ours, theirs);
  const told = (tell: typeof breaking, { narrow, wide, asks, allows, at, keyword }: Gap, isOursNarrow: boolean) => {
    const [mine, other, says, others] = isOursNarrow ? [narrow, wide, asks, allows] : [wide, narrow, allows, asks];
    const where = `${isSent ? 'request' : 'answer'} body${at}`;
    return tell(contracted, other, `${where}: ${says}`, others, ownersAt(whole, keys(mine), keyword));
  };
  const isBreaking = ({ keyword }: Gap): boolean => keyword !== 'undescribed';
  const known = new Set(broken.filter(isBreaking).map(({ at }) => at));
  return [
    ...broken.map((gap) => told(isBreaking(gap) ? breaking : compatible, gap, !isSent)),
    ...more.filter(({ at }) => !known.has(at)).map((gap) => told(compatible, gap, isSent)),
  ];
}
