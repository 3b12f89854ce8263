import { createHash } from 'node:crypto';
import { isObject, jsonIn } from '../../../documents/values.ts';
import type { Kinds } from '../../mistakes.ts';
import { type RewriteStep, rewriting } from '../../rewriting.ts';
import { effectivePort, type SignedAddress } from '../address.ts';
import { decodeForm, type Pair } from '../encoding.ts';
import type { Parameter, Scheme, SignedRequest } from '../scheme.ts';

const withAddress = ({ address }: Scheme, rewrite: (address: SignedAddress, seen: SignedRequest) => Partial<SignedAddress>) => ({
  address: (seen: SignedRequest) => ({ ...address(seen), ...rewrite(address(seen), seen) }),
});

/** The names of RFC 5849 and of its extension for bodies. */
const KNOWN = /^oauth_(consumer_key|token|signature_method|timestamp|nonce|version|callback|verifier|body_hash)$/;

const DEFAULTS = ['80', '443'];
const LOOPBACK: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

function withQuery({ uri }: Scheme): Scheme['uri'] {
  return (address) => uri(address) + (address.query && `?${address.query}`);
}

const selecting = ({ parameters }: Scheme, select: (parameters: Parameter[], seen: SignedRequest) => Parameter[]) => ({
  parameters: (seen: SignedRequest) => select(parameters(seen), seen),
});

const keeping = (scheme: Scheme, isKept: (parameter: Parameter) => boolean) => selecting(scheme, (parameters) => parameters.filter(isKept));

const adding = (scheme: Scheme, more: (seen: SignedRequest) => Pair[]) =>
  selecting(scheme, (parameters, seen) => [
    ...parameters,
    ...more(seen).map(([name, value]): Parameter => ({ from: 'header', name, value, written: [name, value] })),
  ]);

const addingUnlessSent = (scheme: Scheme, name: string, value: (seen: SignedRequest) => string) =>
  adding(scheme, (seen) => (seen.parameters.some((parameter) => parameter.name === name) ? [] : [[name, value(seen)]]));

/** Keeps one parameter for each name, at the position of the first. */
const oneOfEach = (scheme: Scheme, pick: (values: string[]) => string) =>
  selecting(scheme, (parameters) => {
    const found = new Map<string, { first: Parameter; values: string[] }>();
    for (const parameter of parameters) {
      const known = found.get(parameter.name);
      if (known) known.values.push(parameter.value);
      else found.set(parameter.name, { first: parameter, values: [parameter.value] });
    }
    return [...found.values()].map(({ first, values }) => ({ ...first, value: pick(values) }));
  });

/** Changes the parameters whose name is sent several times; `index` counts those of one name. */
const changingRepeated = (scheme: Scheme, change: (parameter: Parameter, index: number) => Partial<Parameter>) =>
  selecting(scheme, (parameters) =>
    parameters.map((parameter) => {
      const alike = parameters.filter(({ name }) => name === parameter.name);
      return alike.length > 1 ? { ...parameter, ...change(parameter, alike.indexOf(parameter)) } : parameter;
    }),
  );

/** The name under which PHP keeps a parameter, if any is left; brackets at its end stay. */
const phpName = (name: string) => name.replace(/^ +/, '').replace(/^[^[]+/, (head) => head.replace(/[ .]/g, '_'));

const retimed = (scheme: Scheme, signed: (sent: string) => string) =>
  selecting(scheme, (parameters) =>
    parameters.map((parameter) => (parameter.name === 'oauth_timestamp' ? { ...parameter, value: signed(parameter.value) } : parameter)),
  );

/** Mistakes in what is signed: first the kinds that oauth.json names, then the kinds of a single mistake. */
export const requestKinds: Kinds<Scheme> = {
  method: (_scheme, method: string) => ({ method: () => method }),
  scheme: (scheme, from: string, to: string) =>
    withAddress(scheme, (address) => {
      if (address.scheme.toLowerCase() !== from) return {};
      return { scheme: to, port: DEFAULTS.includes(address.port) ? '' : address.port };
    }),
  /** Signs another host, which a header of the request names. */
  host: (scheme, header: keyof NonNullable<SignedRequest['hosts']>) =>
    withAddress(scheme, (_address, { hosts }) => {
      const [, host, port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(hosts?.[header] ?? '') ?? [];
      return host ? { host, port } : {};
    }),
  path: (scheme, ...steps: RewriteStep[]) => {
    const rewrite = rewriting(...steps);
    return withAddress(scheme, ({ path }) => ({ path: rewrite(path) }));
  },
  only: (scheme, ...places: string[]) => keeping(scheme, ({ from }) => places.includes(from)),
  without: (scheme, left: string) => keeping(scheme, ({ name }) => name !== left),
  unlessSent: (scheme, name: string, value: string) => addingUnlessSent(scheme, name, () => value),
  bodyHash: (scheme, algorithm: string) =>
    addingUnlessSent(scheme, 'oauth_body_hash', ({ body = '' }) => createHash(algorithm).update(body).digest('base64')),
  /** Reads the parameters of these places in another way. */
  read: (scheme, places: string[], ...steps: RewriteStep[]) => {
    const read = rewriting(...steps);
    return selecting(scheme, (parameters) =>
      parameters.map((parameter) => {
        const [name, value] = parameter.written;
        return places.includes(parameter.from) ? { ...parameter, name: read(name), value: read(value) } : parameter;
      }),
    );
  },
  /** Signs another time than the one that is sent. */
  time: (scheme, factor: number, more: number) =>
    retimed(scheme, (sent) => (/^\d{1,12}$/.test(sent) ? String(Number(sent) * factor + more) : sent)),
  'milliseconds-sent': (scheme) => retimed(scheme, (sent) => sent.replace(/^(\d{10})\d{3}$/, '$1')),
  'lower-case-method': () => ({ method: (method) => method.toLowerCase() }),
  'default-port-kept': () => ({
    uri: (address) => `${`${address.scheme}://${address.host}`.toLowerCase()}:${effectivePort(address)}${address.path}`,
  }),
  'port-dropped': (scheme) => withAddress(scheme, () => ({ port: '' })),
  'host-case-kept': ({ uri }) => ({ uri: (address) => uri(address).replace(address.host.toLowerCase(), () => address.host) }),
  'origin-behind-the-proxy': () => ({ address: ({ received }) => received }),
  'other-loopback-name': (scheme) => withAddress(scheme, ({ host }) => ({ host: LOOPBACK[host.toLowerCase()] ?? host })),
  'trailing-slash-added': (scheme) => withAddress(scheme, ({ path }) => ({ path: path.endsWith('/') ? path : `${path}/` })),
  'trailing-slash-dropped': (scheme) => withAddress(scheme, ({ path }) => ({ path: path.replace(/\/$/, '') })),
  'path-left-out': (scheme) => withAddress(scheme, () => ({ path: '/' })),
  'query-in-the-address': (scheme) => ({ uri: withQuery(scheme), ...keeping(scheme, ({ from }) => from !== 'query') }),
  'query-twice': (scheme) => ({ uri: withQuery(scheme) }),
  'origin-left-out': () => ({ uri: (address) => address.path }),
  'empty-values-left-out': (scheme) => keeping(scheme, ({ value }) => value !== ''),
  'other-header-parameters-left-out': (scheme) => keeping(scheme, ({ from, name }) => from !== 'header' || KNOWN.test(name)),
  'realm-included': (scheme) => adding(scheme, ({ realm }) => (realm === undefined ? [] : [['realm', realm]])),
  'signature-included': (scheme) => adding(scheme, () => [['oauth_signature', '']]),
  'body-as-form': (scheme) =>
    adding(scheme, ({ body, parameters }) => (body && !parameters.some(({ from }) => from === 'form') ? decodeForm(body) : [])),
  'json-as-form': (scheme) =>
    adding(scheme, ({ body }) => {
      const fields = body === undefined ? undefined : jsonIn(body);
      return isObject(fields) ? Object.entries(fields).map(([name, value]): Pair => [name, String(value)]) : [];
    }),
  'last-of-repeated': (scheme) => oneOfEach(scheme, (values) => values.at(-1) ?? ''),
  'first-of-repeated': (scheme) => oneOfEach(scheme, ([first = '']) => first),
  'repeated-joined': (scheme) => oneOfEach(scheme, String),
  'repeated-numbered': (scheme) => changingRepeated(scheme, ({ name }, index) => ({ name: `${name}[${index}]` })),
  'repeated-bracketed': (scheme) => changingRepeated(scheme, ({ name }) => ({ name: `${name}[]` })),
  'php-parsed': (scheme) => {
    const named = selecting(scheme, (parameters) =>
      parameters.map((parameter) => (parameter.from === 'header' ? parameter : { ...parameter, name: phpName(parameter.name) })),
    );
    const kept = keeping({ ...scheme, ...named }, ({ name }) => name !== '');
    return oneOfEach({ ...scheme, ...kept }, (values) => values.at(-1) ?? '');
  },
  'repeated-quoted': (scheme) => changingRepeated(scheme, ({ value }, index) => (index === 0 ? {} : { value: `'${value}'` })),
};
