import { resolve } from 'node:path';
import { isLoopbackUrl, isUrl } from '../../engine/wire/url.ts';
import { readPlatform } from '../../fixtures/as-caller/configuration.ts';
import type { Manifest } from '../../specs/generated/schemas.ts';
import { loadManifest } from '../provider/manifest.ts';
import type { AllowedVariables, Io, LiveArguments } from '../run.ts';
import { allowedNames } from '../selection/project.ts';
import type { WatchedTarget } from './watch.ts';

/** Watches this folder for a service on this machine, whose sources are here; for one elsewhere, only its document and its return. */
const watchedAt = (file: string, url: unknown): WatchedTarget => {
  if (typeof url !== 'string' || !/^https?:/i.test(url) || !isUrl(url)) return { paths: [file] };
  return { paths: isLoopbackUrl(url) ? ['.', file] : [file], url };
};

export function watchedProvider(
  file: string,
  args: Pick<LiveArguments, 'environment' | 'base-url' | 'allow-env' | 'project'>,
  io: Io,
): WatchedTarget {
  const { api } = loadManifest(file, args, io).object as unknown as Partial<Manifest>;
  return watchedAt(file, args['base-url'] ?? api?.[args.environment]?.base_url);
}

export const watchedPlatform = (file: string, args: AllowedVariables, io: Io): WatchedTarget =>
  watchedAt(file, readPlatform(resolve(io.cwd, file), io.env, allowedNames(args, io), file).configuration.base_url);
