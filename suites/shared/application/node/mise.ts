import { createRequire } from 'node:module';
import type { Reason } from '../../../../engine/catalogue/reason.ts';
import { kind } from '../../../../engine/documents/show.ts';
import { lineAndColumn, type Position } from '../../../../engine/documents/text.ts';
import { isObject } from '../../../../engine/documents/values.ts';
import type { Application } from '../../../../engine/judging/application.ts';

/** The Deno version that mise.toml installs, or what is wrong with the file; neither when there is no file. */
type DenoEntry = { version: string | null } | { problem?: { got: string; position?: Position }; unread?: Reason };

export function denoEntry(application: Application): DenoEntry {
  const file = application.file('mise.toml');
  if (!file) return {};
  if (file.problem !== undefined) return { unread: file.problem, problem: { got: file.problem.reason } };
  // Few applications have this file, so the parser is loaded only when needed.
  const { parse, TomlError } = createRequire(import.meta.url)('smol-toml') as typeof import('smol-toml');
  try {
    const { tools } = parse(file.text);
    const position = lineAndColumn(file.text, Math.max(0, file.text.search(/^[ \t]*\[?tools\b/m)));
    if (tools === undefined) return { problem: { got: 'no [tools] table', position } };
    if (!isObject(tools)) return { problem: { got: `${kind(tools)} instead of the table`, position } };
    return Object.hasOwn(tools, 'deno')
      ? { version: versionOf(tools.deno) }
      : { problem: { got: 'no deno in the [tools] table', position } };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const { line, column } = error;
    return { problem: { got: 'text that is not TOML', position: { line, column } } };
  }
}

function versionOf(entry: unknown): string | null {
  const version = isObject(entry) ? entry.version : Array.isArray(entry) ? entry[0] : entry;
  return typeof version === 'string' || typeof version === 'number' ? String(version) : null;
}
