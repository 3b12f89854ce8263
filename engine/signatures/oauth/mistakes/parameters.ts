import { createHash } from 'node:crypto';
import { decodeForm, percentDecode } from '../encoding.ts';
import { type Mistake, mistakes } from '../mistake.ts';
import type { Parameter, SignedRequest } from '../scheme.ts';

type Told = Omit<Mistake, 'name' | 'aspect' | 'standard' | 'fix'>;

const selecting =
  (select: (parameters: Parameter[], seen: SignedRequest) => Parameter[]): Mistake['change'] =>
  ({ parameters }) => ({ parameters: (seen) => select(parameters(seen), seen) });

const keeping = (isKept: (parameter: Parameter) => boolean): Mistake['change'] => selecting((parameters) => parameters.filter(isKept));

const without = (name: string): Told => ({
  does: `leaves ${name} out of what it signs`,
  change: keeping((parameter) => parameter.name !== name),
});

export const leftOut = mistakes(
  {
    aspect: 'left-out',
    standard: 'signs every parameter of query, header and form but oauth_signature and realm (§3.4.1.3.1)',
    fix: 'Put every parameter of the query, of the header and of an urlencoded body into the base string.',
  },
  {
    'query-left-out': { does: 'leaves the query parameters out of what it signs', change: keeping(({ from }) => from !== 'query') },
    'form-left-out': { does: 'leaves the form parameters out of what it signs', change: keeping(({ from }) => from !== 'form') },
    'query-and-form-left-out': { does: 'signs the OAuth parameters alone', change: keeping(({ from }) => from === 'header') },
    'oauth-parameters-left-out': {
      does: 'leaves the OAuth parameters out of what it signs',
      change: keeping(({ from }) => from !== 'header'),
    },
    'token-left-out': without('oauth_token'),
    'version-left-out': without('oauth_version'),
    'callback-left-out': without('oauth_callback'),
    'verifier-left-out': without('oauth_verifier'),
    'body-hash-left-out': without('oauth_body_hash'),
    'nonce-left-out': without('oauth_nonce'),
    'timestamp-left-out': without('oauth_timestamp'),
    'consumer-key-left-out': without('oauth_consumer_key'),
    'signature-method-left-out': without('oauth_signature_method'),
    'empty-values-left-out': {
      does: 'leaves parameters with an empty value out of what it signs',
      change: keeping(({ value }) => value !== ''),
    },
  },
);

const adding = (more: (seen: SignedRequest) => [string, string][]): Mistake['change'] =>
  selecting((parameters, seen) => [
    ...parameters,
    ...more(seen).map(([name, value]): Parameter => ({ from: 'header', name, value, written: [name, value] })),
  ]);

const unlessSent =
  (name: string, value: (seen: SignedRequest) => string): ((seen: SignedRequest) => [string, string][]) =>
  (seen) =>
    seen.parameters.some((parameter) => parameter.name === name) ? [] : [[name, value(seen)]];

const bodyHash = (algorithm: string) =>
  unlessSent('oauth_body_hash', ({ body = '' }) => createHash(algorithm).update(body).digest('base64'));

export const added = mistakes(
  {
    aspect: 'added',
    standard: 'signs what is sent and nothing else; of that, neither realm nor oauth_signature (§3.4.1.3.1)',
    fix: 'Sign exactly the parameters that are sent, without realm and oauth_signature.',
  },
  {
    'realm-included': { does: 'signs the realm', change: adding(({ realm }) => (realm === undefined ? [] : [['realm', realm]])) },
    'signature-included': { does: 'signs an empty oauth_signature', change: adding(() => [['oauth_signature', '']]) },
    'body-hash-not-sent': { does: 'signs an oauth_body_hash that it does not send', change: adding(bodyHash('sha1')) },
    'body-hash-sha256-not-sent': {
      does: 'signs an oauth_body_hash, by SHA-256, that it does not send',
      change: adding(bodyHash('sha256')),
    },
    'version-not-sent': { does: 'signs an oauth_version that it does not send', change: adding(unlessSent('oauth_version', () => '1.0')) },
    'empty-token-not-sent': {
      does: 'signs an empty oauth_token that it does not send',
      change: adding(unlessSent('oauth_token', () => '')),
    },
    'body-as-form': {
      does: 'signs a body that is no form as if it were one',
      change: adding(({ body, parameters }) => (body && !parameters.some(({ from }) => from === 'form') ? decodeForm(body) : [])),
    },
  },
);

/** The parameters with one for each name. */
const oneOfEach = (pick: (values: string[]) => string): Mistake['change'] =>
  selecting((parameters) => {
    const byName = new Map<string, Parameter[]>();
    for (const parameter of parameters) {
      const known = byName.get(parameter.name);
      if (known) known.push(parameter);
      else byName.set(parameter.name, [parameter]);
    }
    return [...byName.values()].flatMap(([first, ...others]) =>
      first ? [{ ...first, value: pick([first, ...others].map(({ value }) => value)) }] : [],
    );
  });

export const repeated = mistakes(
  {
    aspect: 'repeated',
    standard: 'signs every value of a name that is sent several times (§3.4.1.3.2)',
    fix: 'Keep the parameters in a list, not in a map from names to values.',
  },
  {
    'last-of-repeated': {
      does: 'signs the last value alone of a name that is sent several times',
      change: oneOfEach((values) => values.at(-1) ?? ''),
    },
    'first-of-repeated': {
      does: 'signs the first value alone of a name that is sent several times',
      change: oneOfEach(([first = '']) => first),
    },
    'repeated-joined': {
      does: 'signs the values of a name that is sent several times with commas between them',
      change: oneOfEach(String),
    },
  },
);

const reading = (from: Parameter['from'][], read: (text: string) => string): Mistake['change'] =>
  selecting((parameters) =>
    parameters.map((parameter) => {
      const [name, value] = parameter.written;
      return from.includes(parameter.from) ? { ...parameter, name: read(name), value: read(value) } : parameter;
    }),
  );

const asWritten = (text: string) => text;

export const values = mistakes(
  {
    aspect: 'values',
    standard: 'signs names and values decoded, a plus in query and form being a space (§3.4.1.3.1)',
    fix: 'Decode names and values once before you encode them for the base string.',
  },
  {
    'plus-taken-literally': { does: 'signs a plus in query or form as a plus', change: reading(['query', 'form'], percentDecode) },
    'query-not-decoded': { does: 'signs the query parameters without decoding them', change: reading(['query'], asWritten) },
    'form-not-decoded': { does: 'signs the form parameters without decoding them', change: reading(['form'], asWritten) },
    'header-not-encoded': {
      does: 'writes values into the header as they are',
      fix: 'Percent-encode each value once in the header.',
      change: reading(['header'], asWritten),
    },
    'header-encoded-twice': {
      does: 'encodes values twice in the header',
      fix: 'Percent-encode each value once in the header.',
      change: reading(['header'], (text) => percentDecode(percentDecode(text))),
    },
    'plus-in-the-header': {
      does: 'writes a space in the header as a plus',
      fix: 'Write a space in the header as %20.',
      change: reading(['header'], (text) => percentDecode(text.replaceAll('+', ' '))),
    },
  },
);
