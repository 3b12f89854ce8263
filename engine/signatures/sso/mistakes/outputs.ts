import { Buffer } from 'node:buffer';
import { mistakes } from '../mistake.ts';

const common = {
  aspect: 'output',
  contract: 'writes the digest as lower-case hex',
  fix: 'Write the digest as 128 lower-case hex digits.',
} as const;

export const outputs = mistakes(common, {
  'upper-case-digest': {
    does: 'writes the digest in upper case',
    change: () => ({ write: (digest) => digest.toString('hex').toUpperCase() }),
  },
  'base64-digest': { does: 'writes the digest as Base64', change: () => ({ write: (digest) => digest.toString('base64') }) },
  'base64url-digest': { does: 'writes the digest as Base64 for URLs', change: () => ({ write: (digest) => digest.toString('base64url') }) },
  'base64-of-hex': {
    does: 'writes the hex digest as Base64',
    change: ({ write }) => ({ write: (digest) => Buffer.from(write(digest)).toString('base64') }),
  },
  'digest-cut-to-64': {
    does: 'cuts the digest to 64 characters',
    fix: 'Make room for 128 characters, where the signature is kept or compared.',
    change: ({ write }) => ({ write: (digest) => write(digest).slice(0, 64) }),
  },
  'prefixed-digest': {
    does: 'writes `sha512=` before the digest',
    change: ({ write }) => ({ write: (digest) => `sha512=${write(digest)}` }),
  },
});

export const fields = mistakes(
  { aspect: 'field' },
  {
    'signature-as-token': {
      does: 'reads the signature from the field `token`',
      contract: 'sends it as `signature`',
      fix: 'Read the field `signature`.',
      change: () => ({ field: 'token' }),
    },
  },
);
