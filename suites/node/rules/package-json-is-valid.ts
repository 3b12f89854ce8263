import { packageDocument } from '../../shared/application/package-json.ts';
import { defineRule, isObject, kind, problem, typeOf } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'app/package-json-is-valid',
  reads: 'application',
  check(application) {
    const document = packageDocument(application);
    if (!document) return [problem('no-file', { file: 'package.json' }, {})];
    const { problem: wrong, value } = document;
    if (wrong) return [problem('no-json', { file: 'package.json', position: wrong.position }, { found: wrong.got })];
    return isObject(value)
      ? []
      : [problem('no-object', { file: 'package.json', position: document.locate('') }, { found: kind(value), type: typeOf(value) })];
  },
});
