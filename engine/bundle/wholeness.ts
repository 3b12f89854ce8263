import { isObject } from '../documents/manifest.ts';
import { jsonIn } from '../documents/text.ts';
import type { Report } from '../judging/report.ts';
import { counts } from '../ledger/counts.ts';
import type { Entry } from '../ledger/entry.ts';
import type { CertifiedRun } from './statement.ts';

const minute = 60_000;
/** How far the clocks of two machines may be apart. */
const hour = 60 * minute;
/** No run takes longer. */
const day = 24 * hour;

/** What is missing in a report, or cannot have happened; undefined where all of it fits. */
export function whyNotWhole(report: Report, ledger: readonly Entry[], run: CertifiedRun, now: Date): string | undefined {
  return missing(report) ?? otherChanges(report, ledger, run) ?? impossible(report, ledger, now);
}

/** Exchanges are numbered through, and every one that an observation names is there. */
function missing({ exchanges, recordings, requirements }: Report): string | undefined {
  const gap = exchanges.findIndex(({ number }, index) => number !== index);
  if (gap >= 0) return `exchange ${gap} is missing, or has another number`;
  const named = recordings.flatMap(({ observations }) => observations.flatMap((one) => one.exchanges));
  const lost = named.find((number) => number >= exchanges.length);
  if (lost !== undefined) return `exchange ${lost} is missing, which an observation names`;
  const ids = requirements.map(({ id }) => id);
  return new Set(ids).size < ids.length ? 'a requirement is there twice' : undefined;
}

/** The ledger tells of the changes that the report counts, each made by an exchange that is there, as the certificate says. */
function otherChanges({ resources, exchanges }: Report, ledger: readonly Entry[], run: CertifiedRun): string | undefined {
  const { made, undone, left, unknown } = counts({ entries: ledger });
  const told = [resources.made, resources.undone, resources.left.length, resources.unknown.length];
  if (String([made, undone, left.length, unknown.length]) !== String(told)) return 'the ledger tells of other changes than the report';
  const isElsewhere = ({ undo }: Entry) =>
    undo.kind !== 'delete-resource' || undo.url !== run.baseUrl || undo.environment !== run.environment;
  if (ledger.some(isElsewhere)) return 'the ledger tells of changes elsewhere';
  const posted = exchanges.flatMap(({ request }) => (request.method === 'POST' ? [jsonIn(request.body)] : []));
  const sent = posted.filter(isObject);
  const installed = new Set(sent.map(({ addon_id }) => addon_id));
  const lost = ledger.find(({ answer, undo }) => answer === 'made' && !installed.has(undo.addonId));
  if (lost) return `the exchange is missing that installed ${lost.undo.addonId}`;
  const plans = new Set(sent.map(({ plan }) => plan));
  const untried = run.plans.find((plan) => !plans.has(plan));
  if (untried !== undefined) return `no exchange installs the plan ${untried}`;
  return run.plans.length > 0 ? undefined : 'the certificate names no plan';
}

/** Everything happened after the run began, in a day, and not in the future. */
function impossible({ started, exchanges }: Report, ledger: readonly Entry[], now: Date): string | undefined {
  const begin = Date.parse(started);
  const end = Math.min(begin + day, now.getTime() + hour);
  if (Number.isNaN(begin) || new Date(begin).toISOString() !== started) return 'the report names a time that is none';
  if (begin > now.getTime() + hour) return `it was made on ${started.slice(0, 10)}, which is yet to come`;
  const isOfThisRun = (at: number, ms = 0) => at >= begin - minute && ms >= 0 && at + ms <= end;
  if (!exchanges.every(({ started: at, ms }) => isOfThisRun(at, ms.total))) return 'some recordings are of another time than the report';
  return ledger.every(({ at }) => isOfThisRun(Date.parse(at))) ? undefined : 'the ledger is of another time than the report';
}
