import { packageValue } from '../../../engine/application/package-json.ts';
import { defineRule, kind } from '../../shared/rule.ts';
import { inPackage } from '../packages.ts';

const isGiven = (value: unknown) => typeof value === 'string' && value.trim() !== '';

export default defineRule({
  requirement: 'app/has-a-start',
  reads: 'application',
  after: ['app/package-json-is-valid'],
  check(application) {
    const [start, main] = ['/scripts/start', '/main'].map((pointer) => packageValue(application, pointer));
    if (isGiven(start) || isGiven(main)) return [];
    const at = start === undefined && main !== undefined ? '/main' : '/scripts/start';
    const got = `${kind(start)} in scripts.start and ${kind(main)} in main`;
    return inPackage(application, at, 'a command in scripts.start, or a file in main', got);
  },
});
