import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Exchange } from './exchange.ts';

type Peer = Pick<Exchange, 'remote' | 'tls'>;

// On a connection that is used again, Node no longer has the certificate.
const known = new WeakMap<Socket, Peer>();

const named = (name: object | undefined): string =>
  Object.entries(name ?? {})
    .map(([key, value]) => `${key}=${[value].flat().join('+')}`)
    .join(', ');

const certificateOf = (socket: TLSSocket) => {
  const certificate = socket.getPeerCertificate();
  // Of the public key, which outlives the certificate.
  const key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' });
  return {
    authorized: socket.authorized,
    protocol: socket.getProtocol() ?? '',
    cipher: socket.getCipher()?.name ?? '',
    subject: named(certificate.subject),
    issuer: named(certificate.issuer),
    validTo: certificate.valid_to ?? '',
    fingerprint256: certificate.fingerprint256 ?? '',
    key: key ? `sha256:${createHash('sha256').update(key).digest('hex')}` : '',
  };
};

/** Who is at the other end of a connection that stands. */
export const peerOf = (socket: Socket): Peer => {
  const { remoteAddress: address, remotePort: port } = socket;
  const peer: Peer = known.get(socket) ?? {
    ...(address !== undefined && port !== undefined && { remote: { address, port } }),
    ...(socket instanceof TLSSocket && { tls: certificateOf(socket) }),
  };
  known.set(socket, peer);
  return peer;
};
