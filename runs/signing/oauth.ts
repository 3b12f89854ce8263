import { createRedactor } from '../../engine/redaction/redactor.ts';
import type { Pair } from '../../engine/signatures/oauth/encoding.ts';
import type { HeaderProblem } from '../../engine/signatures/oauth/header.ts';
import { clockOf } from '../../engine/signatures/oauth/moment.ts';
import { readRequest } from '../../engine/signatures/oauth/request-text.ts';
import { baseBy, type SignedRequest, STANDARD, seenIn } from '../../engine/signatures/oauth/scheme.ts';
import { type Explanation, explainSignature, protocolParametersOf } from '../../engine/signatures/oauth/verify.ts';
import { type Arguments, type Io, printable, UsageError } from '../run.ts';

export async function explainRequest({ origin }: Arguments['oauth'], io: Io): Promise<number> {
  const { ASSAY_CONSUMER_SECRET: consumerSecret, ASSAY_TOKEN_SECRET: tokenSecret } = io.env;
  if (!consumerSecret) throw new UsageError('assay: set ASSAY_CONSUMER_SECRET to the secret of the consumer');
  const request = readRequest(await io.stdin(), origin);
  const { parameters, header } = protocolParametersOf(request);
  if (tokenSecret === undefined && parameters.some(([name, value]) => name === 'oauth_token' && value !== ''))
    throw new UsageError('assay: the request has an oauth_token; set ASSAY_TOKEN_SECRET to its secret');
  const keys: Record<string, string | undefined> = Object.fromEntries(parameters);
  if (keys.oauth_consumer_key === consumerSecret)
    throw new UsageError('assay: ASSAY_CONSUMER_SECRET is the oauth_consumer_key of the request; set it to the secret');
  if (tokenSecret !== undefined && tokenSecret !== '' && keys.oauth_token === tokenSecret)
    throw new UsageError('assay: ASSAY_TOKEN_SECRET is the oauth_token of the request; set it to the secret');
  const by = (url: string) => explainSignature({ ...request, url }, { consumerSecret, tokenSecret });
  const first = by(request.url);
  // If the text does not show the scheme, either may have been signed.
  const other = request.otherUrl !== undefined && first.verdict === 'wrong' ? by(request.otherUrl) : undefined;
  const found = other !== undefined && mistakesIn(other) < mistakesIn(first) ? other : first;
  const url = found === other ? (request.otherUrl ?? '') : request.url;
  const time = timeLines(keys.oauth_timestamp, request.at);
  const secrets = [consumerSecret, tokenSecret ?? '', ...parameters.filter(isSecret).map(([, value]) => value)];
  const redactor = createRedactor();
  for (const secret of secrets) redactor.learn(secret, 'secret');
  const baseString = shownBaseString(seenIn({ ...request, url }, header, parameters, { consumerSecret }), secrets);
  // A PLAINTEXT signature, the default, has no base string.
  const hasBaseString = parameters.some(([name, value]) => name === 'oauth_signature_method' && value !== 'PLAINTEXT');
  io.out(printable(redactor.text(text(found, time, hasBaseString ? baseString : undefined)), { keep: 'lines' }));
  return found.verdict === 'right' && found.problems.length === 0 && !time.isWrong ? 0 : 1;
}

/** How many mistakes an explanation needs. */
const mistakesIn = (found: Explanation): number => {
  if (found.verdict === 'right') return 0;
  return found.verdict === 'wrong' ? (found.recipes[0]?.mistakes.length ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
};

function text(found: Explanation, time: Time, baseString: string | undefined): string {
  const isUnexplained = found.verdict === 'wrong' && found.recipes.length === 0;
  return [
    ...(isUnexplained && time.isWrong ? [...time.lines, AFTER_THE_TIME] : [...verdict(found), ...time.lines]),
    ...found.problems.map(problemLine),
    ...(baseString && found.verdict !== 'unreadable' ? ['The base string to sign, secrets left out:', `  ${baseString}`] : []),
  ].join('\n');
}

const AFTER_THE_TIME = 'The signature is wrong, too: sign the request again with the right timestamp, then check it again.';

function verdict(found: Explanation): string[] {
  if (found.verdict === 'unreadable') return [`The request does not verify: ${found.says}.`];
  if (found.verdict === 'right')
    return [found.problems.length > 0 ? 'The signature is right, the header is not well formed.' : 'The signature is right.'];
  const [first, ...others] = found.recipes;
  if (!first)
    return [
      'The signature is wrong, and no known mistake explains it: check that method, address, headers and body are those that were sent, that the client signed for this host and not for another (name it with --origin), and that the secrets belong to this consumer key and token.',
    ];
  return [
    `The signature is wrong: ${first.name}.`,
    first.sentence,
    first.fix,
    ...(others.length > 0 ? [`This request alone does not tell it from: ${others.map(({ name }) => name).join(', ')}.`] : []),
  ];
}

interface Time {
  lines: string[];
  isWrong: boolean;
}

/** A timestamp in another unit is always wrong; one that looks old may be right, since the request may have been sent long ago. */
function timeLines(timestamp: string | undefined, at = Date.now()): Time {
  if (timestamp === undefined) return { lines: [], isWrong: false };
  const clock = clockOf(timestamp, at);
  const minutes = Math.round(Math.abs(Number(timestamp) - at / 1000) / 60);
  const far = `oauth_timestamp is ${minutes} minutes ${clock === 'past' ? 'old' : 'ahead'}: a platform that checks it refuses the request.`;
  if (clock === 'milliseconds')
    return { lines: ['oauth_timestamp is in milliseconds: send the seconds since 1970 (RFC 5849 §3.3).'], isWrong: true };
  if (clock === 'no-number')
    return { lines: ['oauth_timestamp is not a number: send the seconds since 1970 (RFC 5849 §3.3).'], isWrong: true };
  return { lines: clock === 'present' ? [] : [far], isWrong: false };
}

const problemLine = ({ name, expected, got }: HeaderProblem) => `Authorization${name ? ` ${name}` : ''}: expected ${expected}, got ${got}`;

const SAFE = ['consumer_key', 'signature_method', 'timestamp', 'nonce', 'version', 'callback', 'body_hash'].map((name) => `oauth_${name}`);

/** OAuth parameters that somebody who finds them in a log could misuse. */
const isSecret = ([name]: Pair) => name.startsWith('oauth_') && !SAFE.includes(name);

/** The base string with a word in place of each secret; replaced before, because the string itself has them encoded twice. */
function shownBaseString(seen: SignedRequest, secrets: string[]): string {
  const parameters = seen.parameters.map((parameter) => {
    const { name, value } = parameter;
    const isHidden = isSecret([name, value]) || (value !== '' && secrets.includes(value));
    return isHidden ? { ...parameter, value: 'redacted' } : parameter;
  });
  return baseBy(STANDARD, { ...seen, parameters });
}
