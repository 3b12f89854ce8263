import type { Application } from '../../engine/application/application.ts';
import { packageDocument } from '../../engine/application/package-json.ts';
import type { ApplicationPlace } from '../shared/rule.ts';

/** The place of a pointer in package.json. */
export const inPackage = (application: Application, pointer: string): ApplicationPlace => ({
  file: 'package.json',
  position: packageDocument(application)?.locate(pointer),
});
