import { defined } from '../../engine/documents/values.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';
import { type CertifyArguments, type Io, UsageError } from '../run.ts';
import { allowedNames, ownProbe, projectFile } from '../selection/project.ts';
import type { LeftOut } from '../selection/requirements.ts';
import { browserWish } from './browser.ts';
import { chosenPlays } from './choice.ts';
import { commonPlan } from './common.ts';
import { httpUrl, listenAddress } from './network.ts';
import type { CertificatePlan, CertifyPlan, PartnerPlan } from './plan.ts';
import { repeatLines } from './repeat-line.ts';

/** Reads the options of a run with a partner. */
export function certifyPlan(file: string, args: CertifyArguments, io: Io): CertifyPlan {
  const certificate = certificatePlan(args);
  const common = commonPlan(args, chosenPlays(args), io);
  const { leftOut } = common.judging;
  return {
    ...common,
    target: partnerPlan(file, args, io),
    limits: {
      ...common.limits,
      provisionTimeout: args['provision-timeout'],
      readyWithin: args['ready-within'] * 1_000,
      comeBackAfter: args['come-back-after'] * 1_000,
      ...defined({ maxInstalls: args['max-installs'], cases: casesIn(args, leftOut) }),
    },
    network: {
      ...common.network,
      listen: listenAddress(args.listen),
      ...defined({ callbackUrl: args['callback-url']?.replace(/\/+$/, '') }),
      ...(args.identify && { identify: true }),
    },
    browser: browserWish(args, leftOut),
    certificate,
    lines: repeatLines('certify', file, args),
  };
}

type PartnerArguments = Pick<CertifyArguments, 'environment' | 'base-url' | 'sso-url' | 'allow-env' | 'project'> &
  Partial<CertifyArguments>;

/** What the options say of a partner. */
export function partnerPlan(file: string, args: PartnerArguments, io: Io): PartnerPlan {
  const named = (option: 'base-url' | 'sso-url') => {
    const url = httpUrl(`--${option}`, args[option]);
    return url === undefined ? undefined : { url, source: args.pinnedUrls?.includes(option) ? projectFile : `--${option}` };
  };
  const { environment, previous, resource, plan } = args;
  return {
    file,
    variables: allowedNames(args, io, file),
    allowsWeakSecrets: args['allow-weak-secrets'] === true,
    environment,
    ...defined({ previous, resource, plans: plan, exists: ownProbe(args, io, file), baseUrl: named('base-url'), ssoUrl: named('sso-url') }),
  };
}

const aboutCases: RequirementId = 'provision/accepts-any-valid-body';

/** With --only, generated installs are made only for the check that is about them; what failed last may have failed with one of them. */
function casesIn({ smoke, cases, only, 'last-failed': lastFailed }: CertifyArguments, leftOut: LeftOut): number | undefined {
  if (smoke) return 0;
  return cases ?? (only && !lastFailed && leftOut(aboutCases) ? 0 : undefined);
}

/** Options that leave a part out or accept failures; a run with one of them gets no certificate. */
const unfitOptions = ['only', 'skip', 'smoke', 'read-only', 'resource', 'baseline', 'contract', 'dry-run'] as const;

function certificatePlan(args: CertifyArguments): CertificatePlan {
  const { bundle, check = false, 'sign-key': key, require: environment, 'allow-local': allowsLocal } = args;
  if (key !== undefined && bundle === undefined) throw new UsageError('assay: --sign-key signs a bundle; name its file with --bundle');
  const wrong = bundle === undefined && !check ? undefined : unfitOptions.find((name) => args[name] !== undefined && args[name] !== false);
  if (wrong !== undefined) throw new UsageError(`assay: a certificate needs the complete, unchanged run; leave out --${wrong}`);
  return { isAsked: check, ...defined({ bundle, key, environment, allowsLocal }) };
}
