import { isObject } from '../../engine/documents/manifest.ts';
import { kind, show } from '../../engine/documents/show.ts';
import { defineRule, type RecordingProblem } from '../../engine/judging/rule.ts';
import { ofEntries } from '../shared/application-list.ts';

export default defineRule({
  requirement: 'applications/ids-are-distinct-strings',
  reads: ['applications/list'],
  after: ['applications/entries-have-an-id'],
  check: (seen) =>
    ofEntries(seen, (entries) => {
      const ids = entries.map((entry) => (isObject(entry) ? entry.id : undefined));
      return ids.flatMap((id, index): Omit<RecordingProblem, 'in'>[] => {
        if (typeof id !== 'string' || id === '')
          return [{ expected: 'a non-empty string as id', got: `entry ${index + 1} of ${ids.length} has ${kind(id)}` }];
        if (ids.indexOf(id) === index) return [];
        return [
          {
            expected: 'a different id for each application',
            got: `entry ${index + 1} of ${ids.length} has ${show(id)}, as entry ${ids.indexOf(id) + 1} does`,
          },
        ];
      });
    }),
});
