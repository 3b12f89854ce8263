import { valuesOf } from '../../../engine/contract/contract.ts';
import type { Application } from '../../../engine/judging/application.ts';
import { sourcesBelow } from './sources.ts';

/** The platform connects to the application on this port. */
export const applicationPort = (): number => valuesOf('runtimes').port;

const script = /\.(?:[cm]?[jt]sx?|json)$/;
const use = /\benv(?:\.|\[['"]|\.get\(['"])PORT\b|\$\{?PORT\b/;

/** Whether the code of an application, or a script of its package.json, reads the variable PORT. */
export function readsPort(application: Application): boolean {
  for (const source of sourcesBelow(application, '', script)) if (source && use.test(source.text)) return true;
  return false;
}
