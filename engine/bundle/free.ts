/**
 * What the holder of the key may write into a bundle as they like, with the reason: `verify` compares everything else with what the rules
 * make of the recordings, or with another part of the bundle. `*` stands for a number, `**` for everything below.
 */
export const freeParts: readonly { at: string; because: string }[] = [
  { at: 'report.json/recordings/**', because: 'They are the evidence: `--rerun` shows whether the deployment gives the same.' },
  { at: 'report.json/exchanges/**', because: 'They are the evidence: `--rerun` shows whether the deployment gives the same.' },
  { at: 'report.json/resources/**', because: 'Their numbers are compared with the ledger; the rest is what the run wrote there.' },
  { at: 'report.json/facts/**', because: 'They are what the run told beside its recordings; no verdict rests on them.' },
  { at: 'report.json/assumptions/**', because: 'They are what the user configured; no verdict rests on their words.' },
  { at: 'report.json/coverage/**', because: 'It tells how much was drawn; the probes themselves are counted again.' },
  { at: 'report.json/seed', because: 'It is what the probes are drawn from, and they have to fit it.' },
  { at: 'report.json/started', because: 'It has to fit the times of the exchanges and of the ledger, and the age.' },
  { at: 'report.json/command', because: 'It is how the user started the run; nothing follows from it.' },
  { at: 'report.json/target/document', because: 'It is the name of a file of the user.' },
  { at: 'report.json/**/at', because: 'It may be a line of the manifest as the user has it, which is longer than the published one.' },
  {
    at: 'report.json/manifest/**',
    because: 'It is what the partner declares; rules judge it, and `--rerun` compares all of it with the one at hand.',
  },
  { at: 'manifest.json/**', because: 'It has to be the manifest of the report.' },
  {
    at: 'ledger.jsonl/**',
    because: 'Its changes have to be those of the exchanges and of the report; the rest is what the run wrote there.',
  },
];

const patternOf = (at: string): RegExp =>
  new RegExp(`^${at.replace(/[.]/g, '\\.').replaceAll('/**', '(?:/[^/]+)*').replaceAll('/*', '/\\d+')}$`);

const free = freeParts.map(({ at }) => patternOf(at));

/** Whether a place of a bundle, as a path below the name of a file, is free. */
export const isFree = (place: string): boolean => free.some((pattern) => pattern.test(place));

/** The first place below `at` where two values differ and that is not free. */
export function firstDifference(one: unknown, other: unknown, at: string): string | undefined {
  if (one === other || isFree(at)) return undefined;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return at;
  if (Array.isArray(one) !== Array.isArray(other)) return at;
  const [left, right] = [one, other] as Record<string, unknown>[];
  for (const key of new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})])) {
    const difference = firstDifference(left?.[key], right?.[key], `${at}/${key}`);
    if (difference !== undefined) return difference;
  }
  return undefined;
}
