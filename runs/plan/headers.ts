import { fillIn } from '../../engine/documents/environment.ts';
import type { HeaderList } from '../../engine/wire/http/exchange.ts';
import { readText } from '../files.ts';
import { type Io, UsageError } from '../run.ts';

const USAGE = `assay: --header takes "Name: value", 'NAME=\${VARIABLE}' or NAME=@FILE`;
const NAMED = /^([\w!#$%&'*+.^`|~-]+)=(.*)$/s;

const WRITTEN = /^([^:\s]+)(:.*)$/s;

/** Fills in the values of headers; a list of processes shows only the name of a variable or a file, and no secret. */
export const withHeaderValues = (texts: readonly string[], io: Io): string[] =>
  texts.map((text) => {
    const [, name, source = ''] = NAMED.exec(text) ?? [];
    if (name === undefined) {
      const [, written = '', value = text] = WRITTEN.exec(text) ?? [];
      return `${written}${inEnvironment(written, value, io)}`;
    }
    if (source.startsWith('@')) return `${name}: ${readText(source.slice(1), io).trimEnd()}`;
    // A list of processes would show the value: `Name: value` says that this is intended.
    if (!source.includes('${')) throw new UsageError(USAGE);
    return `${name}: ${inEnvironment(name, source, io)}`;
  });

function inEnvironment(name: string, source: string, { env }: Io): string {
  const { value, unset } = fillIn(source, env);
  const [missing] = unset;
  if (missing)
    throw new UsageError(`assay: --header ${name}: \${${missing.name}} is not set in the environment; set ${missing.name} and try again`);
  return String(value);
}

export const sentHeaders = (texts: readonly string[] = []): HeaderList =>
  texts.map((text) => {
    const [, name, value = ''] = /^([^:\s]+):\s*(.*)$/.exec(text) ?? [];
    if (name === undefined) throw new UsageError(USAGE);
    return [name, value];
  });
