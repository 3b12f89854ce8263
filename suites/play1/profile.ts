import { posix } from 'node:path';
import { because, type Reason } from '../../engine/catalogue/reason.ts';
import { valuesOf } from '../../engine/contract/contract.ts';
import { positionIn } from '../../engine/documents/text.ts';
import { defined } from '../../engine/documents/values.ts';
import type { Application } from '../../engine/judging/application.ts';
import { type NoVerdict, undecided, untested } from '../../engine/judging/rule.ts';
import { type Property, readProperties } from '../shared/application/properties.ts';

/** A key of a 1.x configuration; `%name.key` applies only under the profile `name`. */
type Setting = ReturnType<typeof toSetting>;

/** Where the 1.x line keeps its configuration. */
export const mainConfiguration = 'conf/application.conf';
const maxFiles = 50;

/** The settings of a 1.x application and of the files that it includes; `gaps` says which files are missing or unreadable, and so may hold any key. */
export function profiledConfiguration(application: Application) {
  const settings: Setting[] = [];
  const gaps: Reason[] = [];
  let read = 0;
  // The loop adds the included files while it runs.
  const paths = new Set([mainConfiguration]);
  for (const path of paths) {
    if (read++ === maxFiles) {
      gaps.push(because('includes-too-many', { file: mainConfiguration }));
      break;
    }
    const file = application.file(path);
    if (!file || file.problem !== undefined) {
      if (file || path !== mainConfiguration) gaps.push(file?.problem ?? because('include-missing', { file: path }));
      continue;
    }
    const { properties, problem } = readProperties(file.text);
    if (problem) gaps.push(because('file-not-parsed', { place: positionIn(path, problem.position), why: problem.got }));
    for (const property of properties) {
      const setting = toSetting(property, path);
      settings.push(setting);
      if (!setting.key.startsWith('@include.')) continue;
      const other = setting.profile !== undefined && setting.profile !== application.profile;
      if (!other) paths.add(posix.join(posix.dirname(path), setting.value.trim()));
      else if (application.profile === undefined)
        gaps.push(because('include-under-a-profile', { file: path, line: property.position.line, profile: setting.profile }));
    }
  }
  return { settings, gaps };
}

function toSetting({ key, value, position }: Property, file: string) {
  const [, profile, rest] = /^%([\w-]+)\.(.*)$/s.exec(key) ?? [];
  return { key: rest ?? key, value, position, file, ...defined({ profile }) };
}

export const references = (value: string): string[] => [...value.matchAll(/\$\{([^{}]{1,200})\}/g)].map(([, name = '']) => name);

/** Whether a 1.x application trusts forwarded headers from everyone, with the setting that decides. */
export function forwardedSupport(application: Application): { isAll: boolean; setting?: Setting } | NoVerdict {
  const { env, hasEnv, profile } = application;
  const { settings, gaps } = profiledConfiguration(application);
  const { key: name, value: wanted } = valuesOf('runtimes').play1.forwarding;
  const all = settings.filter(({ key }) => key === name);
  // A setting under the platform's profile wins over a plain one, a later one over an earlier one.
  const setting = all.findLast((one) => one.profile === profile) ?? all.findLast((one) => one.profile === undefined);
  const missingVariable = setting && references(setting.value).find((variable) => !Object.hasOwn(env, variable));
  if (missingVariable !== undefined) {
    const given = { what: `${name} is taken from`, variable: missingVariable };
    return hasEnv ? undecided('variable-not-set', given) : untested('variable-not-given', given);
  }
  const isAll = (value: string) =>
    value
      .replace(/\$\{([^{}]+)\}/g, (_, variable: string) => env[variable] ?? '')
      .trim()
      .toLowerCase() === wanted.toLowerCase();
  if (setting && isAll(setting.value)) return { isAll: true, setting };
  const other = all.find((one) => one.profile !== undefined);
  if (profile === undefined && other) return untested('other-profile', { key: name, profile: other.profile });
  const [gap] = gaps;
  if (gap !== undefined) return { verdict: 'undecided', ...gap };
  return { isAll: false, ...defined({ setting }) };
}
