import { UsageError } from '../../engine/documents/usage-error.ts';
import { printable } from '../../engine/redaction/printable.ts';
import { createRedactor } from '../../engine/redaction/redactor.ts';
import { addressOf, type OAuthRequest, signatureBaseString } from '../../engine/signatures/oauth/base-string.ts';
import { decodeForm, type Pair, percentEncode } from '../../engine/signatures/oauth/encoding.ts';
import { type Explanation, explain } from '../../engine/signatures/oauth/explain.ts';
import type { HeaderProblem } from '../../engine/signatures/oauth/header.ts';
import { readRequest, type WrittenRequest } from '../../engine/signatures/oauth/request-text.ts';
import { protocolParametersOf } from '../../engine/signatures/oauth/verify.ts';
import type { Io } from '../io.ts';

/** What is longer is looked for as a whole value alone. */
const LONGEST_SECRET = 10_000;

interface Settings {
  explain: boolean;
  origin?: string | undefined;
}

export async function explainRequest({ explain: isAsked, origin }: Settings, io: Io): Promise<number> {
  if (!isAsked) throw new UsageError('assay: oauth needs --explain. See assay oauth --help');
  const { ASSAY_CONSUMER_SECRET: consumerSecret, ASSAY_TOKEN_SECRET: tokenSecret } = io.env;
  if (!consumerSecret) throw new UsageError('assay: set ASSAY_CONSUMER_SECRET to the secret of the consumer');
  const request = readRequest(await io.stdin(), origin);
  const { place, parameters } = protocolParametersOf(request);
  if (tokenSecret === undefined && parameters.some(([name, value]) => name === 'oauth_token' && value !== ''))
    throw new UsageError('assay: the request has an oauth_token; set ASSAY_TOKEN_SECRET to its secret');
  const found = explain(request, request.authorization, { consumerSecret, tokenSecret });
  const secrets = [consumerSecret, tokenSecret ?? '', ...parameters.filter(isSecret).map(([, value]) => value)];
  const redactor = createRedactor();
  for (const secret of secrets.filter(({ length }) => length <= LONGEST_SECRET)) redactor.learn(secret, 'secret');
  const baseString = shownBaseString(request, place === 'header' ? parameters : [], secrets);
  const isPlain = !parameters.some(([name, value]) => name === 'oauth_signature_method' && value !== 'PLAINTEXT');
  io.out(printable(redactor.text(text(found, isPlain ? undefined : baseString)), { keep: 'lines' }));
  return found.verdict === 'right' && found.problems.length === 0 ? 0 : 1;
}

function text(found: Explanation, baseString: string | undefined): string {
  return [
    ...verdict(found),
    ...found.problems.map(problemLine),
    ...(baseString && found.verdict !== 'unreadable' ? ['The base string to sign, secrets left out:', `  ${baseString}`] : []),
  ].join('\n');
}

function verdict(found: Explanation): string[] {
  if (found.verdict === 'unreadable') return [`The request does not verify: ${found.says}.`];
  if (found.verdict === 'right')
    return [found.problems.length > 0 ? 'The signature is right, the header is not well formed.' : 'The signature is right.'];
  const [first, ...others] = found.recipes;
  if (!first)
    return [
      'The signature is wrong, and no known mistake makes it: check that method, address, headers and body are those that were sent, and that the secrets belong to this consumer key and token.',
    ];
  return [
    `The signature is wrong: ${first.name}.`,
    first.sentence,
    first.mend,
    ...(others.length > 0 ? [`This request does not tell it from ${others.map(({ name }) => name).join(', ')}.`] : []),
  ];
}

const problemLine = ({ name, expected, got }: HeaderProblem) => `Authorization${name ? ` ${name}` : ''}: expected ${expected}, got ${got}`;

const OPEN = ['consumer_key', 'signature_method', 'timestamp', 'nonce', 'version', 'callback', 'body_hash'].map((name) => `oauth_${name}`);

/** OAuth parameters that are worth something to whoever finds them in a log. */
const isSecret = ([name]: Pair) => name.startsWith('oauth_') && !OPEN.includes(name);

/** The base string of the same request with a word in place of each secret: in the string itself they would be encoded twice. */
function shownBaseString(request: WrittenRequest, header: Pair[], secrets: string[]): string {
  const shown = (pairs: Pair[]) =>
    pairs.map(([name, value]): Pair => [name, isSecret([name, value]) || (value !== '' && secrets.includes(value)) ? 'redacted' : value]);
  const query = shown(decodeForm(addressOf(request.url).query)).map((pair) => pair.map(percentEncode).join('='));
  const masked: OAuthRequest = {
    ...request,
    url: `${request.url.replace(/[?#].*$/s, '')}?${query.join('&')}`,
    form: shown(request.form ?? []),
  };
  return signatureBaseString(masked, shown(header));
}
