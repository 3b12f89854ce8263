import { contract } from '../../contract/contract.ts';
import { isSignatureMethod } from '../../contract/signature-methods.ts';
import { pairsOf } from '../mistakes.ts';
import { rewriting } from '../rewriting.ts';
import { addressOf } from './address.ts';
import { decodeForm, valueIn } from './encoding.ts';
import { parseAuthorization } from './header.ts';
import { DRAWN, MISTAKES, NOT_ENCODED, type Recipe, recipeOf, SINGLES } from './recipes.ts';
import { baseBy, type OAuthRequest, type OAuthSecrets, type SignedRequest, STANDARD, seenIn, signBy } from './scheme.ts';

export interface VerifiedRequest extends OAuthRequest {
  /** The `Authorization` header; the OAuth parameters may be in the query or in the form instead. */
  authorization?: string | undefined;
}

/** The secrets of a consumer key and a token; undefined when one is unknown, or when they do not belong together. */
type SecretsFor = (consumerKey: string, token: string | undefined) => OAuthSecrets | undefined;

const refused = <Wrong extends string>(wrong: Wrong, says: string) => ({ ok: false, wrong, says }) as const;

/** The OAuth parameters, from the one place that has them (RFC 5849 §3.5); `header` is set if that place is the header. */
export function protocolParametersOf({ authorization, url, form = [] }: VerifiedRequest) {
  const header = parseAuthorization(authorization);
  if (header.parameters.length > 0) return { place: 'header', parameters: header.parameters, header } as const;
  const place = valueIn(form, 'oauth_signature') === undefined ? 'query' : 'form';
  const sent = place === 'form' ? form : decodeForm(addressOf(url).query);
  return { place, parameters: sent.filter(([name]) => name.startsWith('oauth_')), header: undefined } as const;
}

/** Verifies the signature with the method that the request names, PLAINTEXT by default; does not check nonce and timestamp. */
export function verify(request: VerifiedRequest, secretsFor: SecretsFor) {
  const { parameters, header } = protocolParametersOf(request);
  if (parameters.length === 0) return refused('no-parameters', 'the request carries no OAuth parameters');
  if (new Set(parameters.map(([name]) => name)).size < parameters.length)
    return refused('repeated-parameter', 'an OAuth parameter is sent more than once');
  const parameter = (name: string) => valueIn(parameters, name);
  const [consumerKey, token, sent] = [parameter('oauth_consumer_key'), parameter('oauth_token'), parameter('oauth_signature')];
  const signatureMethod = parameter('oauth_signature_method') ?? 'PLAINTEXT';
  if (consumerKey === undefined) return refused('missing-parameter', 'there is no oauth_consumer_key');
  if (sent === undefined) return refused('missing-parameter', 'there is no oauth_signature');
  const { methods } = contract().signing;
  if (!isSignatureMethod(signatureMethod) || !methods.includes(signatureMethod))
    return refused('unknown-method', `oauth_signature_method is none of ${methods.join(', ')}`);
  const secrets = secretsFor(consumerKey, token);
  if (!secrets) return refused('unknown-credentials', 'the consumer key or the token is not known, or they do not belong together');
  const right = signBy(STANDARD, seenIn(request, header, parameters, secrets));
  // Some clients do not percent-encode a PLAINTEXT signature, and the contract does not show how to encode a value.
  const isPlain = signatureMethod === 'PLAINTEXT' && valueIn(header?.written ?? [], 'oauth_signature') === right;
  if (isPlain || sent === right) return { ok: true } as const;
  return refused('wrong-signature', `the ${signatureMethod} signature does not match the request`);
}

export type Explanation = ReturnType<typeof explainSignature>;

/** Every mistake signs the request once more, and there are thousands of pairs, so a huge request would take too long. */
const MAX_BASE_LENGTH = { single: 500_000, pairs: 20_000 };

/** Tells whether a request is signed as RFC 5849 says and, if not, which mistake of its client makes that signature. */
export function explainSignature(request: VerifiedRequest, secrets: OAuthSecrets) {
  const { parameters, header } = protocolParametersOf(request);
  const problems = header?.problems ?? [];
  const verification = verify(request, () => secrets);
  // Nothing but a wrong signature can be explained by a mistake.
  if (!verification.ok && verification.wrong !== 'wrong-signature')
    return { verdict: 'unreadable', says: verification.says, problems } as const;
  const signature = valueIn(parameters, 'oauth_signature') ?? '';
  const isPlain = problems.some(({ kind, name }) => kind === 'not-encoded' && name === 'oauth_signature');
  const written = isPlain ? (valueIn(header?.written ?? [], 'oauth_signature') ?? '') : signature;
  const seen = seenIn(request, header, parameters, secrets);
  if (isPlain && (verification.ok || written === signBy(STANDARD, seen)))
    return { verdict: 'wrong', recipes: NOT_ENCODED, problems } as const;
  if (verification.ok) return { verdict: 'right', problems } as const;
  return { verdict: 'wrong', recipes: search(seen, new Set([signature, written, inUsualLines(signature)])), problems } as const;
}

/** Broken into lines as `base64-in-lines` breaks it: languages differ in how long a line is, and in how it ends. */
const inUsualLines = (signature: string) =>
  /[\r\n]./.test(signature) ? rewriting('in-lines')(signature.replace(/[\r\n]/g, '')) : signature;

/** The simplest mistakes that make one of these signatures, the most frequent first; this request cannot tell them apart. */
function search(seen: SignedRequest, signatures: Set<string>): Recipe[] {
  const { length } = baseBy(STANDARD, seen);
  const explains = ({ sign }: Recipe) => signatures.has(sign(seen));
  const singles = length > MAX_BASE_LENGTH.single ? [] : SINGLES.filter(explains);
  if (singles.length > 0 || length > MAX_BASE_LENGTH.pairs) return singles;
  const drawn = DRAWN.find(explains);
  if (drawn) return [drawn];
  for (const made of pairsOf(MISTAKES)) {
    const recipe = recipeOf(...made);
    if (explains(recipe)) return [recipe];
  }
  return [];
}
