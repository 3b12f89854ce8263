import type { Application } from '../../engine/application/application.ts';
import { currentTools, deprecatedTools } from '../../engine/application/node/build-tool.ts';
import { isNodeVersion, isRegistryHost } from '../../engine/application/node/facts.ts';
import type { AlikeRule } from '../../engine/judging/catalogue.ts';
import { has } from '../../engine/judging/facts.ts';
import { problemsWith } from '../shared/facts.ts';
import { type ApplicationProblem, type NoVerdict, notApplicable, show, untested } from '../shared/rule.ts';

/** What the value of a variable may be, by the name that rows give it. */
const forms: Record<string, (value: string) => boolean> = {
  production: (value) => value === 'production',
  'install-or-ignore': (value) => value === 'install' || value === 'ignore',
  'known-tool': (value) => [...currentTools, ...deprecatedTools].includes(value),
  'current-tool': (value) => !deprecatedTools.includes(value),
  'node-version': isNodeVersion,
  'registry-host': isRegistryHost,
  'not-blank': (value) => value.trim() !== '',
};

/** Judges the value of a variable; a row with `unset` requires the variable, and `unset` is the `got` if it is missing. */
export function unfitVariable({ env, hasEnv }: Application, alike: AlikeRule): ApplicationProblem[] | NoVerdict {
  const { variable = '', fits = '', unset, expected = '', got } = alike;
  const value = env[variable];
  if (unset !== undefined && !hasEnv) return untested('needs variables (--env, --env-from)');
  if (value === undefined) return unset === undefined ? notApplicable(`${variable} is not set`) : [{ variable, expected, got: unset }];
  return forms[fits]?.(value) ? [] : [{ variable, expected, got: got?.replace('{value}', value) ?? show(value) }];
}

/** Judges variables by what a row calls wrong about them. */
export const wrongVariables = (
  { env }: Application,
  { variable = '', of = {}, none, problems }: AlikeRule,
): ApplicationProblem[] | NoVerdict =>
  typeof none === 'object' && !has(env, of) ? none : problemsWith(env, problems).map((problem) => ({ variable, ...problem }));
