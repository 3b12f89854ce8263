import { requirements } from '../engine/judging/catalogue.ts';
import { manifestOutcomes, recordedOutcomes } from '../runs/check/outcomes.ts';
import type * as declared from './assay.d.ts';

type Rules = typeof declared.rules;

export const listedRequirements: Rules['requirements'] = () =>
  requirements().map(({ id, level, text, source, hint, target }) => ({ id, level, text, source, hint, target }));

export const judgeManifest: Rules['judgeManifest'] = (manifest, env = {}) =>
  manifestOutcomes(typeof manifest === 'string' ? manifest : JSON.stringify(manifest, null, 2), env);

export const judgeReport: Rules['judgeReport'] = (report) => recordedOutcomes(report);
