type Run = (context: { after(run: Run): void }) => unknown;
type Hook = 'before' | 'after' | 'beforeEach' | 'afterEach';

interface Suite {
  id: string;
  around: Suite | undefined;
  hooks: Record<Hook, Run[]>;
  isOpen: boolean;
}

export interface Test {
  id: string;
  run(): Promise<void>;
}

/** Stands in for node:test, which runs a test once: these are collected, and run as often as one likes. */
export function testCollector(file: string, isWanted: (suite: string) => boolean) {
  const tests: Test[] = [];
  const opened: Suite[] = [];
  const suiteIn = (around: Suite | undefined, id: string): Suite => ({
    id,
    around,
    hooks: { before: [], after: [], beforeEach: [], afterEach: [] },
    isOpen: false,
  });
  let suite = suiteIn(undefined, file);

  function describe(name: string, body: () => void): void {
    const around = suite;
    const id = `${around.id} > ${name}`;
    if (!isWanted(id)) return;
    suite = suiteIn(around, id);
    body();
    suite = around;
  }

  function it(name: string, ...rest: unknown[]): void {
    const own = suite;
    const run = rest.at(-1) as Run;
    const { skip = false } = (rest.length > 1 ? rest[0] : {}) as { skip?: boolean };
    if (skip) return;
    tests.push({ id: `${own.id} > ${name}`, run: () => runIn(own, run) });
  }

  async function runIn(own: Suite, run: Run): Promise<void> {
    const afterwards: Run[] = [];
    const context = { after: (late: Run) => afterwards.push(late) };
    await open(own, context);
    await each(own, 'beforeEach', context);
    try {
      await run(context);
    } finally {
      for (const late of afterwards.reverse()) await late(context);
      await each(own, 'afterEach', context);
    }
  }

  async function open(one: Suite, context: Parameters<Run>[0]): Promise<void> {
    if (one.around) await open(one.around, context);
    if (one.isOpen) return;
    one.isOpen = true;
    opened.push(one);
    for (const run of one.hooks.before) await run(context);
  }

  async function each(one: Suite, hook: Hook, context: Parameters<Run>[0]): Promise<void> {
    if (one.around) await each(one.around, hook, context);
    for (const run of one.hooks[hook]) await run(context);
  }

  async function close(): Promise<void> {
    for (const one of opened.reverse()) for (const run of one.hooks.after) await run({ after() {} });
  }

  const hookOf = (hook: Hook) => (run: Run) => void suite.hooks[hook].push(run);
  const hooks = { before: hookOf('before'), after: hookOf('after'), beforeEach: hookOf('beforeEach'), afterEach: hookOf('afterEach') };
  return { nodeTest: { default: it, it, test: it, describe, suite: describe, ...hooks }, tests, close };
}
