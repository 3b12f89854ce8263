import { withoutCredentials } from '../../engine/documents/show.ts';
import {
  type AllowedVariables,
  type Arguments,
  type CertifyArguments,
  defaultArguments,
  type Io,
  optionsOf,
  printable,
  UsageError,
} from '../run.ts';
import { pinsFor } from '../selection/project.ts';

export type PageArguments = Omit<Arguments['live'], 'color'> & AllowedVariables & Pick<CertifyArguments, 'pinnedUrls'>;

type Fields = Record<string, string>;

/** What the command line asked to run, as the form of the page shows it: `given` where only the options themselves say it. */
export function askedFor({ smoke, 'last-failed': lastFailed, only }: Partial<PageArguments>, ids: readonly string[]) {
  const [pattern = '', ...more] = only?.flatMap((one) => one.split(',')) ?? [];
  const isOne = pattern !== '' && more.length === 0 && !smoke && !lastFailed;
  if (isOne && ids.includes(pattern)) return { what: 'one', only: pattern };
  if (isOne && /^[^*/]+\/\*$/.test(pattern) && ids.some((id) => id.startsWith(pattern.slice(0, -1)))) return { what: pattern };
  const options = [...(smoke ? ['--smoke'] : []), ...(lastFailed ? ['--last-failed'] : []), ...(only ?? []).map((one) => `--only ${one}`)];
  if (options.length === 0) return { what: 'all' };
  if (options.length === 1 && smoke) return { what: 'smoke' };
  return options.length === 1 && lastFailed ? { what: 'last-failed' } : { what: 'given', given: options.join(' ') };
}

/** Fields of the form, and options about the page itself. */
const shownElsewhere = [
  ...['smoke', 'last-failed', 'only', 'plan', 'environment', 'base-url', 'seed', 'watch'],
  ...['resume', 'open', 'quiet', 'color', 'port', 'allow-origin'],
];
/** Their values may be secrets; what comes before the first colon or equals sign is a name. */
const named = ['header', 'env', 'allow-env'];

/** The options of the command line that the form has no field for. */
export function otherOptions(args: object, kind: 'provider' | 'platform' | 'application'): string[] {
  const given = args as Record<string, unknown>;
  return Object.entries(optionsOf('live')).flatMap(([name, { default: usual }]) => {
    const value = given[name];
    const isUsual = value === undefined || value === usual || (name === 'environment' && kind !== 'provider');
    if (isUsual || shownElsewhere.includes(name)) return [];
    if (typeof value === 'boolean') return [value ? `--${name}` : `--no-${name}`];
    const texts = (Array.isArray(value) ? value : [value]).map(String);
    return texts.map((text) => `--${name} ${printable(named.includes(name) ? (text.split(/[:=]/)[0] ?? '') : withoutCredentials(text))}`);
  });
}

/** What a person chose in the form; a field that the form does not have is as the command line says. */
export async function chosenArguments(args: PageArguments, fields: Fields, drawnSeed: number, io: Io): Promise<PageArguments> {
  const { what = 'given', only = '', plan, go } = fields;
  const environment = (['test', 'production'] as const).find((name) => name === (fields.environment ?? args.environment));
  if (!environment) throw new UsageError(`assay: there is no environment "${printable(fields.environment ?? '')}"`);
  if (!/^\d*$/.test(fields.seed ?? '')) throw new UsageError('assay: a seed is a whole number');
  if (what === 'one' && only.trim() === '') throw new UsageError('assay: name the requirement to run');
  // A URL that assay.yaml pins is for one environment only.
  const given = (name: 'base-url' | 'sso-url') => (args.pinnedUrls?.includes(name) ? undefined : args[name]);
  const surface = what.endsWith('/*') ? [what] : undefined;
  const seed = fields.seed === undefined ? args.seed : fields.seed === '' ? undefined : Number(fields.seed);
  const chosen: PageArguments = {
    ...args,
    environment,
    'base-url': fields['base-url'] === undefined ? given('base-url') : fields['base-url'].trim() || undefined,
    'sso-url': given('sso-url'),
    pinnedUrls: [],
    plan: plan === undefined ? args.plan : slugs(plan),
    seed: seed ?? drawnSeed,
    ...(what !== 'given' && {
      smoke: what === 'smoke',
      'last-failed': what === 'last-failed',
      only: what === 'one' ? [only.trim()] : surface,
    }),
    resume: go === 'resume',
    // The page itself asks, unless the command line asked for production and confirmed it.
    yes: args.yes && args.environment === 'production',
    'dry-run': false,
  };
  // What assay.yaml says is not for the targets of a list.
  const pins = args.project && (await pinsFor('live', {}, io));
  return (pins?.complete({ ...chosen }) as PageArguments | undefined) ?? chosen;
}

function slugs(plan: string): string[] | undefined {
  const all = plan.split(',').flatMap((slug) => slug.trim() || []);
  return all.length === 0 ? undefined : all;
}

/** Seconds for an application to start: `assay live` has the default of a provider, where an application gets more. */
export const startSeconds = ({ 'ready-within': given }: PageArguments): number =>
  given === defaultArguments['ready-within'] ? Number(optionsOf('app')['ready-within']?.default) : given;
