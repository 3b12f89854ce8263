import { pairsOf } from '../mistakes.ts';
import { addressOf, type OAuthRequest, signatureBaseString } from './base-string.ts';
import { decodeForm, type Pair, writtenPairs } from './encoding.ts';
import { type HeaderProblem, parseAuthorization } from './header.ts';
import { MISTAKES, NOT_ENCODED, type Recipe, recipeOf, SINGLES, signing } from './recipes.ts';
import type { Parameter, SignedRequest } from './scheme.ts';
import { isSignatureMethod, type OAuthSecrets } from './signature.ts';
import { protocolParametersOf, verify } from './verify.ts';

/** A request to look into; its body tells more than the decoded form does. */
export interface ExplainedRequest extends OAuthRequest {
  body?: string | undefined;
  hosts?: SignedRequest['hosts'];
}

export type Explanation = {
  problems: HeaderProblem[];
} & (
  | { verdict: 'right'; baseString: string }
  /** The simplest mistakes that make this signature, the most frequent first: the request does not tell them apart. None: no known one does. */
  | { verdict: 'wrong'; baseString: string; recipes: readonly Recipe[] }
  /** There is no signature to look into. */
  | { verdict: 'unreadable'; says: string }
);

/** Every mistake signs the request once more, and pairs of them come by the thousand: a huge request would take for ever. */
const LONGEST = { single: 500_000, pairs: 20_000 };

/** Says whether a request is signed as RFC 5849 has it and, where not, which mistake of its client makes that signature. */
export function explainSignature(request: ExplainedRequest, header: string | undefined, secrets: OAuthSecrets): Explanation {
  const received = { ...request, authorization: header };
  const { place, parameters } = protocolParametersOf(received);
  const parsed = parseAuthorization(header);
  const problems = place === 'header' ? parsed.problems : [];
  const verification = verify(received, () => secrets);
  if (!verification.ok && verification.wrong !== 'wrong-signature') return { verdict: 'unreadable', says: verification.says, problems };
  const baseString = signatureBaseString(request, place === 'header' ? parameters : []);
  const signature = valueIn(parameters, 'oauth_signature') ?? '';
  const isPlain = problems.some(({ kind, name }) => kind === 'not-encoded' && name === 'oauth_signature');
  const written = isPlain ? (valueIn(parsed.written, 'oauth_signature') ?? '') : signature;
  const seen = seenIn(request, place === 'header' ? parsed : undefined, parameters, secrets);
  if (isPlain && (verification.ok || written === signing([])(seen)))
    return { verdict: 'wrong', baseString, recipes: NOT_ENCODED, problems };
  if (verification.ok) return { verdict: 'right', baseString, problems };
  return { verdict: 'wrong', baseString, recipes: search(seen, new Set([signature, written]), baseString.length), problems };
}

function search(seen: SignedRequest, signatures: Set<string>, length: number): Recipe[] {
  const explains = (sign: Recipe['sign']) => signatures.has(sign(seen));
  const singles = length > LONGEST.single ? [] : SINGLES.filter(({ sign }) => explains(sign));
  if (singles.length > 0 || length > LONGEST.pairs) return singles;
  for (const made of pairsOf(MISTAKES)) if (explains(signing(made))) return [recipeOf(...made)];
  return [];
}

const valueIn = (parameters: Pair[], name: string) => parameters.find(([known]) => known === name)?.[1];

/** Everything that the search looks at; `header` is what was read of the `Authorization` header, where the parameters stand there. */
export function seenIn(
  { method, url, form = [], body, origin, hosts }: ExplainedRequest,
  header: { parameters: Pair[]; written: Pair[]; realm?: string } | undefined,
  protocol: Pair[],
  secrets: OAuthSecrets,
): SignedRequest {
  const received = addressOf(url);
  const from = (place: Parameter['from'], decoded: Pair[], written: Pair[]): Parameter[] =>
    decoded.map(([name, value], index) => ({ from: place, name, value, written: written[index] ?? [name, value] }));
  const parameters = [
    ...from('query', decodeForm(received.query), writtenPairs(received.query)),
    ...from('header', header?.parameters ?? [], header?.written ?? []),
    ...from('form', form, form.length > 0 && body !== undefined ? writtenPairs(body) : []),
  ];
  const named = valueIn(protocol, 'oauth_signature_method') ?? 'PLAINTEXT';
  const { scheme, host, port } = addressOf(origin ?? url);
  return {
    method,
    address: { ...received, scheme, host, port },
    received,
    parameters: parameters.filter(({ name }) => name !== 'oauth_signature'),
    realm: header?.realm,
    body,
    signatureMethod: isSignatureMethod(named) ? named : 'PLAINTEXT',
    secrets,
    hosts,
  };
}
