import { buildOf, releaseLine, secretKeyOf, secretKeys } from '../../../engine/application/play/build.ts';
import { type Configuration, configurationOf } from '../../../engine/application/play/configuration.ts';
import type { Value } from '../../../engine/application/play/hocon/lookup.ts';
import { openRun } from '../../../engine/application/play/run-file.ts';
import { defineRule, notApplicable, undecided } from '../../shared/rule.ts';

/** A placeholder: only whether it reaches the key counts. */
const variables = { APPLICATION_SECRET: 'any' };
const readsSecret = (value: Value | undefined) => value?.kind === 'text' && value.reads.includes('APPLICATION_SECRET');

export default defineRule({
  requirement: 'play2/secret-key-fits-the-version',
  reads: 'application',
  after: ['play2/builds-with-sbt', 'play2/config-resource-exists'],
  check(application) {
    const { version } = buildOf(application);
    if (!version) return notApplicable('the build does not show one clear version of the sbt plugin');
    const key = secretKeyOf(version);
    if (key === undefined) return notApplicable(`the contract names no key for the ${releaseLine(version)} line`);
    const expected = `${key} at \${APPLICATION_SECRET} or \${?APPLICATION_SECRET}, as the ${releaseLine(version)} line requires`;
    const configuration = configurationOf(application);
    if (!configuration) return openRun(application) ?? [{ file: 'conf/application.conf', expected, got: 'no such file' }];
    const value = configuration.value(key, variables);
    if (readsSecret(value)) return [];
    if (value?.kind === 'unknown') return undecided(value.reason);
    return [value ? misset(value, expected) : unset(configuration, expected)];
  },
});

/** The secret itself may be written into the file, so its text is never shown. */
function misset(value: Value, expected: string) {
  const { file, position } = value;
  if (value.kind === 'unset') return { file, position, expected, got: `the variable ${value.variable}` };
  if (value.kind !== 'text') return { file, position, expected, got: value.kind === 'null' ? 'null' : `an ${value.kind}` };
  if (!/\$\{\??APPLICATION_SECRET\}/.test(value.text)) return { file, position, expected, got: 'a fixed text' };
  return { file, position, expected, got: 'the reference in quotes', hint: 'Remove the quotes: in quotes a reference is plain text.' };
}

function unset(configuration: Configuration, expected: string) {
  for (const key of secretKeys) {
    const value = configuration.value(key, variables);
    if (value && readsSecret(value))
      return { file: value.file, position: value.position, expected, got: `${key}, the key of another line` };
  }
  return { file: configuration.file, expected, got: 'no such key' };
}
