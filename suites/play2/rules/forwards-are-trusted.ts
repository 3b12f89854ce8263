import { buildOf } from '../../../engine/application/play/build.ts';
import { configurationOf, openQuestion } from '../../../engine/application/play/configuration.ts';
import { moduleFolder, openRun } from '../../../engine/application/play/run-file.ts';
import { requestSecure } from '../../../engine/application/play/sources.ts';
import { defineRule, notApplicable, show } from '../../shared/rule.ts';

const isTrue = (text: string) => ['true', 'yes', 'on'].includes(text.trim());

export default defineRule({
  requirement: 'play2/forwards-are-trusted',
  reads: 'application',
  after: ['play2/config-resource-exists'],
  check(application) {
    const { version } = buildOf(application);
    if (!version) return notApplicable('the build does not show one clear version of the sbt plugin');
    if (version.major !== 2 || version.minor >= 4)
      return notApplicable(`only versions below 2.4 have the key, and the version is ${version.text}`);
    const use = requestSecure(application, moduleFolder(application));
    if ('verdict' in use) return use;
    const open = openRun(application);
    if (open) return open;
    const configuration = configurationOf(application);
    const value = configuration?.settled('trustxforwarded');
    const question = openQuestion(value);
    if (question) return question;
    if (value?.kind === 'text' && isTrue(value.text)) return [];
    const expected = `trustxforwarded set to true, because ${use.file}:${use.position.line} uses request.secure`;
    if (!value) return [{ file: configuration?.file ?? 'conf/application.conf', expected, got: 'no such key' }];
    return [{ file: value.file, position: value.position, expected, got: value.kind === 'text' ? show(value.text) : value.kind }];
  },
});
