import type { Failure, FailureKind, Phase } from './exchange.ts';

export type Where = { phase: Phase; host: string; port: number; throughProxy: boolean; tls: boolean };

type NodeError = Error & { code?: string; reason?: string; failure?: Failure };

const certificateFaults: Record<string, string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed (use --ca FILE to trust it)',
  SELF_SIGNED_CERT_IN_CHAIN: 'its authority is not known here (use --ca FILE to trust it)',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its issuer is not known here, or an intermediate certificate is missing (use --ca FILE to trust it)',
  UNABLE_TO_GET_ISSUER_CERT: 'its issuer is not known here (use --ca FILE to trust it)',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its issuer is not known here (use --ca FILE to trust it)',
  CERT_HAS_EXPIRED: 'it has expired',
  CERT_NOT_YET_VALID: 'it is not valid yet',
  CERT_REVOKED: 'it was revoked',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is for another host name',
};

/** Shows a parser's reason only if it is plain words, so never what the target sent. */
const plainReason = (text: string | undefined) => (text && /^[\w ,.'/-]{1,120}$/.test(text) ? `: ${text}` : '');

const explain = (code: string, error: NodeError, { phase, tls, ...where }: Where): [FailureKind, string] => {
  const address = `${where.host.includes(':') ? `[${where.host}]` : where.host}:${where.port}`;
  if (code === 'ENOTFOUND') return ['dns', `the name ${where.host} does not resolve`];
  if (code.startsWith('EAI_')) return ['dns', `the name ${where.host} cannot be resolved at the moment (${code})`];
  if (code === 'ECONNREFUSED') return ['refused', `nothing listens on ${address}`];
  if (code === 'ETIMEDOUT') return ['timeout', `no connection to ${address}: the attempt timed out`];
  if (/^HPE_\w+_OVERFLOW$/.test(code))
    return ['too-large', 'the headers of the answer, or the extensions of a chunk, are larger than Assay reads'];
  if (code.startsWith('HPE_')) return ['protocol', `the answer is not valid HTTP${plainReason(error.reason)}`];
  const fault = certificateFaults[code] ?? (/CERT|CRL/.test(code) ? code : undefined);
  if (fault) return ['tls', `the certificate does not verify: ${fault}`];
  // When the other side sends plain text, Node reports EPROTO on a write, and OpenSSL's own code on a read.
  if (/wrong.version.number|packet.length.too.long/i.test(`${code} ${error.message}`)) return ['tls', `${address} does not speak TLS`];
  if (code === 'EPROTO' || /^ERR_(SSL|TLS|OSSL)/.test(code)) return ['tls', `no TLS connection to ${address} (${code})`];
  if (code !== 'ECONNRESET' && code !== 'EPIPE') return ['network', `the connection to ${address} failed (${code || 'unknown reason'})`];
  if (phase === 'connect') return ['reset', `${address} closed the connection ${tls ? 'before TLS was established' : 'at once'}`];
  if (phase === 'body') return ['reset', 'the connection was closed before the answer was complete'];
  return ['reset', 'the connection was closed without an answer'];
};

/** Turns an error of Node into one sentence for a person. */
export const failureOf = (error: NodeError, where: Where): Failure => {
  if (error.failure) return { ...error.failure, phase: where.phase };
  const [kind, message] = explain(error.code ?? '', error, where);
  // Before there is a connection, only the proxy can have failed, never the target.
  if (where.throughProxy && where.phase === 'connect')
    return { kind: 'proxy', phase: 'connect', message: `the proxy cannot be reached: ${message}` };
  return { kind, phase: where.phase, message };
};

/** An error that carries a failure through Node's error events. */
export const failureError = (kind: FailureKind, message: string): Error => {
  const failure: Failure = { kind, phase: 'connect', message };
  return Object.assign(new Error(message), { failure });
};

export const duration = (ms: number): string => (ms >= 1000 ? `${Math.round(ms / 100) / 10} s` : `${Math.round(ms)} ms`);
