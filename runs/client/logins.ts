import { loginNames } from '../../fixtures/stand-ins/api/logins.ts';

/** How the three steps can be played to a client that somebody else starts. */
export const logins = [...loginNames, 'all'] as const;
