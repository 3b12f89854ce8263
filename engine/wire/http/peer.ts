import { hash } from 'node:crypto';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Exchange } from './exchange.ts';

type Peer = Pick<Exchange, 'remote' | 'tls'>;

// On a reused connection, Node no longer has the certificate.
const knownPeers = new WeakMap<Socket, Peer>();

const distinguishedName = (name: object | undefined): string =>
  Object.entries(name ?? {})
    .map(([key, value]) => `${key}=${[value].flat().join('+')}`)
    .join(', ');

const certificateOf = (socket: TLSSocket) => {
  const certificate = socket.getPeerCertificate();
  // The public key often stays the same when the certificate is renewed.
  const key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' });
  return {
    authorized: socket.authorized,
    protocol: socket.getProtocol() ?? '',
    cipher: socket.getCipher()?.name ?? '',
    subject: distinguishedName(certificate.subject),
    issuer: distinguishedName(certificate.issuer),
    validTo: certificate.valid_to ?? '',
    fingerprint256: certificate.fingerprint256 ?? '',
    key: key ? `sha256:${hash('sha256', key)}` : '',
  };
};

/** The other end of an established connection. */
export const peerOf = (socket: Socket): Peer => {
  const { remoteAddress: address, remotePort: port } = socket;
  const peer: Peer = knownPeers.get(socket) ?? {
    ...(address !== undefined && port !== undefined && { remote: { address, port } }),
    ...(socket instanceof TLSSocket && { tls: certificateOf(socket) }),
  };
  knownPeers.set(socket, peer);
  return peer;
};
