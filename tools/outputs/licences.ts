import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { header } from './header.ts';

interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean }>;
}

/** The packages that are installed along with Assay, by the lock file, and their licences. */
export function licenceOutputs(root: string): Map<string, string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const rows = Object.entries(packages).flatMap(([path, { version, license = 'not stated', dev }]) =>
    path === '' || dev ? [] : [`| ${path.replace(/.*node_modules\//, '')} | ${version} | ${license} |`],
  );
  const text = [
    `<!-- ${header} -->`,
    '',
    '# Licences',
    '',
    'Assay is under the Apache License 2.0. It holds no code of others; these packages are installed along with it:',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...[...new Set(rows)].sort(),
    '',
  ].join('\n');
  return new Map([['docs/licences.md', text]]);
}
