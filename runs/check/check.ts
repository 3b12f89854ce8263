import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ApplicationArguments } from '../application/arguments.ts';
import type { Io } from '../io.ts';
import type { CheckArguments } from '../provider/check.ts';
import { afterLastReport } from '../selection/last-failed.ts';

type Arguments = CheckArguments & ApplicationArguments & { 'last-failed': boolean };

/** Judges a manifest, or an application's folder, offline. */
export async function check(name: string, args: Arguments, io: Io): Promise<number> {
  if (isFolder(name, io)) {
    const { checkApplication } = await application();
    return checkApplication(name, afterLastReport(args, 'application', io), io);
  }
  const { checkManifest } = await manifest();
  return checkManifest(name, afterLastReport(args, 'provider', io), io);
}

/** Loaded when it is known which of them is meant. */
const application = () => import('../application/check.ts');
const manifest = () => import('../provider/check.ts');

/** What cannot be looked at is no folder; why it cannot is said when it is read. */
function isFolder(name: string, io: Io): boolean {
  try {
    return name !== '' && statSync(resolve(io.cwd, name)).isDirectory();
  } catch {
    return false;
  }
}
