import type { Report } from '../engine/report.ts';

/** The report itself; control characters that JSON leaves raw (DEL and C1) are escaped as well. */
export const json = (report: Report): string =>
  `${JSON.stringify(report, null, 2).replace(/[\u007f-\u009f\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
