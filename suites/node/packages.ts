import type { Application } from '../../engine/application/application.ts';
import { packageDocument } from '../../engine/application/package-json.ts';
import { defined } from '../../engine/documents/values.ts';
import type { ApplicationProblem } from '../shared/rule.ts';

export function inPackage(application: Application, pointer: string, expected: string, got: string): ApplicationProblem[] {
  const position = packageDocument(application)?.locate(pointer);
  return [{ file: 'package.json', ...defined({ position }), expected, got }];
}
