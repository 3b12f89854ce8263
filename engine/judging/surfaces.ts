import type { QuestionId } from '../../specs/generated/ids.ts';
import type { Application, JudgedApplication } from './application.ts';
import type { Family } from './causes.ts';
import type { Observer } from './gaps/played.ts';

/** What surfaces know besides their rules; it is handed in. */
export interface Surfaces {
  /** Requirements that may fail for one cause. */
  families: readonly Family[];
  /** What a run shows about a gap, where it takes more than a row says. */
  observers: Partial<Record<QuestionId, Observer>>;
  /** The application that a report keeps. */
  applicationOf(kept: JudgedApplication, name: string): Application;
}
