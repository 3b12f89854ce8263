import { installedBrowser } from '../../fixtures/browser/shared-browser.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';
import { type CertifyArguments, type Io, UsageError } from '../run.ts';
import type { LeftOut } from '../selection/requirements.ts';

type BrowserArguments = Pick<CertifyArguments, 'browser' | 'smoke' | 'read-only' | 'resource' | 'only' | 'skip' | 'bundle'>;

/** What a run wants of a browser, by its options. */
export interface BrowserWish {
  mode: BrowserArguments['browser'];
  /** The browser check is left out. */
  isLeftOut: boolean;
  /** Without a browser, nothing that the user asked for is missing: they asked for a part of the checks, and did not name this one. */
  isOptional: boolean;
  isForBundle: boolean;
}

const check: RequirementId = 'sso/opens-in-a-browser';

export const hasBrowser = async (env: Io['env']): Promise<boolean> => (await installedBrowser(env)) !== undefined;

export function browserWish(args: BrowserArguments, leftOut: LeftOut): BrowserWish {
  const { browser: mode, resource, only, skip } = args;
  const isPart = resource !== undefined || only !== undefined || skip !== undefined;
  return {
    mode,
    isLeftOut: mode === 'off' || args.smoke || args['read-only'] || leftOut(check) !== undefined,
    isOptional: mode === 'auto' && isPart && !only?.includes(check),
    isForBundle: args.bundle !== undefined,
  };
}

/** What the plan says if the browser check cannot run; throws a UsageError if the run needs it. */
export async function browserPlan({ mode, isLeftOut, isOptional, isForBundle }: BrowserWish, io: Io): Promise<string | undefined> {
  if (mode === 'off' && isForBundle) throw new UsageError('assay: --bundle needs every check; leave out --browser off');
  if (isLeftOut || (await hasBrowser(io.env))) return undefined;
  const remedy = 'install one with assay doctor --fix, or name one in ASSAY_BROWSER';
  if (isForBundle) throw new UsageError(`assay: --bundle needs every check, and no browser was found for ${check}; ${remedy}`);
  if (mode === 'on') throw new UsageError(`assay: --browser on: no browser was found; ${remedy}`);
  const effect = isOptional ? '' : ', so the run can only end as partial, with status 4 (0 with --browser off)';
  return `  browser         none was found: ${check} is skipped${effect}; ${remedy}`;
}
