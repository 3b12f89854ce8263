import { isObject } from '../../engine/documents/values.ts';
import { isSuccess } from '../../engine/judging/facts.ts';
import type { UnplacedProblem } from '../../engine/judging/rule.ts';
import { arrayIn, insteadOfObject, objectIn } from './answers.ts';
import { type Answered, collapsed, gotStatus, inEach, kind, notRun, ofEach, type RecordingFinding, show, undecided } from './rule.ts';

type Fields = Record<string, unknown>;

/** The same call with the right credentials: shows whether a refusal is about the credentials or about something else. */
export const vendorControl = 'vendor/control';

export const isTurnedAway = ({ answer }: Answered): boolean => answer.status === 401 || answer.status === 403;

/** Judges calls, except those on a surface that refuses the right credentials: another requirement reports that failure. */
export function letThrough(seen: readonly Answered[], judge: (calls: readonly Answered[]) => RecordingFinding): RecordingFinding {
  const [controls, calls] = [seen.filter(({ label }) => label === vendorControl), seen.filter(({ label }) => label !== vendorControl)];
  const refusesCredentials = (on: Answered['on']) => controls.some((call) => call.on === on && isTurnedAway(call));
  if (calls.length === 0) return notRun;
  const judged = calls.filter((call) => !(isTurnedAway(call) && refusesCredentials(call.on)));
  return judged.length > 0 ? judge(judged) : undecided("the manifest's credentials are refused");
}

/** The entries of a served list that are objects. */
export const entriesOf = ({ answer }: Answered): Fields[] => (isSuccess(answer) ? (arrayIn(answer) ?? []).filter(isObject) : []);

export const ownEntryOf = (list: Answered): Fields | undefined =>
  entriesOf(list).find(({ addon_id }) => addon_id === list.addonId && addon_id !== undefined);

/** Judges the entries of our own add-ons; another requirement reports a list without them. */
export function ofOwnEntries(lists: readonly Answered[], judge: (own: { list: Answered; entry: Fields }[]) => RecordingFinding) {
  const own = lists.flatMap((list) => {
    const entry = ownEntryOf(list);
    return entry ? [{ list, entry }] : [];
  });
  return own.length > 0 ? judge(own) : undecided('the list does not have the add-on that was installed');
}

/** The problem with a callback_url that does not show the detail of its add-on. */
export function leadsElsewhere(call: Answered) {
  const { answer, addonId } = call;
  const expected = `the detail of ${show(addonId)} at callback_url`;
  if (!isSuccess(answer)) return [{ in: call, expected, got: `status ${answer.status}` }];
  const detail = detailOf(call);
  if (!detail) return [{ in: call, expected, got: insteadOfObject(answer) }];
  return detail.id === addonId ? [] : [{ in: call, expected, got: `a detail whose id is ${show(detail.id)}` }];
}

export const detailOf = ({ answer }: Answered): Fields | undefined => (isSuccess(answer) ? objectIn(answer) : undefined);

/** Judges a field of every detail that has it with the right type; another requirement reports the others. */
export function ofField<Value>(
  seen: readonly Answered[],
  field: string,
  isTyped: (value: unknown) => value is Value,
  problemsOf: (value: Value, detail: Answered) => UnplacedProblem[],
): RecordingFinding {
  const typed = seen.flatMap((detail) => {
    const value = detailOf(detail)?.[field];
    return isTyped(value) ? [{ detail, value }] : [];
  });
  return ofEach(typed, undecided(`no detail has ${field} with its documented type`), ({ detail, value }) =>
    problemsOf(value, detail).map((problem) => ({ in: detail, ...problem })),
  );
}

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Judges details that were served after an update; without an accepted update they prove nothing. */
export function afterUpdate(seen: readonly Answered[], judge: (details: readonly Answered[]) => RecordingFinding): RecordingFinding {
  const updates = seen.filter(({ label }) => label === 'vendor/update');
  const details = seen.filter(({ label }) => label !== 'vendor/update');
  if (details.length === 0) return notRun;
  if (!updates.some(({ answer }) => isSuccess(answer))) return undecided('the update was refused');
  const gone = details.filter(({ answer }) => !isSuccess(answer));
  return gone.length > 0 ? collapsed(inEach(gone, 'a detail after the update', gotStatus)) : judge(details);
}

const isUpdated = ({ label }: Answered): boolean => label === 'vendor/detail-after-update';

/** What an update leaves alone counts only if the detail shows the update itself. */
export function besideUpdate(seen: readonly Answered[], found: RecordingFinding): RecordingFinding {
  if ('verdict' in found || found.length > 0) return found;
  const missing = valuesNotShown(seen.filter(isUpdated));
  const isShown = !('verdict' in missing) && missing.length === 0;
  return isShown ? found : undecided('the detail does not show the update itself, so nothing shows what else it would change');
}

/** Judges the details of other add-ons after an update. */
export const afterUpdateOfAnother = (seen: readonly Answered[]): RecordingFinding =>
  besideUpdate(
    seen,
    afterUpdate(
      seen.filter((one) => !isUpdated(one)),
      valuesNotShown,
    ),
  );

/** Config values that a detail does not show; they are secrets, so a problem names only their kind. */
export const valuesNotShown = (details: readonly Answered[]): RecordingFinding =>
  ofField(details, 'config', isObject, (config, { config: wanted = {} }) =>
    Object.entries(wanted)
      .filter(([name, value]) => config[name] !== value)
      .map(([name]) => ({ expected: `${name} in config with its value`, got: instead(config[name]) })),
  );

const instead = (value: unknown): string => (isText(value) && value !== '' ? 'another value' : kind(value));

/** Keys in a config that the manifest does not declare. */
export const showsUndeclared = (config: Fields, { undeclared = [] }: Pick<Answered, 'undeclared'>): UnplacedProblem[] =>
  undeclared.filter((name) => Object.hasOwn(config, name)).map((name) => ({ expected: `config without ${name}`, got: 'a value for it' }));
