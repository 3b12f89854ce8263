import { expect, test } from '@playwright/test';
import { assay, manifest } from '../support/command.ts';
import { byContract, type Change, changes, freshContract } from '../support/house/changed-contract.ts';
import { isWhole } from '../support/proof.ts';
import { followed, hashIn } from './following.ts';

/** Of those that only read a contract or a folder, `npm test` has a tenth; of those that need a live target, fewer. */
const few = ({ run, refused }: Change, index: number) =>
  index % (run === undefined || refused !== undefined || run[0] === 'app' ? 10 : 40) === 0;

/** Only the changes whose name, or whose file, has this text. */
const named = process.env.ASSAY_ROWS;

test('what a changed contract says is followed or refused, never ignored', async () => {
  const all = changes().filter((change, index) =>
    named ? [change.change, change.file].some((text) => text?.includes(named)) : isWhole || few(change, index),
  );
  test.setTimeout(60_000 + all.length * 30_000);
  const fresh = await freshContract();
  const usual = hashIn(await assay(['check', 'm.json'], { files: { 'm.json': manifest } })) ?? '';
  const ignored: Record<string, string[]> = {};
  for (const change of all) {
    const found = await followed(change, byContract(fresh, change), usual).catch((error: Error) => ({ ignored: [error.message] }));
    if (found.ignored.length > 0) ignored[change.change] = found.ignored;
  }
  expect(ignored).toEqual({});
});
