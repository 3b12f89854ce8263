import type { Application } from '../../../engine/judging/application.ts';
import { devDependencies } from '../../shared/application/node/node-facts.ts';
import { packageValue } from '../../shared/application/package-json.ts';
import { defineRule, kind, problem, typeOf } from '../../shared/rule.ts';
import { inPackage } from '../packages.ts';

/** Programs whose package has another name. */
const packages: Record<string, string> = { tsc: 'typescript', nest: '@nestjs/cli' };

/** The program is there without any package: a package of the same name changes nothing. */
const ofThePlatform = ['node', 'npm', 'npx', 'yarn', 'pnpm', 'bun', 'bunx'];

/** A start script that needs a program of a development dependency, although the variables say that those are not installed. */
function needsLeftOut(application: Application, start: string) {
  if (devDependencies(application).value !== false) return [];
  const named = (field: string) => Object.entries(Object(packageValue(application, `/${field}`)) as object);
  const has = (field: string, name: string) => named(field).some(([one]) => one === name);
  const called = [...start.matchAll(/(?:^|&&|\|\||;)\s*(?:\w+=\S*\s+)*(npx\s+)?(?:\S*node_modules\/\.bin\/)?([\w@/.-]+)/g)];
  const missing = called.find(([, , program = '']) => {
    const name = packages[program] ?? program;
    return has('devDependencies', name) && !has('dependencies', name) && !ofThePlatform.includes(name);
  });
  if (!missing) return [];
  const [, fetches, program = ''] = missing;
  const mayInstall = named('scripts').some(([name, text]) => beforeStart.includes(name) && /\b(install|add|ci)\b/.test(String(text)));
  const code = fetches !== undefined || mayInstall || /\|\||;/.test(start) ? 'may-be-left-out' : 'left-out';
  return [problem(code, inPackage(application, '/scripts/start'), { program })];
}

const beforeStart = ['preinstall', 'install', 'postinstall', 'prestart'];

const isGiven = (value: unknown) => typeof value === 'string' && value.trim() !== '';

export default defineRule({
  requirement: 'app/has-a-start',
  reads: 'application',
  after: ['app/package-json-is-valid'],
  check(application) {
    const [start, main] = ['/scripts/start', '/main'].map((pointer) => packageValue(application, pointer));
    if (typeof start === 'string' && isGiven(start)) return needsLeftOut(application, start);
    if (isGiven(main)) return [];
    const pointer = start === undefined && main !== undefined ? '/main' : '/scripts/start';
    return [
      problem('no-start', inPackage(application, pointer), { start: kind(start), main: kind(main), types: [typeOf(start), typeOf(main)] }),
    ];
  },
});
