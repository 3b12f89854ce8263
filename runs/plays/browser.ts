import { installedBrowser } from '../../fixtures/browser/shared-browser.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';

import { type CertifyArguments, type Io, UsageError } from '../run.ts';
import { leftOutBy } from '../selection/requirements.ts';

type BrowserArguments = Pick<CertifyArguments, 'browser' | 'smoke' | 'read-only' | 'resource' | 'only' | 'skip' | 'bundle'>;

const check: RequirementId = 'sso/opens-in-a-browser';

export const hasBrowser = async (env: Io['env']): Promise<boolean> => (await installedBrowser(env)) !== undefined;

/** The user asked for a part of the checks, and did not name this one: without a browser, nothing that they asked for is missing. */
export const isBrowserOptional = ({ browser, resource, only, skip }: BrowserArguments): boolean =>
  browser === 'auto' && (resource !== undefined || only !== undefined || skip !== undefined) && !only?.includes(check);

/** What the plan says if the browser check cannot run; throws a UsageError if the run needs it. */
export async function browserPlan(args: BrowserArguments, io: Io): Promise<string | undefined> {
  const isLeftOut = args.browser === 'off' || args.smoke || args['read-only'] || leftOutBy(args.only, args.skip)(check) !== undefined;
  if (args.browser === 'off' && args.bundle !== undefined)
    throw new UsageError('assay: --bundle needs every check; leave out --browser off');
  if (isLeftOut || (await hasBrowser(io.env))) return undefined;
  const remedy = 'install one with assay doctor --fix, or name one in ASSAY_BROWSER';
  if (args.bundle !== undefined)
    throw new UsageError(`assay: --bundle needs every check, and no browser was found for ${check}; ${remedy}`);
  if (args.browser === 'on') throw new UsageError(`assay: --browser on: no browser was found; ${remedy}`);
  const effect = isBrowserOptional(args) ? '' : ', so the run can only end as partial, with status 4 (0 with --browser off)';
  return `  browser         none was found: ${check} is skipped${effect}; ${remedy}`;
}
