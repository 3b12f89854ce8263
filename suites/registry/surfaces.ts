import type { Surfaces } from '../../engine/judging/surfaces.ts';
import { applicationGaps } from '../gaps/application.ts';
import { marketplaceGaps } from '../gaps/marketplace.ts';
import { platformGaps } from '../gaps/platform.ts';
import { judgedApplication } from '../shared/application/judged.ts';
import { families } from './causes.ts';

/** What the rooms know besides their rules. */
export const surfaces: Surfaces = {
  families,
  observers: { ...marketplaceGaps, ...platformGaps, ...applicationGaps },
  applicationOf: judgedApplication,
};
