import { printable } from '../../engine/redaction/printable.ts';
import type { ProviderRun } from '../../engine/run.ts';

/** What is about to happen at the target, before it does. */
export function plan(run: ProviderRun, name: string, part: string): string {
  const { baseUrl, ssoUrl, environment, maxInstalls, cases, plans, seed } = run;
  return [
    `Plan for ${printable(name)} (${environment})`,
    `  provisioning    ${withoutUser(baseUrl)}`,
    `  single sign-on  ${withoutUser(ssoUrl)}`,
    run.resource === undefined
      ? `  installs        at most ${maxInstalls}, one at a time, each deleted again (${cases} of them generated, seed ${seed})`
      : `  installs        none: signs on to ${printable(run.resource)}`,
    `  plan            ${plans.map((slug) => printable(slug)).join(', ')}`,
    `  callbacks       ${run.isCallbackReachable ? 'to our stand-in platform' : 'not tested: the target cannot reach us (--callback-url)'}`,
    ...(part ? [`  part            ${part}`] : []),
  ].join('\n');
}

const withoutUser = (url: string) => printable(url.replace(/\/\/[^/]*@/, '//'));
