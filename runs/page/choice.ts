import { UsageError } from '../../engine/documents/usage-error.ts';
import { printable } from '../../engine/redaction/printable.ts';
import type { Io } from '../io.ts';
import { pinsFor } from '../selection/project.ts';
import type { PageArguments } from './target.ts';

/** What was chosen in the form of the page, as the arguments of the command. */
export async function chosenArguments(args: PageArguments, fields: Record<string, string>, io: Io): Promise<PageArguments> {
  const { what = 'all', only = '', plan, environment = args.environment, seed = '', go } = fields;
  if (!['test', 'production'].includes(environment)) throw new UsageError(`assay: there is no environment "${printable(environment)}"`);
  if (!/^\d*$/.test(seed)) throw new UsageError('assay: a seed is a whole number');
  if (what === 'one' && only.trim() === '') throw new UsageError('assay: name the requirement to run');
  // What assay.yaml pins for one environment is not for the other.
  const pinned = new Set(args.pinnedUrls);
  const given = (name: 'base-url' | 'sso-url') => (pinned.has(name) ? undefined : args[name]);
  const chosen: PageArguments = {
    ...args,
    environment,
    'base-url': fields['base-url'] === undefined ? given('base-url') : fields['base-url'].trim() || undefined,
    'sso-url': given('sso-url'),
    pinnedUrls: [],
    plan: plan === undefined ? args.plan : slugs(plan),
    seed: seed === '' ? undefined : Number(seed),
    smoke: what === 'smoke',
    'last-failed': what === 'last-failed',
    only: what === 'one' ? [only.trim()] : what.endsWith('/*') ? [what] : undefined,
    resume: go === 'resume',
    // The page asks by itself.
    yes: false,
    'dry-run': false,
  };
  const pins = await pinsFor('live', {}, io);
  return (pins?.complete({ ...chosen }) as PageArguments | undefined) ?? chosen;
}

function slugs(plan: string): string[] | undefined {
  const named = plan.split(',').flatMap((slug) => slug.trim() || []);
  return named.length === 0 ? undefined : named;
}
