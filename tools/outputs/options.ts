import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Option {
  type?: 'string' | 'number' | 'integer' | 'boolean';
  choices?: string[];
  array?: boolean;
  format?: 'url' | 'address';
  unit?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  describe?: string;
  /** Options that it goes with. */
  with?: string[];
  /** What counts if the option is not given, in words. */
  defaultDescription?: string;
  demandOption?: boolean;
}

export type Options = Record<string, Option | null>;
type Groups = Record<string, (string | Options)[]>;

const readGroups = (root: string): Groups => JSON.parse(readFileSync(join(root, 'specs/cli/options.json'), 'utf8'));

/** The groups of specs/cli/options.json by name, each with all its options. */
export function groupedOptions(root: string): { names: string[]; optionsOf(part: string | Options): Options } {
  const groups = readGroups(root);
  const optionsOf = (part: string | Options): Options => {
    if (typeof part !== 'string') return part;
    const [group = '', name] = part.split('.');
    const all = Object.assign({}, ...(groups[group] ?? []).map(optionsOf));
    return name === undefined ? all : { [name]: all[name] };
  };
  return { names: Object.keys(groups), optionsOf };
}

/** Every declaration of the options of one name. */
export function declarationsOf(root: string): (name: string) => Option[] {
  const parts = Object.values(readGroups(root)).flat();
  return (name) => parts.flatMap((part) => (typeof part === 'string' ? [] : (part[name] ?? [])));
}
