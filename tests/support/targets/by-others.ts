import { join } from 'node:path';
import type { Report } from '../../../specs/generated/schemas.ts';
import { assay, root } from '../command.ts';

/** Replaces decisions of the service. */
export interface Bug {
  apply: (decisions: never) => void;
}

type Start = (choices: { bug?: Bug }) => Promise<{ manifest: object; close(): Promise<unknown> }>;

/** A partner by somebody who knew the contract and nothing of what Assay tries. */
const { start } = (await import(join(root, 'tests/support/by-others/partner/base.mjs'))) as { start: Start };

/** Judges several of them in one run. */
export async function judgedTogether(
  services: readonly (readonly [name: string, bug: Bug | undefined])[],
  args: readonly string[] = [],
): Promise<[name: string, report: Report][]> {
  const started = await Promise.all(services.map(async ([name, bug]) => ({ name, ...(await start(bug ? { bug } : {})) })));
  try {
    const files = {
      'targets.yaml': JSON.stringify({ targets: started.map(({ name }) => ({ name, manifest: `${name}.json` })) }),
      ...Object.fromEntries(started.map(({ name, manifest }) => [`${name}.json`, JSON.stringify(manifest)])),
    };
    const { written } = await assay(['fleet', 'targets.yaml', '--plan', 'test', '--quiet', '--browser', 'off', ...args], {
      files,
      limit: 900_000,
    });
    return started.map(({ name }) => [name, JSON.parse(written[`assay-report/${name}/report.json`] ?? '{}') as Report]);
  } finally {
    await Promise.all(started.map(({ close }) => close()));
  }
}
