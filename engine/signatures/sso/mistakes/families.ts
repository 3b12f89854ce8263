import { mistakes } from '../mistake.ts';
import { hash, type SignedPart } from '../scheme.ts';

const OLDER_PARTS: readonly SignedPart[] = ['id', 'salt', 'timestamp'];
const contract = 'sends `signature`, the SHA-512 of id:user_id:email:nav-data:sso_salt:timestamp';
const fix = 'Compare the field `signature` with the lower-case hex SHA-512 of id:user_id:email:nav-data:sso_salt:timestamp';
const risk = 'The older digest does not cover e-mail and user_id: whoever holds one valid form can sign on as someone else.';

/** What came before the contract's signature, whole or in part. */
export const families = mistakes(
  { aspect: 'family', contract, risk },
  {
    'older-token': {
      does: 'knows the older `token` only, the SHA-1 of id:sso_salt:timestamp',
      fix: `${fix}, and stop reading \`token\`.`,
      change: () => ({ field: 'token', parts: OLDER_PARTS, digest: hash('sha1') }),
    },
    'older-digest-as-signature': {
      does: 'puts the older digest, the SHA-1 of id:sso_salt:timestamp, into `signature`',
      fix: `${fix}.`,
      change: () => ({ parts: OLDER_PARTS, digest: hash('sha1') }),
    },
    'older-string': {
      does: 'hashes the older string, id:sso_salt:timestamp',
      fix: `${fix}.`,
      change: () => ({ parts: OLDER_PARTS }),
    },
  },
);
