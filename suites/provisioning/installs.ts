import { type Answered, isObject, isSuccess, notApplicable, type Observed, objectIn, ofEach, type RecordingPlace } from '../shared/rule.ts';

/** Installs with the right credentials and a valid body: the same requirements apply to all their answers. */
export const installs = ['provision/first', 'provision/second', 'provision/another', 'provision/any-body'] as const;

/** The installs whose answer is one JSON object. */
export const objectAnswers = (seen: readonly Answered[]) =>
  seen
    .filter(({ answer }) => isSuccess(answer))
    .flatMap((one) => {
      const object = objectIn(one.answer);
      return object ? [{ seen: one, object }] : [];
    });

export type Call = NonNullable<Answered['calls']>[number];

/** The calls that the target made to the stand-in platform, each with its observation. */
export const callsIn = <One extends Observed>(seen: readonly One[]): { one: One; call: Call }[] =>
  seen.flatMap((one) => (one.calls ?? []).map((call: Call) => ({ one, call })));

/** The PUTs that brought a config after an answer without one. */
export const updatesOf = ({ calls = [] }: Answered): Call[] =>
  calls.filter(({ method, credentials, isJson }) => method === 'PUT' && credentials === 'manifest' && isJson);

/** The configs of installs, each with the declared variables that it lacks and the undeclared ones that it has. */
const configsOf = (seen: readonly Answered[]) => [
  ...seen.flatMap((install) => {
    const config = isSuccess(install.answer) && objectIn(install.answer)?.config;
    if (!isObject(config)) return [];
    const { configVars } = install;
    const missing = configVars?.filter((name) => !Object.hasOwn(config, name)) ?? [];
    return [{ install, isLater: false, missing, undeclared: Object.keys(config).filter((name) => configVars?.includes(name) === false) }];
  }),
  // A config may come in several PUTs, which count together.
  ...seen.flatMap((install) => {
    const updates = install.label === 'provision/later-config' ? updatesOf(install) : [];
    const missing = updates[0]?.missing?.filter((name) => updates.every((update) => update.missing?.includes(name)));
    if (!missing) return [];
    return [{ install, isLater: true, missing, undeclared: [...new Set(updates.flatMap((update) => update.undeclared ?? []))] }];
  }),
];

export const ofConfigs = <Problem extends RecordingPlace>(
  seen: readonly Answered[],
  problemsOf: (config: ReturnType<typeof configsOf>[number]) => readonly Problem[],
) => ofEach(configsOf(seen), notApplicable('no-config'), problemsOf);
