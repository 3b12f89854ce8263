import { extname } from 'node:path';
import { requirements } from '../../engine/judging/catalogue.ts';
import type { Offer } from '../../reporters/live/forms.ts';
import { app } from '../application/app.ts';
import { namesFolder } from '../files.ts';
import { browserPlan } from '../live/browser.ts';
import { gate } from '../platform/gate.ts';
import { prepareGate } from '../platform/prepare.ts';
import { certify } from '../provider/certify.ts';
import { type CertifyArguments, prepare } from '../provider/prepare.ts';
import { type AllowedVariables, type Arguments, type Io, printable } from '../run.ts';
import { afterLastReport } from '../selection/requirements.ts';
import { platformAim, providerAim } from '../watch/aims.ts';
import type { Aim } from '../watch/watch.ts';

export type PageArguments = Omit<Arguments['live'], 'color'> & AllowedVariables & Pick<CertifyArguments, 'pinnedUrls'>;

export interface PageTarget {
  kind: Offer['kind'];
  aim(): Aim;
  plan(args: PageArguments, io: Io): Promise<string>;
  run(args: PageArguments, io: Io): Promise<number>;
}

/** A folder is an application, YAML configures a platform, and anything else is a manifest. */
export function pageTarget(file: string, args: PageArguments, io: Io): PageTarget {
  if (namesFolder(file, io)) return application(file, args);
  return /^\.ya?ml$/i.test(extname(file)) ? platform(file, args, io) : provider(file, args, io);
}

export const idsFor = (kind: Offer['kind']): string[] =>
  requirements().flatMap(({ id, target, covered }) => (covered && (target === kind || target === 'any') ? [id] : []));

function provider(file: string, args: PageArguments, io: Io): PageTarget {
  return {
    kind: 'provider',
    aim: () => providerAim(file, args, io),
    async plan(given, inner) {
      const prepared = prepare(file, given, inner);
      if (!('run' in prepared))
        return 'A part of the manifest that calls need is missing or cannot be used, so only the manifest is judged.';
      return [prepared.plan, await browserPlan(given, inner)].filter(Boolean).join('\n');
    },
    run: (given, inner) => certify(file, afterLastReport(given, 'provider', inner), inner),
  };
}

function platform(file: string, args: PageArguments, io: Io): PageTarget {
  const ofGate = (given: PageArguments) => ({ ...given, plan: given.plan?.[0] ?? 'test' });
  return {
    kind: 'platform',
    aim: () => platformAim(file, args, io),
    plan: async (given, inner) => prepareGate(file, ofGate(given), inner).plan,
    run: (given, inner) => gate(file, ofGate(afterLastReport(given, 'platform', inner)), inner),
  };
}

function application(folder: string, { start, url }: PageArguments): PageTarget {
  const runs = start !== undefined ? 'starts and ends it' : url !== undefined ? `calls ${printable(url)}` : 'runs nothing of it';
  return {
    kind: 'application',
    aim: () => ({ paths: [folder], url }),
    plan: async () => `Plan for ${printable(folder)}\n  reads its folder and variables, and ${runs}`,
    run: (given, inner) =>
      app(folder, { ...afterLastReport(given, 'application', inner), 'ready-within': Math.max(30, given['ready-within']) }, inner),
  };
}
