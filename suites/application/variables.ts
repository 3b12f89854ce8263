import type { AlikeRule, Ways } from '../../engine/catalogue/catalogue.ts';
import { valuesOf } from '../../engine/contract/contract.ts';
import { withoutCredentials } from '../../engine/documents/show.ts';
import type { Application } from '../../engine/judging/application.ts';
import { has } from '../../engine/recording/facts.ts';
import { currentTools, deprecatedTools } from '../shared/application/node/build-tool.ts';
import { isNodeVersion, isRegistryHost } from '../shared/application/node/node-facts.ts';
import { type ApplicationPlace, type NoVerdict, notApplicable, problem, type Stated, untested } from '../shared/rule.ts';
import { problemsWith, whyNone } from '../shared/wrong-facts.ts';

/** What the value of a variable may be, by the name that rows give it. */
const forms: Record<string, (value: string) => boolean> = {
  production: (value) => value === valuesOf('runtimes').node.mode,
  'install-or-ignore': (value) => Object.values(valuesOf('runtimes').node.dev_dependencies).includes(value),
  'known-tool': (value) => [...currentTools(), ...deprecatedTools()].includes(value),
  'current-tool': (value) => !deprecatedTools().includes(value),
  'node-version': isNodeVersion,
  'registry-host': isRegistryHost,
  'not-blank': (value) => value.trim() !== '',
};

/** Judges the value of a variable; the ways to fail of the row are `unset` and `unfit`. */
export function unfitVariable({ env, hasEnv }: Application, alike: AlikeRule): (ApplicationPlace & Stated)[] | NoVerdict {
  const { variable = '', fits = '', isRequired } = alike;
  const value = env[variable];
  if (isRequired && !hasEnv) return untested('needs-variables');
  if (value === undefined) return isRequired ? [problem('unset', { variable })] : notApplicable('not-set', { variable });
  return forms[fits]?.(value) ? [] : [problem('unfit', { variable }, { value: withoutCredentials(value) })];
}

/** Judges variables by what a row calls wrong about them. */
export const wrongVariables = (
  { env }: Application,
  { variable = '', of = {}, none }: AlikeRule,
  ways?: Ways,
): (ApplicationPlace & Stated)[] | NoVerdict =>
  typeof none === 'object' && !has(env, of) ? whyNone(none) : problemsWith(env, ways).map((problem) => ({ variable, ...problem }));
