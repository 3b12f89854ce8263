import { readingText } from '../../engine/judging/reading.ts';
import type { Outcome } from '../../engine/judging/verdict.ts';
import { type Markup, markup, outsideText, prose } from './markup.ts';

/** How the contract is read where it contradicts itself or is silent: one sentence each. */
export const shownReadings = ({ readings = [] }: Pick<Outcome, 'readings'>): Markup =>
  markup`${readings.map((reading) => markup`<p class="reading"><b>Read as:</b> ${prose(readingText(reading))} <code class="id">${outsideText(reading.id)}</code></p>\n`)}`;
