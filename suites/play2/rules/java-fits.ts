import { buildOf, isFrom, javaVersions } from '../../../engine/application/play/build.ts';
import { withoutCredentials } from '../../../engine/documents/show.ts';
import { defineRule, notApplicable, problem } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'play2/java-fits',
  reads: 'application',
  check(application) {
    const { version } = buildOf(application);
    if (!version) return notApplicable('the build does not show one clear version of the sbt plugin');
    if (!isFrom(version, 4)) return notApplicable(`Java 8 is required from 2.4 of the 2.x line on, and the version is ${version.text}`);
    const versions = javaVersions(application);
    if (versions.length === 0) return notApplicable('no Java version is named');
    return versions
      .filter(({ major }) => major < 8)
      .map(({ text, major, isForCompiler, ...where }) =>
        problem(isForCompiler ? 'old-for-the-compiler' : 'old', where, { version: withoutCredentials(text) }),
      );
  },
});
