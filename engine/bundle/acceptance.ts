import { catalogue } from '../judging/catalogue.ts';
import { editionOf } from '../judging/edition.ts';
import type { Report } from '../judging/report.ts';
import { countsText } from '../ledger/counts.ts';
import type { CertifiedRun } from './statement.ts';

/** One question of the reader who accepts a certificate, with its answer. */
export interface Answer {
  question: string;
  /** Undefined where it was not looked into. */
  isYes: boolean | undefined;
  because: string;
}

/** What a run has to be like to be accepted. */
export function acceptance(report: Report, run: CertifiedRun, required: CertifiedRun['environment'] = run.environment): Answer[] {
  const { verdict, because, complete, requirements, edition, catalogueHash, resources } = report;
  const open = requirements.filter((one) => one.level === 'must' && (one.verdict === 'untested' || one.verdict === 'undecided')).length;
  const short = requirements.filter(({ id, verdict: of }) => secretsAreLong.includes(id) && of !== 'pass').map(({ id }) => id);
  const remain = resources.left.length + resources.unknown.length;
  const isCurrent = edition === catalogue().edition && catalogueHash === editionOf().hash;
  const own = ownAddresses(report, run.environment);
  const isOwn = run.baseUrl === own.base_url && run.ssoUrl === own.sso_url;
  return [
    answer(
      'complete',
      complete && open === 0,
      'the run finished, and every required check was decided',
      complete ? `${open === 1 ? 'a required check was' : `${open} required checks were`} not decided` : 'the run was stopped early',
    ),
    answer('conforming', verdict === 'conforming', because, because),
    answer(
      'current edition',
      isCurrent,
      edition,
      `${edition}; its requirements differ from those of ${catalogue().edition}, the edition in force`,
    ),
    answer(
      'environment',
      run.environment === required,
      `${run.environment}, as required`,
      `${run.environment}, and ${required} is required`,
    ),
    answer("the manifest's addresses", isOwn, run.baseUrl, `${run.baseUrl} and ${run.ssoUrl} are not those of the manifest`),
    answer('secrets long enough', short.length === 0, '35 characters or more each', `${short.join(', ')} did not pass`),
    answer('nothing left behind', remain === 0, countsText(resources), `${remain} may still exist; run assay reap`),
  ];
}

const answer = (question: string, isYes: boolean, yes: string, no: string): Answer => ({ question, isYes, because: isYes ? yes : no });

const secretsAreLong: string[] = ['manifest/password-is-long', 'manifest/sso-salt-is-long'];

interface Endpoints {
  base_url?: string;
  sso_url?: string;
}

type Addresses = { api?: Partial<Record<CertifiedRun['environment'], Endpoints>> } | null;

/** The addresses that the manifest in a report names. */
const ownAddresses = ({ manifest }: Report, environment: CertifiedRun['environment']): Endpoints =>
  (manifest && (JSON.parse(manifest.text.replace(/^\uFEFF/, '')) as Addresses)?.api?.[environment]) ?? {};
