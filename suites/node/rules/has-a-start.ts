import type { Application } from '../../../engine/application/application.ts';
import { devDependencies } from '../../../engine/application/node/facts.ts';
import { packageValue } from '../../../engine/application/package-json.ts';
import { defineRule, kind, problem, typeOf } from '../../shared/rule.ts';
import { inPackage } from '../packages.ts';

/** Programs whose package has another name. */
const packages: Record<string, string> = { tsc: 'typescript', nest: '@nestjs/cli' };

/** Warns if the script starts a program of a development dependency, and the variables say that those are not installed. */
function needsLeftOut(application: Application, start: string) {
  if (devDependencies(application).value !== false) return [];
  const named = (field: string) => Object.keys(Object(packageValue(application, `/${field}`)));
  const kept = named('dependencies');
  const programs = [...start.matchAll(/(?:^|&&|\|\||;)\s*(?:\w+=\S*\s+)*(?:npx\s+)?([\w@/.-]+)/g)].map(([, program = '']) => program);
  const program = programs.find((one) => {
    const name = packages[one] ?? one;
    return named('devDependencies').includes(name) && !kept.includes(name);
  });
  return program === undefined ? [] : [problem('left-out', inPackage(application, '/scripts/start'), { program })];
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
    const pointer = start === undefined && main !== undefined ? '/main' : '/scripts/start';
    return [
      problem('no-start', inPackage(application, pointer), { start: kind(start), main: kind(main), types: [typeOf(start), typeOf(main)] }),
    ];
  },
});
