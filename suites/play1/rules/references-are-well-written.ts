import { defineRule, notApplicable, problem } from '../../shared/rule.ts';
import { mainConfiguration, profiledConfiguration } from '../profile.ts';

/** A name has only capitals here, because a password may start with a dollar sign. */
const whole = /^(?:\$|%\{)([A-Z_][A-Z0-9_]*)\}?$/;
const inside = /\$([A-Z_][A-Z0-9_]*)|%\{([A-Z_][A-Z0-9_]*)\}/g;

export default defineRule({
  requirement: 'play1/references-are-well-written',
  reads: 'application',
  check(application) {
    const { settings, gaps } = profiledConfiguration(application);
    if (settings.length === 0)
      return gaps[0] === undefined ? notApplicable('sets-nothing', { file: mainConfiguration }) : { verdict: 'undecided', ...gaps[0] };
    return settings.flatMap(({ value, file, position }) => {
      const name = whole.exec(value.trim())?.[1] ?? nameInside(value, application.env);
      if (name === undefined) return [];
      // The rest of the value may be a secret.
      const found = value.includes(`%{${name}}`) ? `%{${name}}` : `$${name}`;
      return [problem('other-syntax', { file, position }, { reference: `\${${name}}`, found })];
    });
  },
});

/** A name within a longer value counts only if a given variable has it: other values may contain dollar signs. */
const nameInside = (value: string, env: Readonly<Record<string, string>>): string | undefined =>
  [...value.matchAll(inside)].map(([, dollar, percent = '']) => dollar ?? percent).find((name) => Object.hasOwn(env, name));
