import { hoconEntries, type Source } from '../../../../../../engine/application/play/hocon/entries.ts';
import { lookUp, type Variables } from '../../../../../../engine/application/play/hocon/lookup.ts';

export const given: Variables = { NAME: 'acme', EMPTY: '' };

export function look(text: string, key = 'a', variables: Variables = given, files: Record<string, string> = {}) {
  const sourcesOf = ({ include }: { include: string }): Source[] => {
    const content = files[include];
    return [content === undefined ? { missing: `no ${include}` } : { file: include, text: content }];
  };
  return lookUp(hoconEntries('a.conf', { file: 'a.conf', text }, sourcesOf), key.split('.'), variables);
}
