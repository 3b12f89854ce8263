import { createHash } from 'node:crypto';
import type { Changes } from '../../mistakes.ts';
import { decodeForm, type Pair, percentDecode } from '../encoding.ts';
import type { Parameter, Scheme, SignedRequest } from '../scheme.ts';

type Change = Changes<Scheme>[string];

const selecting =
  (select: (parameters: Parameter[], seen: SignedRequest) => Parameter[]): Change =>
  ({ parameters }) => ({ parameters: (seen) => select(parameters(seen), seen) });

const keeping = (isKept: (parameter: Parameter) => boolean): Change => selecting((parameters) => parameters.filter(isKept));
const without = (name: string): Change => keeping((parameter) => parameter.name !== name);

const adding = (more: (seen: SignedRequest) => Pair[]): Change =>
  selecting((parameters, seen) => [
    ...parameters,
    ...more(seen).map(([name, value]): Parameter => ({ from: 'header', name, value, written: [name, value] })),
  ]);

const unlessSent = (name: string, value: (seen: SignedRequest) => string): Change =>
  adding((seen) => (seen.parameters.some((parameter) => parameter.name === name) ? [] : [[name, value(seen)]]));

const bodyHash = (algorithm: string): Change =>
  unlessSent('oauth_body_hash', ({ body = '' }) => createHash(algorithm).update(body).digest('base64'));

/** The parameters with one for each name, in the place of the first. */
const oneOfEach = (pick: (values: string[]) => string): Change =>
  selecting((parameters) => {
    const found = new Map<string, { first: Parameter; values: string[] }>();
    for (const first of parameters) {
      const known = found.get(first.name);
      if (known) known.values.push(first.value);
      else found.set(first.name, { first, values: [first.value] });
    }
    return [...found.values()].map(({ first, values }) => ({ ...first, value: pick(values) }));
  });

const reading = (from: Parameter['from'][], read: (text: string) => string): Change =>
  selecting((parameters) =>
    parameters.map((parameter) => {
      const [name, value] = parameter.written;
      return from.includes(parameter.from) ? { ...parameter, name: read(name), value: read(value) } : parameter;
    }),
  );

const asWritten = (text: string) => text;

/** Mistakes with what is signed. */
export const parameters: Changes<Scheme> = {
  'query-left-out': keeping(({ from }) => from !== 'query'),
  'form-left-out': keeping(({ from }) => from !== 'form'),
  'query-and-form-left-out': keeping(({ from }) => from === 'header'),
  'oauth-parameters-left-out': keeping(({ from }) => from !== 'header'),
  'token-left-out': without('oauth_token'),
  'version-left-out': without('oauth_version'),
  'callback-left-out': without('oauth_callback'),
  'verifier-left-out': without('oauth_verifier'),
  'body-hash-left-out': without('oauth_body_hash'),
  'nonce-left-out': without('oauth_nonce'),
  'timestamp-left-out': without('oauth_timestamp'),
  'consumer-key-left-out': without('oauth_consumer_key'),
  'signature-method-left-out': without('oauth_signature_method'),
  'empty-values-left-out': keeping(({ value }) => value !== ''),
  'realm-included': adding(({ realm }) => (realm === undefined ? [] : [['realm', realm]])),
  'signature-included': adding(() => [['oauth_signature', '']]),
  'body-hash-not-sent': bodyHash('sha1'),
  'body-hash-sha256-not-sent': bodyHash('sha256'),
  'version-not-sent': unlessSent('oauth_version', () => '1.0'),
  'empty-token-not-sent': unlessSent('oauth_token', () => ''),
  'body-as-form': adding(({ body, parameters: sent }) => (body && !sent.some(({ from }) => from === 'form') ? decodeForm(body) : [])),
  'last-of-repeated': oneOfEach((values) => values.at(-1) ?? ''),
  'first-of-repeated': oneOfEach(([first = '']) => first),
  'repeated-joined': oneOfEach(String),
  'plus-taken-literally': reading(['query', 'form'], percentDecode),
  'query-not-decoded': reading(['query'], asWritten),
  'form-not-decoded': reading(['form'], asWritten),
  'header-not-encoded': reading(['header'], asWritten),
  'header-encoded-twice': reading(['header'], (text) => percentDecode(percentDecode(text))),
  'plus-in-the-header': reading(['header'], (text) => percentDecode(text.replaceAll('+', ' '))),
};
