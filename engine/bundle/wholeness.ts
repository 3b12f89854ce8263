import type { CertifiedRun, Report } from '../../specs/generated/schemas.ts';
import { jsonObject } from '../documents/values.ts';
import { counts, type Entry } from '../ledger/ledger.ts';

const minute = 60_000;
/** The clocks of two machines may differ by this much. */
const hour = 60 * minute;
/** No run takes longer. */
const day = 24 * hour;

/** What is missing in a report, or cannot have happened; undefined if everything fits. */
export function whyNotWhole(report: Report, ledger: readonly Entry[], run: CertifiedRun, now: Date): string | undefined {
  return missing(report) ?? otherChanges(report, ledger, run) ?? impossible(report, ledger, now);
}

/** The numbers of exchanges have no gap, and every exchange that an observation names exists. */
function missing({ exchanges, recordings, requirements }: Report): string | undefined {
  const gap = exchanges.findIndex(({ number }, index) => number !== index);
  if (gap >= 0) return `exchange ${gap} is missing, or has another number`;
  const named = recordings.flatMap(({ observations }) => observations.flatMap((one) => one.exchanges));
  const lost = named.find((number) => number >= exchanges.length);
  if (lost !== undefined) return `an observation names exchange ${lost}, which is missing`;
  const ids = requirements.map(({ id }) => id);
  return new Set(ids).size < ids.length ? 'a requirement is listed twice' : undefined;
}

/** The ledger has to list the changes that the report counts, each made by a recorded exchange at the certified address. */
function otherChanges({ resources, exchanges }: Report, ledger: readonly Entry[], run: CertifiedRun): string | undefined {
  const { made, undone, left, unknown } = counts({ entries: ledger });
  const reported = [resources.made, resources.undone, resources.left.length, resources.unknown.length];
  if (String([made, undone, left.length, unknown.length]) !== String(reported))
    return 'the ledger and the report do not count the same changes';
  const isElsewhere = ({ undo }: Entry) =>
    undo.kind !== 'delete-resource' || undo.url !== run.baseUrl || undo.environment !== run.environment;
  if (ledger.some(isElsewhere)) return 'the ledger lists a change outside the certified address and environment';
  const posts = exchanges.filter(({ request }) => request.method === 'POST');
  const sent = posts.map(({ request }) => jsonObject(request.body)).filter((body) => body !== undefined);
  const installed = new Set(sent.map(({ addon_id }) => addon_id));
  // A body of nonsense names no add-on; if it made one, the answer names the resource.
  const given = new Set(
    posts
      .map(({ response }) => jsonObject(response?.body)?.id)
      .filter((id) => id !== undefined)
      .map(String),
  );
  const lost = ledger.find(({ answer, undo }) => answer === 'made' && !installed.has(undo.addonId) && !given.has(undo.resourceId ?? ''));
  if (lost) return `the exchange that installed ${lost.undo.addonId} is missing`;
  const plans = new Set(sent.map(({ plan }) => plan));
  const untried = run.plans.find((plan) => !plans.has(plan));
  if (untried !== undefined) return `no exchange installs the plan ${untried}`;
  return run.plans.length > 0 ? undefined : 'the certificate names no plan';
}

/** Everything has to happen within a day after the run began, and not in the future. */
function impossible({ started, exchanges }: Report, ledger: readonly Entry[], now: Date): string | undefined {
  const begin = Date.parse(started);
  const end = Math.min(begin + day, now.getTime() + hour);
  if (Number.isNaN(begin) || new Date(begin).toISOString() !== started) return 'the start time of the report is not a valid time';
  if (begin > now.getTime() + hour) return `the run started at ${started}, which is in the future`;
  const isDuringRun = (at: number, ms = 0) => at >= begin - minute && ms >= 0 && at + ms <= end;
  if (!exchanges.every(({ started: at, ms }) => isDuringRun(at, ms.total))) return 'the times of some exchanges do not fit the run';
  return ledger.every(({ at }) => isDuringRun(Date.parse(at))) ? undefined : 'the times in the ledger do not fit the run';
}
