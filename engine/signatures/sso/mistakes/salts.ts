import { Buffer } from 'node:buffer';
import { mistakes } from '../mistake.ts';
import { hash, type Scheme } from '../scheme.ts';

const changed =
  (rewrite: (salt: string) => string) =>
  ({ salt }: Scheme): Partial<Scheme> => ({
    salt: (secrets) => {
      const plain = salt(secrets);
      return plain === undefined ? undefined : rewrite(plain);
    },
  });

const common = {
  aspect: 'salt',
  contract: 'uses the sso_salt of the manifest, once, as it is',
  fix: 'Put the sso_salt of the manifest, unchanged, in the fifth place of the string.',
} as const;

const forged = 'No secret goes into the signature: anybody can sign on as anybody.';

export const salts = mistakes(common, {
  'password-as-salt': { does: "uses the manifest's password for the salt", change: () => ({ salt: ({ password }) => password }) },
  'salt-left-out': {
    does: 'leaves the salt out of the string',
    risk: forged,
    change: ({ parts }) => ({ parts: parts.filter((part) => part !== 'salt') }),
  },
  'salt-emptied': {
    does: 'hashes nothing in place of the salt',
    fix: 'Load the sso_salt of the manifest: your service runs with an empty one.',
    risk: forged,
    change: () => ({ salt: () => '' }),
  },
  'salt-undefined': {
    does: 'hashes the word `undefined` in place of the salt',
    fix: 'Load the sso_salt of the manifest: your service runs without one.',
    risk: forged,
    change: () => ({ salt: () => 'undefined' }),
  },
  'salt-twice': {
    does: 'hashes the salt twice, in its place and at the end',
    change: ({ parts }) => ({ parts: [...parts, 'salt'] }),
  },
  'salt-hashed-first': {
    does: 'hashes the salt before it joins the string',
    change: changed((salt) => hash('sha512')(salt).toString('hex')),
  },
  'salt-in-base64': { does: 'puts the salt into the string as Base64', change: changed((salt) => Buffer.from(salt).toString('base64')) },
  'salt-trimmed': { does: 'trims the salt', change: changed((salt) => salt.trim()) },
  'salt-with-newline': {
    does: 'hashes a newline after the salt',
    fix: 'Trim the newline off the file or the variable that holds the salt.',
    change: changed((salt) => `${salt}\n`),
  },
});
