import { defineRule, notApplicable, problem } from '../../shared/rule.ts';
import { mainConfiguration, profiledConfiguration, references } from '../profile.ts';

export default defineRule({
  requirement: 'play1/references-are-fed',
  reads: 'application',
  check(application) {
    const { env, profile } = application;
    const { settings, gaps } = profiledConfiguration(application);
    if (settings.length === 0)
      return gaps[0] === undefined ? notApplicable('sets-nothing', { file: mainConfiguration }) : { verdict: 'undecided', ...gaps[0] };
    // Names with dots are properties of the framework and of Java, such as application.path.
    const isUnfed = (name: string) => /^[A-Za-z_]\w*$/.test(name) && !Object.hasOwn(env, name);
    return settings
      .filter((setting) => setting.profile === undefined || profile === undefined || setting.profile === profile)
      .flatMap(({ key, value, file, position }) =>
        references(value)
          .filter(isUnfed)
          .map((name) => problem('not-given', { file, position }, { key, name })),
      );
  },
});
