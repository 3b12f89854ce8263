import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { OverviewTarget } from '../../specs/generated/schemas.ts';

/** Where reports are: the history keeps it from its own folder, and a link starts in the folder of the overview. */
export function placesOfReports(from: string, out: string) {
  const written = (path: string) => path.split(sep).join('/');
  return {
    kept: ({ name, report }: OverviewTarget) => (report === undefined ? null : written(relative(from, join(out, name, report)))),
    /** Only a file that is still there, in the folder of the overview or one beside it. */
    linked(place: string | undefined): string | undefined {
      if (place === undefined) return undefined;
      const file = join(from, place);
      const isBeside = !relative(dirname(out), file).startsWith('..') && /^report\.(html|json)$/.test(basename(file));
      return isBeside && existsSync(file) ? written(relative(out, file)) : undefined;
    },
  };
}
