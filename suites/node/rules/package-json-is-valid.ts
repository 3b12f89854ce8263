import { packageDocument } from '../../../engine/application/package-json.ts';
import { defineRule, isObject, kind } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'app/package-json-is-valid',
  reads: 'application',
  check(application) {
    const expected = 'one JSON object';
    const document = packageDocument(application);
    if (!document) return [{ file: 'package.json', expected: `a package.json with ${expected}`, got: 'no such file' }];
    const { problem, value } = document;
    if (problem) return [{ file: 'package.json', position: problem.position, expected, got: problem.got }];
    return isObject(value) ? [] : [{ file: 'package.json', position: document.locate(''), expected, got: kind(value) }];
  },
});
