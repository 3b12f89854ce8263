import { type NoVerdict, undecided, untested } from '../../judging/rule.ts';
import type { Application } from '../application.ts';
import { effective, profiledConfiguration, references, type Setting } from './profile.ts';

const key = 'XForwardedSupport';

/** Whether a 1.x application trusts the forwarded headers of everyone, with the setting that says so or says otherwise. */
export function forwardedSupport(application: Application): { isAll: boolean; setting?: Setting } | NoVerdict {
  const { env, hasEnv, profile } = application;
  const configuration = profiledConfiguration(application);
  const setting = effective(configuration, key, profile);
  const unfed = setting && references(setting.value).find((name) => !Object.hasOwn(env, name));
  if (unfed !== undefined) {
    const reason = `${key} is taken from ${unfed}`;
    return hasEnv
      ? undecided(`${reason}, which is not among the given variables`)
      : untested(`${reason}; give it with --env or --env-file`);
  }
  const isAll = (value: string) =>
    value
      .replace(/\$\{([^{}]+)\}/g, (_, name: string) => env[name] ?? '')
      .trim()
      .toLowerCase() === 'all';
  if (setting && isAll(setting.value)) return { isAll: true, setting };
  const others = configuration.settings.filter((other) => other.key === key && other.profile !== undefined);
  if (profile === undefined && others.length > 0)
    return untested(`${key} is set under the profile ${others[0]?.profile}; name the platform's profile with --profile`);
  const [gap] = configuration.gaps;
  if (gap !== undefined) return undecided(gap);
  return { isAll: false, ...(setting && { setting }) };
}
