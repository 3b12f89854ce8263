import { type Observed, problem } from '../shared/rule.ts';

/** The problem with a field that should have a value of the configuration; the recording has no value for it, because it is a person's. */
export const notAsConfigured = (isRight: boolean | undefined, seen: Observed, setting: string, field: string) =>
  isRight === false ? [problem('not-as-configured', seen, { setting, field, how: seen.altered?.[field] })] : [];
