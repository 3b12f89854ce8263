import { createHmac } from 'node:crypto';
import { conforming } from '../../../targets/reference/client/decisions.ts';
import { type ClientFault, defineFault } from './fault.ts';

const { digest, encodes } = conforming;

/** Signs with one mistake, which Assay has to name. */
const mistaken = (name: string, client: ClientFault['client']): ClientFault =>
  defineFault({ breaks: ['client/signature-verifies'], got: `${name}:`, client });

/** One function that is not percent-encoding, wherever the client encodes. */
const everywhere = (encodes: (text: string) => string): ClientFault['client'] => ({
  encodes,
  joins: encodes,
  key: (consumer, token) => `${encodes(consumer)}&${encodes(token)}`,
});

const hmac = (hash: string, base: string, key: string) => createHmac(hash, key).update(base);

/** Signatures that do not verify. */
export const signatureFaults = {
  'query-left-out': mistaken('query-left-out', { covers: (oauth, _query, form) => [...oauth, ...form] }),
  'form-left-out': mistaken('form-left-out', { covers: (oauth, query) => [...oauth, ...query] }),
  'hex-for-base64': mistaken('hex-for-base64', { digest: (base, key) => hmac('sha512', base, key).digest('hex') }),
  'another-digest': mistaken('sha1-signs', { digest: (base, key) => hmac('sha1', base, key).digest('base64') }),
  'secrets-swapped': mistaken('secrets-swapped', { key: (consumer, token) => `${token}&${consumer}` }),
  'ampersand-missing': mistaken('ampersand-missing', { key: (consumer, token) => `${consumer}${token}` }),
  // The request token of a login is signed as it should be, and the exchange is not.
  'token-secret-left-out': defineFault({
    ...mistaken('token-secret-left-out', { key: (consumer) => `${consumer}&` }),
    may: ['client/exchanges-with-verifier'],
  }),
  'parameters-not-sorted': mistaken('unsorted-header-query-form', { sorts: (pairs) => pairs }),
  'plus-for-space': mistaken('plus-for-space', { encodes: (text) => encodes(text).replaceAll('%20', '+') }),
  'component-encoded-everywhere': mistaken('punctuation-left-plain-everywhere', everywhere(encodeURIComponent)),
  'url-encoder-everywhere': mistaken(
    'form-encoding-everywhere',
    everywhere((text) => new URLSearchParams({ '': text }).toString().slice(1)),
  ),
  'slash-left-plain-everywhere': mistaken(
    'slash-left-plain-everywhere',
    everywhere((text) => encodes(text).replaceAll('%2F', '/')),
  ),
  'encoded-twice': mistaken('', { encodes: (text) => encodes(encodes(text)) }),
  'port-dropped': mistaken('port-dropped', { signedUrl: ({ protocol, hostname, pathname }) => `${protocol}//${hostname}${pathname}` }),
  'https-signed': mistaken('', { signedUrl: ({ host, pathname }) => `https://${host}${pathname}` }),
  'lower-case-method': mistaken('lower-case-method', { signedMethod: (method) => method.toLowerCase() }),
  'signature-cut': defineFault({
    breaks: ['client/signature-verifies'],
    got: 'no known mistake explains it',
    client: { digest: (base, key) => digest(base, key).slice(0, 40) },
  }),
  'a-method-of-its-own': defineFault({
    breaks: ['client/signature-verifies'],
    got: 'oauth_signature_method HMAC-SHA256',
    client: { signatureMethod: 'HMAC-SHA256', digest: (base, key) => hmac('sha256', base, key).digest('base64') },
  }),
  'no-consumer-key': defineFault({
    breaks: ['client/signature-verifies'],
    got: 'there is no oauth_consumer_key',
    client: { sends: (parameters) => parameters.filter(([name]) => name !== 'oauth_consumer_key') },
  }),
  'goes-on-with-the-first-token': defineFault({
    breaks: ['client/signature-verifies'],
    got: 'the request token of the first step',
    client: { keeps: (_granted, issued) => issued },
  }),
  'goes-on-with-the-first-secret': defineFault({
    breaks: ['client/signature-verifies'],
    got: '',
    client: { keeps: ({ token }, { secret }) => ({ token, secret }) },
  }),
};
