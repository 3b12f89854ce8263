import type { Rule } from '../engine/judging/rule.ts';
import { cliRules } from './generated/cli.ts';
import { clientRules as callRules } from './generated/client.ts';

/** Everything that a client of the API is held to. */
export const clientRules: readonly Rule[] = [...callRules, ...cliRules];
