import { isObject } from '../../engine/document/manifest.ts';
import { defineRule } from '../../engine/rule.ts';
import { kind } from '../../engine/show.ts';
import { ofEntries } from '../application-list.ts';

export default defineRule({
  requirement: 'applications/entries-have-an-id',
  reads: ['applications/list'],
  after: ['applications/is-a-list'],
  check: (seen) =>
    ofEntries(seen, (entries) =>
      entries.flatMap((entry, index) => {
        const got = instead(entry);
        return got === undefined ? [] : [{ expected: 'an object with an id', got: `entry ${index} ${got}` }];
      }),
    ),
});

function instead(entry: unknown): string | undefined {
  if (!isObject(entry)) return `is ${kind(entry)}`;
  if (!Object.hasOwn(entry, 'id')) return 'has no id';
  return entry.id === null ? 'has null as id' : undefined;
}
