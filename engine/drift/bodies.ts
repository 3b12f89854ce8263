import { message } from '../contract/contract.ts';
import { ownersAt, schemaAt } from '../contract/ownership.ts';
import { isObject, keys } from '../documents/values.ts';
import { breaking, compatible, type Difference, type OperationPair, statedIn, unsaid } from './difference.ts';
import type { PublishedOperation } from './operations.ts';
import { type Located, resolved } from './published.ts';
import { type Gap, schemaGaps } from './schemas.ts';

/** The path from the schema of a message to that of its body. */
export const bodyPath = ['properties', 'content', 'properties', 'body'];

/** An answer's body beside the one that the contract has in the media type `wanted`. */
export function contents(
  pair: OperationPair,
  name: string,
  wanted: string,
  status: string,
  { content, pointer }: PublishedOperation['answers'][string],
): Difference[] {
  const { contracted, published } = pair;
  const isForm = /form/.test(wanted);
  const all = Object.entries(content);
  const fitting =
    all.find(
      ([type]) =>
        type === wanted || (/[/+]json$/.test(wanted) && /[/+]json$/.test(type)) || type === '*/*' || (isForm && /^text\//.test(type)),
    ) ?? all.find(([type]) => contracted.answers.includes(type));
  const owners = ownersAt(message(name), bodyPath, 'required');
  const others = Object.keys(content).filter((type) => type !== fitting?.[0] && !contracted.answers.includes(type));
  const expected = `an answer of type ${wanted}`;
  const nothing = () => [
    unsaid(contracted, pointer, [silences.schema.code], silences.schema.expected, silences.schema.got, statedIn(name)),
  ];
  if (Object.keys(content).length === 0 && !/^20[45]$/.test(status)) return nothing();
  if (!fitting) return [breaking(contracted, pointer, ['no-answer', wanted], expected, others.join(', ') || 'no content', owners)];
  const { value } = resolved(published, fitting[1]);
  // A form has fields, but most documents call it a text.
  const isText = isForm && isObject(value) && value.type === 'string';
  if (value === undefined || isText) return nothing();
  return [
    ...schemaDifferences(pair, name, fitting[1], 'received'),
    ...others.map((type) => compatible(contracted, pointer, ['other-answer', type], expected, `${type} as well`, owners)),
  ];
}

/** What a client sends has to fit the published schema, what it receives the contract; other differences are compatible. */
export function schemaDifferences(pair: OperationPair, name: string, theirs: Located, direction: 'sent' | 'received'): Difference[] {
  const { contracted, published, namesRequired } = pair;
  const whole = message(name);
  const ours = { value: schemaAt(whole, bodyPath), pointer: `/${bodyPath.join('/')}` };
  const isSent = direction === 'sent';
  const [allowing, asking] = isSent ? [ours, theirs] : [theirs, ours];
  const broken = schemaGaps(published, allowing, asking);
  const more = schemaGaps(published, asking, allowing);
  const differenceFor = (create: typeof breaking, { narrow, wide, asks, allows, at, keyword, lacks }: Gap, isOursNarrow: boolean) => {
    const [mine, other, says, others] = isOursNarrow ? [narrow, wide, asks, allows] : [wide, narrow, allows, asks];
    const side = isSent ? 'request' : 'answer';
    const owners = lacks === 'schema' ? statedIn(name) : ownersAt(whole, keys(mine), keyword);
    const silence = silences[lacks ?? 'schema'];
    if (create === unsaid) return unsaid(contracted, other, [silence.code], silence.expected, silence.got, owners);
    const difference = create(contracted, other, [`${side}-${keyword}`, at], `${side} body${at}: ${says}`, others, owners);
    if (create === breaking) return lacks === 'required' ? { ...difference, about: 'optional' as const, names: [at] } : difference;
    const about = keyword === 'undescribed' ? ('field' as const) : ('narrower' as const);
    return { ...difference, about, names: [`${difference.operation} ${at}`] };
  };
  // Where a document names required fields, it is exact about values too.
  const isUnsaid = ({ lacks }: Gap): boolean =>
    !isSent && lacks !== undefined && !((lacks === 'required' || lacks === 'values') && namesRequired);
  const kindOf = (gap: Gap) => (gap.keyword === 'undescribed' ? compatible : isUnsaid(gap) ? unsaid : breaking);
  const known = new Set(broken.filter(({ keyword }) => keyword !== 'undescribed').map(({ at }) => at));
  return [
    ...broken.map((gap) => differenceFor(kindOf(gap), gap, !isSent)),
    ...more.filter(({ at }) => !known.has(at)).map((gap) => differenceFor(compatible, gap, isSent)),
  ];
}

/** What a whole document may leave out. */
const silences = {
  schema: { code: 'no-fields', expected: 'the fields of each answer', got: 'an answer without them' },
  required: { code: 'no-required', expected: 'the fields that each answer always has', got: 'no required field in any answer' },
  values: { code: 'no-values', expected: 'the constant values', got: 'a field that may have any value' },
  bound: { code: 'no-bound', expected: 'the limits of each value', got: 'a value without a limit' },
  format: { code: 'no-format', expected: 'the format of each text', got: 'a text without a format' },
};
