import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  integrity?: string;
  resolved?: string;
}

/** Entries that keep `npm ci` from working on every platform, or that say where a package was downloaded. */
export function wrongLock(root: string): string[] {
  return wrongPackages((JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Entry> }).packages);
}

export function wrongPackages(packages: Record<string, Entry>): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !placesOf(path, name).some((place) => packages[place]))
      .map(
        (name) => `package-lock.json: ${path} needs ${name}, which has no entry; choose a version that the registry has for every platform`,
      ),
    ...(path !== '' && !entry.integrity ? [`package-lock.json: ${path} has no integrity; write the file with npm install`] : []),
    ...(entry.resolved ? [`package-lock.json: ${path} says where it was downloaded; keep omit-lockfile-registry-resolved in .npmrc`] : []),
  ]);
}

/** The folders where Node looks for a package that another one imports, the nearest first. */
function placesOf(path: string, name: string): string[] {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1));
  const place = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  return path === '' ? [place] : [place, ...placesOf(parent, name)];
}
