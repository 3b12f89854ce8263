import { checkedContract } from '../engine/contract/checked.ts';
import { readDocuments, strangeFiles } from '../engine/contract/read.ts';
import { UsageError } from '../engine/documents/usage-error.ts';

/** What Assay cannot follow in the documents below a folder, in the words of `--contract`. */
export function refusedIn(root: string): string[] {
  const strange = strangeFiles(root);
  if (strange.length > 0) return strange;
  try {
    checkedContract(readDocuments(root));
    return [];
  } catch (error) {
    if (error instanceof UsageError) return [error.message];
    throw error;
  }
}
