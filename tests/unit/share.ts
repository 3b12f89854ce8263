/** `npm run prove` tries everything. */
export const isWhole = process.env.ASSAY_PROVE !== undefined;

/** So many draws in `npm run prove`, a fifth of them in `npm test`. */
export const draws = (all: number): number => (isWhole ? all : Math.ceil(all / 5));

/** Milliseconds of a processor, which a busy machine does not stretch. */
export function cpuMs(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** How many times longer the work of one size takes than that of another: the speed of the machine cancels out. */
export function growth(work: (size: number) => unknown, [few, many]: [number, number]): number {
  work(few);
  const fewTakes = cpuMs(() => work(few));
  return cpuMs(() => work(many)) / Math.max(fewTakes, 10);
}
