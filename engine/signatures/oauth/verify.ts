import { contract } from '../../contract/contract.ts';
import { addressOf } from './address.ts';
import { decodeForm, valueIn } from './encoding.ts';
import { parseAuthorization } from './header.ts';
import { type OAuthRequest, STANDARD, seenIn, signBy } from './scheme.ts';
import { isSignatureMethod, type OAuthSecrets } from './signature.ts';

export interface VerifiedRequest extends OAuthRequest {
  /** Its `Authorization` header; the OAuth parameters may stand in the query or in the form instead. */
  authorization?: string | undefined;
}

/** The secrets behind a consumer key and a token; nothing, where one of them is not known or they do not belong together. */
type SecretsFor = (consumerKey: string, token: string | undefined) => OAuthSecrets | undefined;

const refused = <Wrong extends string>(wrong: Wrong, says: string) => ({ ok: false, wrong, says }) as const;

/** The OAuth parameters of a request, from the one place that has them (RFC 5849 §3.5), and what its header is, where that is the place. */
export function protocolParametersOf({ authorization, url, form = [] }: VerifiedRequest) {
  const header = parseAuthorization(authorization);
  if (header.parameters.length > 0) return { place: 'header', parameters: header.parameters, header } as const;
  const place = valueIn(form, 'oauth_signature') === undefined ? 'query' : 'form';
  const sent = place === 'form' ? form : decodeForm(addressOf(url).query);
  return { place, parameters: sent.filter(([name]) => name.startsWith('oauth_')), header: undefined } as const;
}

/** Verifies the signature by the method that the request names (none named: PLAINTEXT); nonce and timestamp are not looked at. */
export function verify(request: VerifiedRequest, secretsFor: SecretsFor) {
  const { parameters, header } = protocolParametersOf(request);
  if (parameters.length === 0) return refused('no-parameters', 'the request carries no OAuth parameters');
  if (new Set(parameters.map(([name]) => name)).size < parameters.length)
    return refused('repeated-parameter', 'an OAuth parameter is sent more than once');
  const of = (name: string) => valueIn(parameters, name);
  const [consumerKey, token, sent] = [of('oauth_consumer_key'), of('oauth_token'), of('oauth_signature')];
  const signatureMethod = of('oauth_signature_method') ?? 'PLAINTEXT';
  if (consumerKey === undefined) return refused('missing-parameter', 'there is no oauth_consumer_key');
  if (sent === undefined) return refused('missing-parameter', 'there is no oauth_signature');
  const { methods } = contract().signing;
  if (!isSignatureMethod(signatureMethod) || !methods.includes(signatureMethod))
    return refused('unknown-method', `oauth_signature_method is none of ${methods.join(', ')}`);
  const secrets = secretsFor(consumerKey, token);
  if (!secrets) return refused('unknown-credentials', 'no consumer and token are known by this key and token');
  const right = signBy(STANDARD, seenIn(request, header, parameters, secrets));
  // Some clients send the key of PLAINTEXT as it is: the contract does not show how a value is encoded.
  const isPlain = signatureMethod === 'PLAINTEXT' && valueIn(header?.written ?? [], 'oauth_signature') === right;
  if (isPlain || sent === right) return { ok: true } as const;
  return refused('wrong-signature', `the signature is not that of this request by ${signatureMethod}`);
}
