import type { Application } from '../../engine/judging/application.ts';
import { packageDocument } from '../shared/application/package-json.ts';
import type { ApplicationPlace } from '../shared/rule.ts';

/** The place of a pointer in package.json. */
export const inPackage = (application: Application, pointer: string): ApplicationPlace => ({
  file: 'package.json',
  position: packageDocument(application)?.locate(pointer),
});
