import type { Application } from '../../../engine/application/application.ts';
import { devDependencies } from '../../../engine/application/node/facts.ts';
import { packageValue } from '../../../engine/application/package-json.ts';
import { defineRule, kind } from '../../shared/rule.ts';
import { inPackage } from '../packages.ts';

/** Programs whose package has another name. */
const packages: Record<string, string> = { tsc: 'typescript', nest: '@nestjs/cli' };

/** Warns if the script starts a program of a development dependency, and the variables say that those are not installed. */
function needsLeftOut(application: Application, start: string) {
  if (devDependencies(application).value !== false) return [];
  const named = (field: string) => Object.keys(Object(packageValue(application, `/${field}`)));
  const kept = named('dependencies');
  const programs = [...start.matchAll(/(?:^|&&|\|\||;)\s*(?:\w+=\S*\s+)*(?:npx\s+)?([\w@/.-]+)/g)].map(([, program = '']) => program);
  const missing = programs.find((program) => {
    const name = packages[program] ?? program;
    return named('devDependencies').includes(name) && !kept.includes(name);
  });
  if (missing === undefined) return [];
  const expected = 'a start script whose programs are installed in production';
  const got = `${missing}, which is a development dependency and is left out`;
  const hint = 'Move its package to dependencies, start without it, or set CC_NODE_DEV_DEPENDENCIES=install.';
  return inPackage(application, '/scripts/start', expected, got).map((problem) => ({ ...problem, level: 'should' as const, hint }));
}

const isGiven = (value: unknown) => typeof value === 'string' && value.trim() !== '';

export default defineRule({
  requirement: 'app/has-a-start',
  reads: 'application',
  after: ['app/package-json-is-valid'],
  check(application) {
    const [start, main] = ['/scripts/start', '/main'].map((pointer) => packageValue(application, pointer));
    if (typeof start === 'string' && isGiven(start)) return needsLeftOut(application, start);
    if (isGiven(main)) return [];
    const at = start === undefined && main !== undefined ? '/main' : '/scripts/start';
    const got = `${kind(start)} in scripts.start and ${kind(main)} in main`;
    return inPackage(application, at, 'a command in scripts.start, or a file in main', got);
  },
});
