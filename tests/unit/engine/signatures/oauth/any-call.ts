import fc from 'fast-check';
import { type ClientCall, percentEncoded } from './faulty-client.ts';

const text = fc.string({
  unit: fc.constantFrom('a', 'B', 'c', '1', '~', '-', '_', ' ', '+', '%', '&', '=', '/', '!', '*', 'é', '€', '😀'),
  maxLength: 5,
});
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'C', '7', '+', '/', '=', '&', '%', ' ', 'é', "'"), minLength: 3, maxLength: 12 });
const name = fc.oneof(
  fc.constantFrom('a', 'b', 'a1', 'a-b', 'A', 'é'),
  text.filter((drawn) => drawn !== ''),
);

/** A query or a form; spaces are written in either way, an empty value with or without its `=`. */
const written = fc
  .array(fc.tuple(name, text, fc.boolean()), { maxLength: 4 })
  .map((drawn) =>
    drawn
      .map(([key, value, short]) =>
        short
          ? `${percentEncoded(key)}${value && `=${percentEncoded(value)}`}`.replaceAll('%20', '+')
          : `${percentEncoded(key)}=${percentEncoded(value)}`,
      )
      .join('&'),
  );

/** Draws calls that tell most mistakes from a right signature. */
export const anyCall: fc.Arbitrary<ClientCall> = fc.record({
  verb: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
  scheme: fc.constantFrom('http', 'https'),
  host: fc.constantFrom('api.example', 'Api.Example', '127.0.0.1'),
  port: fc.constantFrom('', '80', '443', '8080'),
  path: fc.constantFrom('/', '/v2/self', '/v2/self/', '/v2/a%20b', '/v2/%C3%A9/c'),
  query: written,
  form: fc.option(written, { nil: undefined }),
  json: fc.option(fc.json({ maxDepth: 1 }), { nil: undefined }),
  realm: fc.option(fc.constantFrom('Photos', 'a b'), { nil: undefined }),
  proxied: fc.nat(3).map((drawn) => drawn === 0),
  method: fc.constantFrom('PLAINTEXT', 'HMAC-SHA1', 'HMAC-SHA512'),
  more: fc.constantFrom<Record<string, string>[]>(
    {},
    { oauth_version: '1.0' },
    { oauth_callback: 'http://a.example/?b=c d' },
    { oauth_verifier: 'v', oauth_version: '1.0' },
  ),
  consumer: fc.tuple(word, word),
  token: fc.option(fc.tuple(word, word), { nil: undefined, freq: 5 }),
});
