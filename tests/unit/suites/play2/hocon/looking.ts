import type { SourceFile } from '../../../../../engine/judging/application.ts';
import { hoconEntries } from '../../../../../suites/play2/hocon/entries.ts';
import { lookUp, type Variables } from '../../../../../suites/play2/hocon/lookup.ts';

export const given: Variables = { NAME: 'acme', EMPTY: '' };

export function look(text: string, key = 'a', variables: Variables = given, files: Record<string, string> = {}) {
  const sourcesOf = ({ include }: { include: string }): SourceFile[] => {
    const content = files[include];
    return [content === undefined ? { path: include, text: '', problem: { reason: `no ${include}` } } : { path: include, text: content }];
  };
  return lookUp(hoconEntries({ path: 'a.conf', text }, sourcesOf), key.split('.'), variables);
}
