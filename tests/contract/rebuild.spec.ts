import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { assay, manifest } from '../support/command.ts';
import { byContract, type Change, changes, freshContract } from '../support/house/changed-contract.ts';
import { copyOfTree, rebuilt, removeTree, wrongTypes } from '../support/house/rebuilt-tree.ts';
import { isWhole } from '../support/proof.ts';
import { followed, hashIn, isRefused } from './following.ts';

/** What a report says of each requirement, whatever the ports. */
const judgedIn = (report?: Report) =>
  Object.fromEntries(
    (report?.requirements ?? []).map(({ id, verdict, expected, got, reason, hint }) => [
      id,
      JSON.stringify({ verdict, expected, got, reason, hint }).replace(/127\.0\.0\.1:\d+/g, 'here'),
    ]),
  );

/** What goes otherwise after a rebuild than by `--contract`. */
async function differences(change: Change, fresh: Record<string, string>, usual: string, typed?: string): Promise<string[]> {
  const { folder, refused } = rebuilt(change, typed);
  try {
    if (refused) return isRefused(change, refused, 1) ? [] : [`the build: ${refused.stderr.trim()}`];
    const wrong = typed ? wrongTypes(folder) : [];
    // What the build lets pass, `npm run check` refuses by its types.
    if (change.refused !== undefined) return wrong.length > 0 ? [] : ['neither the build nor the types refuse it'];
    const own = await followed(change, byContract(fresh, change), usual);
    const built = await followed(change, (args, setting) => assay(args, { ...setting, build: folder }), usual);
    const [expected, got] = [judgedIn(own.report), judgedIn(built.report)];
    const others = Object.keys({ ...expected, ...got }).filter((id) => expected[id] !== got[id]);
    return [...wrong, ...built.ignored, ...others.map((id) => `${id}: ${expected[id]} by --contract, ${got[id]} after a rebuild`)];
  } finally {
    removeTree(folder);
  }
}

/** An edition is chosen and not built. */
const built = changes().filter(({ edition, isOurs }) => edition === undefined && !isOurs);
const few = ['a format that nobody knows', 'a hash that Node does not have', 'format: date in a manifest'];
const named = process.env.ASSAY_ROWS;

test.describe.configure({ mode: 'default' });

let typed: string | undefined;
let fresh: Record<string, string>;
let usual: string;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  fresh = await freshContract();
  usual = hashIn(await assay(['check', 'm.json'], { files: { 'm.json': manifest } })) ?? '';
  // Types take long, and are checked once for what all trees have in common.
  if (!isWhole) return;
  typed = copyOfTree();
  expect(wrongTypes(typed)).toEqual([]);
});

test.afterAll(() => {
  if (typed) removeTree(typed);
});

for (const change of built.filter(({ change }) => (named ? change.includes(named) : isWhole || few.includes(change))))
  test(`after a rebuild as by --contract: ${change.change}`, async () => {
    expect(await differences(change, fresh, usual, typed)).toEqual([]);
  });
