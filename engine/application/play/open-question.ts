import { type NoVerdict, undecided, untested } from '../../judging/rule.ts';
import type { Value } from './hocon/lookup.ts';

/** What stands in the way of judging a value that something out of sight decides. */
export function openQuestion(value: Value | undefined): NoVerdict | undefined {
  switch (value?.kind) {
    case 'unknown':
      return undecided(value.reason);
    case 'unset':
      return undecided(`${value.file}:${value.position.line} refers to ${value.variable}, which is not among the given variables`);
    case 'ungiven':
      return untested(`${value.file}:${value.position.line} refers to ${value.variable}; give it with --env or --env-file`);
    default:
      return undefined;
  }
}
