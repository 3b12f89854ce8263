import { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import { type Mistake, mistakes } from '../mistake.ts';
import { hash, type Scheme } from '../scheme.ts';

const contract = 'uses plain SHA-512';

const otherHash = (algorithm: string, title: string): Omit<Mistake, 'name' | 'aspect' | 'contract'> => ({
  does: `uses ${title}`,
  fix: `Replace ${title} by SHA-512.`,
  change: () => ({ digest: hash(algorithm) }),
});

const hmac =
  (algorithm: string): Scheme['digest'] =>
  (bytes, salt) =>
    createHmac(algorithm, salt).update(bytes).digest();

const withHmac = (algorithm: string, title: string): Omit<Mistake, 'name' | 'aspect' | 'contract'> => ({
  does: `uses HMAC-${title} with the salt as key`,
  fix: 'Use the plain SHA-512 of the string, which has the salt in its fifth place.',
  change: ({ parts }) => ({ digest: hmac(algorithm), parts: parts.filter((part) => part !== 'salt') }),
});

const withHmacAndSalt = (algorithm: string, title: string): Omit<Mistake, 'name' | 'aspect' | 'contract'> => ({
  does: `uses HMAC-${title} with the salt as key, over a string that has the salt in it too`,
  fix: 'Use the plain SHA-512 of the same string.',
  change: () => ({ digest: hmac(algorithm) }),
});

export const digests = mistakes(
  { aspect: 'digest', contract },
  {
    sha1: otherHash('sha1', 'SHA-1'),
    sha256: otherHash('sha256', 'SHA-256'),
    'hmac-sha512': withHmac('sha512', 'SHA512'),
    'hmac-sha256': withHmac('sha256', 'SHA256'),
    'hmac-sha512-salt-inside': withHmacAndSalt('sha512', 'SHA512'),
    'hmac-sha256-salt-inside': withHmacAndSalt('sha256', 'SHA256'),
    'hmac-sha1': withHmac('sha1', 'SHA1'),
    md5: otherHash('md5', 'MD5'),
    sha384: otherHash('sha384', 'SHA-384'),
    'sha512-256': otherHash('sha512-256', 'SHA-512/256'),
    'sha3-512': otherHash('sha3-512', 'SHA3-512'),
  },
);

export const hashedAgain = mistakes(
  { aspect: 'again', contract: 'hashes once', fix: 'Compare the first digest with the signature.' },
  {
    'hashed-twice': {
      does: 'hashes the hex digest once more',
      change: ({ digest }) => ({ digest: (bytes, salt) => digest(Buffer.from(digest(bytes, salt).toString('hex')), salt) }),
    },
    'hashed-twice-as-bytes': {
      does: 'hashes the bytes of the digest once more',
      change: ({ digest }) => ({ digest: (bytes, salt) => digest(digest(bytes, salt), salt) }),
    },
  },
);
