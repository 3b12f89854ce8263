import { valuesOf } from '../../../engine/contract/contract.ts';
import { withoutCredentials } from '../../../engine/documents/show.ts';
import { defineRule, notApplicable, problem } from '../../shared/rule.ts';
import { buildOf, isFrom, javaVersions } from '../build.ts';

export default defineRule({
  requirement: 'play2/java-fits',
  reads: 'application',
  check(application) {
    const { version } = buildOf(application);
    if (!version) return notApplicable('no-clear-version');
    const { java } = valuesOf('runtimes').play2;
    if (!isFrom(version, java.from)) return notApplicable('java-of-newer-versions', { version: version.text });
    const versions = javaVersions(application);
    if (versions.length === 0) return notApplicable('no-java-version');
    return versions
      .filter(({ major }) => major < java.version)
      .map(({ text, major, isForCompiler, ...where }) =>
        problem(isForCompiler ? 'old-for-the-compiler' : 'old', where, { version: withoutCredentials(text) }),
      );
  },
});
