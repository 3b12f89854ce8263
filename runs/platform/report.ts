import { knownInputs, twoAddresses } from '../../engine/catalogue/catalogue.ts';
import { defined, valueAt } from '../../engine/documents/values.ts';
import { type CoveredDocuments, contractCoverage } from '../../engine/judging/coverage.ts';
import type { InUse } from '../../engine/judging/questions.ts';
import { type Judging, judgedReport, withoutSecretsOf } from '../../engine/judging/report.ts';
import { createRedactor } from '../../engine/redaction/redactor.ts';
import { shellWord } from '../../engine/wire/http/curl.ts';
import { type PlatformTarget, secretsOf } from '../../fixtures/as-caller/configuration.ts';
import type { Outcome, Recording, Report } from '../../specs/generated/schemas.ts';
import { surfaces } from '../../suites/registry/surfaces.ts';
import type { Io } from '../run.ts';

interface PlatformJudging extends Omit<Judging, 'target' | 'version' | 'surfaces'> {
  file: string;
  target: PlatformTarget;
  places: Report['target']['places'];
}

export function platformReport({ target, file, places, ...run }: PlatformJudging, { version }: Pick<Io, 'version'>): Report {
  const { base_url } = target.configuration;
  const { host } = new URL(base_url);
  const { recordings = [], exchanges = [] } = run.more ?? {};
  const report = judgedReport({
    ...run,
    ...{ version, surfaces },
    target: { kind: 'platform', name: host, address: base_url, document: file, ...defined({ places }) },
    inUse: platformInUse(target, recordings),
    more: { missingInputs: missingInputs(target), coverage: contractCoverage(exchanges, documentsOf(target)), ...run.more },
  });
  const redactor = createRedactor({ known: secretsOf(target), published: [base_url, host] });
  return withoutSecretsOf({ ...report, requirements: report.requirements.map((one) => repeatable(one, file)) }, redactor);
}

/** A finding without a command to repeat it is repeated by the gate, with its requirement only. */
function repeatable(outcome: Outcome, file: string): Outcome {
  if (!outcome.problems || outcome.repeat !== undefined) return outcome;
  const repeat = `assay gate ${shellWord(file)} --only ${outcome.id}`;
  return { ...outcome, repeat, problems: outcome.problems.map((problem) => ({ repeat, ...problem })) };
}

function documentsOf({ configuration, manifest }: PlatformTarget): CoveredDocuments {
  const { base_url, bridge_url, oauth, provider } = configuration;
  const urls = manifest?.api[provider?.environment ?? 'test'];
  return {
    platform: { base_url, path_prefix: oauth?.path_prefix ?? '', ...defined({ bridge_url }) },
    ...(manifest && { vendor: { api_url: base_url } }),
    ...(urls && { provider: { base_url: urls.base_url }, sso: { sso_url: urls.sso_url } }),
  };
}

const setOrNot = (value: unknown): string => (value === undefined ? 'not set' : 'set');

/** The values of the settings behind assumptions; of people and tokens, only whether they are set. */
function platformInUse({ configuration }: PlatformTarget, recordings: readonly Recording[]): InUse {
  const { base_url, oauth, provider, user, owner, drive = {} } = configuration;
  const slugs = new Set(recordings.flatMap(({ observations }) => observations.flatMap(({ plan }) => plan?.slug ?? [])));
  const queried = String(oauth?.query_endpoints ?? false);
  const drivers = Object.entries(drive).map(([name, command]) => `${name} by ${command === 'manual' ? 'a person' : 'a command'}`);
  return {
    'assumption/vendor-api-address': base_url,
    'assumption/user-identity-field': setOrNot(user?.id),
    'assumption/owner-of-the-add-ons': `owner ${setOrNot(owner)}, user ${setOrNot(user)}`,
    'assumption/platform-can-be-driven': drivers.join(', ') || 'not set',
    ...(slugs.size > 0 && { 'assumption/plan-slug': [...slugs].join(', ') }),
    ...(provider && { 'assumption/environment': provider.environment ?? 'test' }),
    ...(oauth && {
      'assumption/oauth-path-prefix': oauth.path_prefix || 'none',
      'assumption/oauth-request-encoding': queried,
      'assumption/oauth-query-endpoints': queried,
      'assumption/oauth-origin': oauth.origin ?? new URL(base_url).origin,
      'assumption/oauth-callback': oauth.callback_url ?? 'not set',
      'assumption/oauth-authorisation': oauth.authorize ?? 'follow',
      'assumption/user-token': setOrNot(oauth.token),
    }),
  };
}

export const missingInputs = ({ configuration, manifest }: Pick<PlatformTarget, 'configuration' | 'manifest'>): string[] =>
  knownInputs().filter((setting) =>
    setting === twoAddresses
      ? manifest !== undefined && hasOneAddress(manifest)
      : isEmpty(valueAt(configuration, `/${setting.replaceAll('.', '/')}`)),
  );

const isEmpty = (value: unknown): boolean => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** With one address for both environments, a call to the wrong environment cannot be noticed. */
const hasOneAddress = ({ api: { test, production } }: NonNullable<PlatformTarget['manifest']>): boolean =>
  test.base_url === production?.base_url || test.sso_url === production?.sso_url;
