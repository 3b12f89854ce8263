import { isObject } from '../../engine/documents/values.ts';
import { isSuccess } from '../../engine/recording/facts.ts';
import { arrayIn, insteadOfObject, objectIn } from './answers.ts';
import {
  type Answered,
  kind,
  type NoVerdict,
  notRun,
  ofEach,
  type ProblemOf,
  problem,
  type RecordingPlace,
  show,
  undecided,
} from './rule.ts';

type Fields = Record<string, unknown>;

/** The same call with the right credentials: shows whether a refusal is about the credentials or about something else. */
export const vendorControl = 'vendor/control';

export const isTurnedAway = ({ answer }: Answered): boolean => answer.status === 401 || answer.status === 403;

/** Judges calls, except those on a surface that refuses the right credentials: another requirement reports that failure. */
export function letThrough<Found>(seen: readonly Answered[], judge: (calls: readonly Answered[]) => Found): Found | NoVerdict {
  const [controls, calls] = [seen.filter(({ label }) => label === vendorControl), seen.filter(({ label }) => label !== vendorControl)];
  const refusesCredentials = (on: Answered['on']) => controls.some((call) => call.on === on && isTurnedAway(call));
  if (calls.length === 0) return notRun();
  const judged = calls.filter((call) => !(isTurnedAway(call) && refusesCredentials(call.on)));
  return judged.length > 0 ? judge(judged) : undecided('vendor-refuses');
}

/** The entries of a served list that are objects. */
export const entriesOf = ({ answer }: Answered): Fields[] => (isSuccess(answer) ? (arrayIn(answer) ?? []).filter(isObject) : []);

export const ownEntryOf = (list: Answered): Fields | undefined =>
  entriesOf(list).find(({ addon_id }) => addon_id === list.addonId && addon_id !== undefined);

/** Judges the entries of our own add-ons; another requirement reports a list without them. */
export function ofOwnEntries<Found>(
  lists: readonly Answered[],
  judge: (own: { list: Answered; entry: Fields }[]) => Found,
): Found | NoVerdict {
  const own = lists.flatMap((list) => {
    const entry = ownEntryOf(list);
    return entry ? [{ list, entry }] : [];
  });
  return own.length > 0 ? judge(own) : undecided('not-in-list');
}

/** The problem with a callback_url that does not show the detail of its add-on; the ways to fail are those of `leads-elsewhere`. */
export function leadsElsewhere(call: Answered): (RecordingPlace & ProblemOf<'vendor/list-leads-to-details'>)[] {
  const { answer, addonId } = call;
  if (!isSuccess(answer)) return [problem('not-served', call, { addonId, status: answer.status })];
  const detail = detailOf(call);
  if (!detail) return [problem('no-detail', call, { addonId, body: insteadOfObject(answer) })];
  return detail.id === addonId ? [] : [problem('of-another', call, { addonId, id: show(detail.id) })];
}

export const detailOf = ({ answer }: Answered): Fields | undefined => (isSuccess(answer) ? objectIn(answer) : undefined);

/** Judges a field of every detail that has it with the right type; another requirement reports the others. */
export function ofField<Value, Problem extends object>(
  seen: readonly Answered[],
  field: string,
  isTyped: (value: unknown) => value is Value,
  problemsOf: (value: Value, detail: Answered) => readonly Problem[],
): readonly (Problem & Pick<RecordingPlace, 'in'>)[] | NoVerdict {
  const typed = seen.flatMap((detail) => {
    const value = detailOf(detail)?.[field];
    return isTyped(value) ? [{ detail, value }] : [];
  });
  return ofEach(typed, undecided('no-typed-field', { field }), ({ detail, value }) =>
    problemsOf(value, detail).map((one) => ({ in: detail, ...one })),
  );
}

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Judges details that were served after an update; without an accepted update they prove nothing. */
export function afterUpdate<Found>(seen: readonly Answered[], judge: (details: readonly Answered[]) => Found) {
  const updates = seen.filter(({ label }) => label === 'vendor/update');
  const details = seen.filter(({ label }) => label !== 'vendor/update');
  if (details.length === 0) return notRun();
  if (!updates.some(({ answer }) => isSuccess(answer))) return undecided('update-refused');
  const gone = details.filter(({ answer }) => !isSuccess(answer));
  return gone.length > 0
    ? gone.map((detail) => problem('gone-after-the-update', detail, { status: detail.answer.status }))
    : judge(details);
}

const isUpdated = ({ label }: Answered): boolean => label === 'vendor/detail-after-update';

/** What an update leaves alone counts only if the detail shows the update itself. */
export function besideUpdate<Found extends readonly unknown[]>(seen: readonly Answered[], found: Found | NoVerdict): Found | NoVerdict {
  if ('verdict' in found || found.length > 0) return found;
  const missing = valuesNotShown(seen.filter(isUpdated));
  const isShown = !('verdict' in missing) && missing.length === 0;
  return isShown ? found : undecided('update-not-shown');
}

/** Config values that a detail does not show; they are secrets, so a problem names only their kind. */
export const valuesNotShown = (details: readonly Answered[]) =>
  ofField(details, 'config', isObject, (config, detail) =>
    Object.entries(detail.config ?? {})
      .filter(([name, value]) => config[name] !== value)
      .map(([name]) => problem('not-shown', detail, { name, shown: instead(config[name]), how: detail.altered?.[name] })),
  );

const instead = (value: unknown): string => (isText(value) && value !== '' ? 'another value' : kind(value));

/** Keys in a config that the manifest does not declare. */
export const showsUndeclared = (config: Fields, detail: Answered) =>
  (detail.undeclared ?? []).filter((name) => Object.hasOwn(config, name)).map((name) => problem('undeclared', detail, { name }));
