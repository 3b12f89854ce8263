import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The rule or the cases of a requirement in its room: named as its id, without the first word where the room has only one. */
export const fileInRoom = (root: string, room: string, kind: 'rules/*.ts' | 'cases/*.yaml', id: string): string | undefined =>
  [id.replace(/^[^/]*\//, ''), id].map((name) => `suites/${room}/${kind.replace('*', name)}`).find((path) => existsSync(join(root, path)));
