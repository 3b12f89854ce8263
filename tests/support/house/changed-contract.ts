import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { assay, type Outcome, root, type Setting } from '../command.ts';

/** One change of the contract, and what has to follow from it; or how it is refused. */
export interface Change {
  change: string;
  /** The file of the table that has it. */
  file?: string;
  /** A text of a file and what stands in its place; an empty one stands for the whole file, which may be new. */
  edit?: [file: string, from: string, to: string][];
  /** An edition file that is used instead of a changed copy. */
  edition?: object;
  /** The command and its `--only`; `check` if left out. */
  run?: ['certify' | 'gate' | 'app', string];
  /** A target that keeps the changed contract; the reference if left out. */
  target?: string;
  /** A text of the checked manifest, and what stands in its place. */
  manifest?: [from: string, to: string];
  env?: string;
  type?: string;
  /** Words that decide nothing leave the digest as it is. */
  digest?: 'same';
  verdicts?: Record<string, string>;
  reason?: string;
  sent?: string;
  message?: string;
  advice?: string;
  facts?: Record<string, unknown>;
  /** What `assay explain` says about a requirement. */
  explains?: Record<string, string>;
  /** What `assay docs wire` says. */
  wire?: string;
  /** What was said before the change, and nowhere after it: neither by `explain`, nor in the report, nor by `assay docs wire` if it is looked at. */
  gone?: string;
  /** What the one line of a refusal looks like. */
  refused?: string;
  /** Refused by `--contract` alone: it is part of Assay, and who builds Assay may change it. */
  isOurs?: boolean;
}

const folder = join(root, 'tests/contract/changes');

export const changes = (): Change[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => (parse(readFileSync(join(folder, name), 'utf8')) as Change[]).map((change) => ({ ...change, file: name })));

/** What `assay init contract own` writes. */
export async function freshContract(): Promise<Record<string, string>> {
  const { status, stderr, written } = await assay(['init', 'contract', 'own']);
  if (status !== 0) throw new Error(stderr);
  return written;
}

/** The files of a fresh contract with a change applied, and the option that chooses it. */
export function changedFiles(
  fresh: Record<string, string>,
  { change, edit = [], edition }: Change,
): { files: Record<string, string>; chosen: string[] } {
  if (edition) return { files: { 'changed.yaml': JSON.stringify(edition) }, chosen: ['--edition', 'changed.yaml'] };
  const files = { ...fresh };
  for (const [file, from, to] of edit) {
    const path = `own/${file}`;
    const text = files[path];
    if (from !== '' && !text?.includes(from)) throw new Error(`${change}: ${file} has no ${from}`);
    files[path] = from === '' ? to : (text ?? '').replace(from, () => to);
  }
  return { files, chosen: ['--contract', 'own'] };
}

/** Runs the command with a change chosen by `--contract` or `--edition`. */
export function byContract(fresh: Record<string, string>, change: Change): (args: string[], setting?: Setting) => Promise<Outcome> {
  const { files, chosen } = changedFiles(fresh, change);
  return (args, setting = {}) => assay([...args, ...chosen], { ...setting, files: { ...files, ...setting.files } });
}
