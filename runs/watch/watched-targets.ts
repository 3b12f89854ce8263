import { resolve } from 'node:path';
import { isLoopbackUrl, isUrl } from '../../engine/wire/url.ts';
import { readPlatform } from '../../fixtures/as-caller/configuration.ts';
import type { Manifest } from '../../specs/generated/schemas.ts';
import { partnerPlan } from '../plan/certify.ts';
import { plannedManifest } from '../provider/manifest.ts';
import type { AllowedVariables, Io } from '../run.ts';
import { allowedNames } from '../selection/project.ts';
import type { WatchedTarget } from './watch.ts';

/** Watches this folder for a service on this machine, whose sources are here; for one elsewhere, only its document and its return. */
const watchedAt = (file: string, url: unknown): WatchedTarget => {
  if (typeof url !== 'string' || !/^https?:/i.test(url) || !isUrl(url)) return { paths: [file] };
  return { paths: isLoopbackUrl(url) ? ['.', file] : [file], url };
};

export function watchedProvider(file: string, args: Parameters<typeof partnerPlan>[1], io: Io): WatchedTarget {
  const target = partnerPlan(file, args, io);
  const { api } = plannedManifest(target, io).object as unknown as Partial<Manifest>;
  return watchedAt(file, target.baseUrl?.url ?? api?.[target.environment]?.base_url);
}

export const watchedPlatform = (file: string, args: AllowedVariables, io: Io): WatchedTarget =>
  watchedAt(file, readPlatform(resolve(io.cwd, file), io.env, allowedNames(args, io), file).configuration.base_url);
