import { valuesOf } from '../../../engine/contract/contract.ts';
import { withoutCredentials } from '../../../engine/documents/show.ts';
import { requestSecure } from '../../shared/application/searched-sources.ts';
import { defineRule, notApplicable, problem } from '../../shared/rule.ts';
import { buildOf, isFrom } from '../build.ts';
import { configurationOf, openQuestion } from '../configuration.ts';
import { moduleFolder, openRun } from '../run-file.ts';

/** The configuration has other words for true. */
const trueWords = ['true', 'yes', 'on'];

export default defineRule({
  requirement: 'play2/forwards-are-trusted',
  reads: 'application',
  after: ['play2/config-resource-exists'],
  check(application) {
    const { version } = buildOf(application);
    if (!version) return notApplicable('no-clear-version');
    const { key, value: wanted, below } = valuesOf('runtimes').play2.forwarding;
    if (version.major !== Number.parseInt(below, 10) || isFrom(version, below))
      return notApplicable('key-of-older-versions', { version: version.text });
    const use = requestSecure(application, moduleFolder(application));
    if ('verdict' in use) return use;
    const open = openRun(application);
    if (open) return open;
    const configuration = configurationOf(application);
    const value = configuration?.settled(key);
    const question = openQuestion(value);
    if (question) return question;
    const right = wanted === 'true' ? trueWords : [wanted];
    if (value?.kind === 'text' && right.includes(value.text.trim())) return [];
    const line = `${use.file}:${use.position.line}`;
    if (!value) return [problem('unset', { file: configuration?.file ?? 'conf/application.conf' }, { line })];
    const { file, position, kind } = value;
    if (kind !== 'text') return [problem('other-kind', { file, position }, { line, kind })];
    return [problem('other-value', { file, position }, { line, value: withoutCredentials(value.text) })];
  },
});
