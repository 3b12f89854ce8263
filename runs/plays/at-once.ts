interface Limits<T> {
  workers: number;
  /** How many at once on one host; without it as many as there are workers. */
  perHost?: number | undefined;
  hostOf(item: T): string;
}

/** Does a job for each item, several at the same time; an item whose host is busy lets others go first. Throws the first error, at the end. */
export async function atOnce<T>(items: readonly T[], { workers, perHost = workers, hostOf }: Limits<T>, job: (item: T) => Promise<void>) {
  const waiting = [...items];
  const running = new Map<T, Promise<void>>();
  const errors: unknown[] = [];
  const isFree = (host: string) => [...running.keys()].filter((item) => hostOf(item) === host).length < perHost;
  while (waiting.length + running.size > 0) {
    const next = running.size < workers ? waiting.findIndex((item) => isFree(hostOf(item))) : -1;
    if (next < 0) await Promise.race(running.values());
    for (const item of next < 0 ? [] : waiting.splice(next, 1)) {
      const doing = job(item).catch((error: unknown) => errors.push(error));
      running.set(
        item,
        doing.then(() => void running.delete(item)),
      );
    }
  }
  if (errors.length > 0) throw errors[0];
}
