import { checkedContract } from '../engine/contract/checked.ts';
import { readDocuments } from '../engine/contract/read.ts';
import { UsageError } from '../engine/documents/usage-error.ts';

/** What Assay cannot follow in the documents below a folder, in the words of `--contract`. */
export function refusedIn(root: string): string[] {
  try {
    checkedContract(readDocuments(root));
    return [];
  } catch (error) {
    if (error instanceof UsageError) return [error.message];
    throw error;
  }
}
