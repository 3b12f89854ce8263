import { buildOf } from '../../../engine/application/play/build.ts';
import { configurationOf, openQuestion } from '../../../engine/application/play/configuration.ts';
import { moduleFolder, openRun } from '../../../engine/application/play/run-file.ts';
import { requestSecure } from '../../../engine/application/play/sources.ts';
import { withoutCredentials } from '../../../engine/documents/show.ts';
import { defineRule, notApplicable, problem } from '../../shared/rule.ts';

const isTrue = (text: string) => ['true', 'yes', 'on'].includes(text.trim());

export default defineRule({
  requirement: 'play2/forwards-are-trusted',
  reads: 'application',
  after: ['play2/config-resource-exists'],
  check(application) {
    const { version } = buildOf(application);
    if (!version) return notApplicable('no-clear-version');
    if (version.major !== 2 || version.minor >= 4) return notApplicable('key-of-older-versions', { version: version.text });
    const use = requestSecure(application, moduleFolder(application));
    if ('verdict' in use) return use;
    const open = openRun(application);
    if (open) return open;
    const configuration = configurationOf(application);
    const value = configuration?.settled('trustxforwarded');
    const question = openQuestion(value);
    if (question) return question;
    if (value?.kind === 'text' && isTrue(value.text)) return [];
    const line = `${use.file}:${use.position.line}`;
    if (!value) return [problem('unset', { file: configuration?.file ?? 'conf/application.conf' }, { line })];
    const { file, position, kind } = value;
    if (kind !== 'text') return [problem('other-kind', { file, position }, { line, kind })];
    return [problem('other-value', { file, position }, { line, value: withoutCredentials(value.text) })];
  },
});
