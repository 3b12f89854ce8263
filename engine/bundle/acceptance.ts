import type { CertifiedRun, Manifest, Report } from '../../specs/generated/schemas.ts';
import { catalogue, requirements as rows } from '../catalogue/catalogue.ts';
import { editionOf } from '../contract/edition.ts';
import { show } from '../documents/show.ts';
import { countsText } from '../ledger/ledger.ts';
import { isLoopbackUrl, isPrivateUrl } from '../wire/url.ts';

/** What whoever accepts a run asks for. `allowsLocal`: an address that only one machine or network reaches will do, and plain http. */
export type Accepting = { environment?: CertifiedRun['environment']; allowsLocal?: boolean };

/** The questions that decide whether a run is accepted, with their answers. */
export function acceptance(report: Report, run: CertifiedRun, asked: Accepting = {}): AcceptanceAnswer[] {
  const { environment: required, allowsLocal } = asked;
  const { verdict, because, complete, requirements, edition, catalogueHash, resources } = report;
  const open = requirements.filter((one) => one.level === 'must' && (one.verdict === 'untested' || one.verdict === 'undecided')).length;
  const weak = requirements.filter((one) => aboutSecrets().includes(one.id) && one.verdict !== 'pass').map(({ id }) => id);
  const undecided = `${open === 1 ? 'a required check was' : `${open} required checks were`} not decided`;
  const unfinished = complete ? undecided : 'the run was stopped early';
  const remain = resources.left.length + resources.unknown.length;
  const { environment } = run;
  const inForce = catalogue().edition;
  const isCurrent = edition === inForce && catalogueHash === editionOf().hash;
  const own = manifestIn(report)?.api?.[environment];
  const isOwn = run.baseUrl === own?.base_url && run.ssoUrl === own?.sso_url;
  return [
    answer('complete', complete && open === 0, 'the run finished, and every required check was decided', unfinished),
    answer('conforming', verdict === 'conforming', because, because),
    answer('current edition', isCurrent, edition, `${edition}; its requirements differ from those of ${inForce}, the edition in force`),
    required === undefined
      ? answer('environment', true, environment, '')
      : answer('environment', environment === required, `${environment}, as required`, `${environment}, and ${required} is required`),
    answer("the manifest's addresses", isOwn, run.baseUrl, `${run.baseUrl} and ${run.ssoUrl} are not those of the manifest`),
    publicly(run, allowsLocal),
    answer('secrets long enough', weak.length === 0, '35 characters or more each', `${weak.join(', ')} did not pass`),
    answer('nothing left behind', remain === 0, countsText(resources), `${remain} may still exist; run assay reap`),
  ];
}

/** Whether everybody can reach the addresses, encrypted. */
export function publicly({ baseUrl, ssoUrl }: Pick<CertifiedRun, 'baseUrl' | 'ssoUrl'>, allowsLocal = false): AcceptanceAnswer {
  const urls = [baseUrl, ssoUrl];
  const local = urls.find((url) => isLoopbackUrl(url) || isPrivateUrl(url));
  const plain = urls.find((url) => new URL(url).protocol !== 'https:');
  const wrong = local ? `${local} can only be reached from one machine or network` : plain && `${plain} is not https`;
  const because = wrong && `${wrong}${allowsLocal ? ', which is allowed' : ' (--allow-local accepts it)'}`;
  return answer('public https address', wrong === undefined || allowsLocal, because ?? 'https, with a public name', because ?? '');
}

export type AcceptanceAnswer = ReturnType<typeof answer>;

/** A question of whoever accepts a certificate, with its answer; `isYes` is undefined if it was not checked. */
export const answer = (question: string, isYes: boolean | undefined, yes: string, no: string) => ({
  question,
  isYes,
  because: isYes ? yes : no,
});

const aboutSecrets = (): string[] => rows().flatMap(({ id, acceptance: asked }) => (asked === 'secrets' ? [id] : []));

/** The manifest in a report; it may break its schema. */
const manifestIn = ({ manifest }: Report) =>
  manifest ? (JSON.parse(manifest.text.replace(/^\uFEFF/, '')) as { id?: unknown; api?: Partial<Manifest['api']> } | null) : null;

/** Whose run it is: the target's name has to be the manifest's id, and the expected one. */
export function whose(report: Report, expected: string | undefined): AcceptanceAnswer {
  const { kind, name } = report.target;
  const id = manifestIn(report)?.id;
  const isOwn = kind === 'provider' && typeof id === 'string' && id !== '' && name === id;
  const wrong = isOwn
    ? `the run is for ${name}, but ${expected} is expected`
    : `the run is for the ${kind} "${name}", but the id in its manifest is ${show(id)}`;
  return answer('whose', isOwn && (expected === undefined || expected === id), name, wrong);
}
