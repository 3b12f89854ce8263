import { createRequire } from 'node:module';
import { isObject } from '../../documents/manifest.ts';
import { kind } from '../../documents/show.ts';
import { lineAndColumn } from '../../documents/text.ts';
import type { Application } from '../application.ts';
import { unreadable } from '../unreadable.ts';

type Toml = typeof import('smol-toml');

interface Problem {
  got: string;
  position?: { line: number; column: number };
}

/** The Deno that mise.toml has installed, or what is wrong with the file; neither where there is none. */
export type DenoEntry = { version: string | null } | { problem?: Problem; unread?: string };

export function denoEntry(application: Application): DenoEntry {
  const file = application.file('mise.toml');
  if (!file) return {};
  const unread = unreadable(file);
  if (unread !== undefined) return { unread, problem: { got: unread } };
  // Few applications have such a file: the parser is loaded for those alone.
  const { parse, TomlError } = createRequire(import.meta.url)('smol-toml') as Toml;
  try {
    const { tools } = parse(file.text);
    const at = lineAndColumn(file.text, Math.max(0, file.text.search(/^[ \t]*\[?tools\b/m)));
    if (!isObject(tools))
      return { problem: { got: tools === undefined ? 'no [tools] table' : `${kind(tools)} in place of the table`, position: at } };
    if (!Object.hasOwn(tools, 'deno')) return { problem: { got: 'no deno in the [tools] table', position: at } };
    return { version: versionOf(tools.deno) };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const { line, column } = error;
    return { problem: { got: 'a file that is no TOML from here on', position: { line, column } } };
  }
}

function versionOf(entry: unknown): string | null {
  const version = isObject(entry) ? entry.version : Array.isArray(entry) ? entry[0] : entry;
  return typeof version === 'string' ? version : typeof version === 'number' ? String(version) : null;
}
