import type { Application } from '../../../engine/judging/application.ts';
import { denoEntry } from '../../shared/application/node/mise.ts';
import { packageValue } from '../../shared/application/package-json.ts';
import { defineRule, notApplicable, problem } from '../../shared/rule.ts';

/** Matches deno as a command, not as a part of a path or of another word. */
const callsDeno = /(^|[\s;&|(])deno(\s|$)/;

export default defineRule({
  requirement: 'app/deno-comes-with-mise',
  reads: 'application',
  check(application) {
    if (!needsDeno(application)) return notApplicable('no-deno');
    const entry = denoEntry(application);
    if ('version' in entry) return [];
    if (entry.unread !== undefined) return { verdict: 'untested', ...entry.unread };
    if (!entry.problem) return [problem('no-file', { file: 'mise.toml' }, {})];
    const { got: found, position } = entry.problem;
    return [problem('no-entry', { file: 'mise.toml', position }, { found })];
  },
});

function needsDeno(application: Application): boolean {
  const start = packageValue(application, '/scripts/start');
  const isConfigured = ['deno.json', 'deno.jsonc', 'deno.lock'].some((name) => application.names('').includes(name));
  // A list of imports from the network, which is a convention of Deno.
  const imports = /from\s+['"](?:https?:\/\/|jsr:|npm:)/.test(application.file('deps.ts')?.text ?? '');
  return isConfigured || imports || (typeof start === 'string' && callsDeno.test(start));
}
