import type { Bug } from './bug.ts';
import { callsByShape } from './calls-by-shape.ts';
import { callsByState } from './calls-by-state.ts';
import { callsByValue } from './calls-by-value.ts';
import { deletions } from './deletions.ts';
import { installs } from './installs.ts';
import { signOns } from './sign-on.ts';
import { signatures } from './signatures.ts';
import { unmeetable } from './unmeetable.ts';

/** Services with one bug each, of the kind that is made by mistake and needs a condition to show. */
export const conditionalBugs: Record<string, Bug> = {
  ...callsByShape,
  ...callsByValue,
  ...callsByState,
  ...deletions,
  ...signatures,
  ...signOns,
  ...installs,
  ...unmeetable,
};
