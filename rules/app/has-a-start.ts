import { packageDocument, packageValue } from '../../engine/application/package-json.ts';
import { defineRule, kind } from '../rule.ts';

const isGiven = (value: unknown) => typeof value === 'string' && value.trim() !== '';

export default defineRule({
  requirement: 'app/has-a-start',
  reads: 'application',
  after: ['app/package-json-is-valid'],
  check(application) {
    const [start, main] = ['/scripts/start', '/main'].map((pointer) => packageValue(application, pointer));
    if (isGiven(start) || isGiven(main)) return [];
    const at = packageDocument(application)?.locate(start === undefined && main !== undefined ? '/main' : '/scripts/start');
    return [
      {
        file: 'package.json',
        ...(at && { position: at }),
        expected: 'a command in scripts.start, or a file in main',
        got: `${kind(start)} in scripts.start and ${kind(main)} in main`,
      },
    ];
  },
});
