import { parse } from 'yaml';
import { overlaid } from '../../../engine/contract/overlay.ts';
import type { EditionFile } from '../../../specs/generated/schemas.ts';
import { contractFiles } from './own-contract.ts';

type Rows = { rows: { id: string; surface?: string }[] };

/** What an edition changes, as a folder for `--contract`. */
export function editionFolder(text: string): Record<string, string> {
  const { overlays = [], rows } = parse(text) as EditionFile;
  const files = contractFiles();
  const change = (path: string, changed: (value: unknown) => unknown) => {
    files[`own/${path}`] = JSON.stringify(changed(parse(files[`own/${path}`] ?? '', { merge: true })));
  };
  const refuse = (action: number, why: string) => new Error(`action ${action + 1}: ${why}`);
  for (const overlay of overlays) change(overlay.extends, (document) => overlaid(document, overlay, refuse));
  for (const { surface, ...row } of rows)
    change(`suites/${surface}/requirements.yaml`, (value) => {
      const surfaceRows = value as Rows;
      return { ...surfaceRows, rows: [...surfaceRows.rows, row] };
    });
  return files;
}
