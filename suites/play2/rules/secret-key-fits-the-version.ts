import { variableFor } from '../../shared/application/variables.ts';
import { defineRule, notApplicable, problem } from '../../shared/rule.ts';
import { buildOf, releaseLine, secretKeyOf, secretKeys } from '../build.ts';
import { type Configuration, configurationOf, whyUnknown } from '../configuration.ts';
import type { Value } from '../hocon/lookup.ts';
import { openRun } from '../run-file.ts';

const references = () => ({ reference: `\${${variableFor('secret')}}`, optional: `\${?${variableFor('secret')}}` });
/** A placeholder: only whether it reaches the key counts. */
const variables = () => ({ [variableFor('secret')]: 'any' });
const readsSecret = (value: Value | undefined) => value?.kind === 'text' && value.reads.includes(variableFor('secret'));

export default defineRule({
  requirement: 'play2/secret-key-fits-the-version',
  reads: 'application',
  after: ['play2/builds-with-sbt', 'play2/config-resource-exists'],
  check(application) {
    const { version } = buildOf(application);
    if (!version) return notApplicable('no-clear-version');
    const key = secretKeyOf(version);
    if (key === undefined) return notApplicable('no-key-for-line', { line: releaseLine(version) });
    const wanted = { key, line: releaseLine(version), ...references() };
    const configuration = configurationOf(application);
    if (!configuration) return openRun(application) ?? [problem('no-file', { file: 'conf/application.conf' }, wanted)];
    const value = configuration.value(key, variables());
    if (readsSecret(value)) return [];
    if (value?.kind === 'unknown') return { verdict: 'undecided', ...whyUnknown(value) };
    if (!value) return [unset(configuration, wanted)];
    const written = configuration.written(key);
    return [misset(written?.kind === 'ungiven' ? { ...written, kind: 'unset' } : value, wanted)];
  },
});

/** What the configuration should have: a reference to the variable, in the key of the release line. */
type Wanted = { key: string; line: string } & ReturnType<typeof references>;

/** The secret itself may be written into the file, so its text is never shown. */
function misset(value: Value, wanted: Wanted) {
  const { file, position, kind } = value;
  const place = { file, position };
  if (kind === 'unset') return problem('other-variable', place, { ...wanted, other: value.variable });
  if (kind === 'null') return problem('null-value', place, wanted);
  if (kind !== 'text') return problem('other-kind', place, { ...wanted, kind });
  return problem([wanted.reference, wanted.optional].some((one) => value.text.includes(one)) ? 'in-quotes' : 'fixed-text', place, wanted);
}

function unset(configuration: Configuration, wanted: Wanted) {
  for (const other of secretKeys()) {
    const value = configuration.value(other, variables());
    if (value && readsSecret(value))
      return problem('key-of-another-line', { file: value.file, position: value.position }, { ...wanted, other });
  }
  return problem('unset', { file: configuration.file }, wanted);
}
