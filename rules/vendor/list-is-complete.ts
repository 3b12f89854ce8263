import { isObject } from '../../engine/document/manifest.ts';
import type { Answered } from '../../engine/recording.ts';
import { defineRule, type RecordingProblem } from '../../engine/rule.ts';
import { kind } from '../../engine/show.ts';
import { control, letThrough } from '../add-ons.ts';
import { arrayIn } from '../answers.ts';
import { collapsed } from '../collapsed.ts';
import { wrongFields } from '../fields.ts';
import { notServedAs } from '../resources.ts';

const fields = { provider_id: 'string', addon_id: 'string', callback_url: 'string', plan: 'string', owner_id: 'string' } as const;

export default defineRule({
  requirement: 'vendor/list-is-complete',
  reads: ['vendor/list', control],
  check: (seen) =>
    letThrough(seen, (lists) => {
      const found = notServedAs('array', lists);
      if ('verdict' in found || found.length > 0) return found;
      return collapsed(lists.flatMap(problemsOf), ({ expected, got }) => `${expected} ${got.replace(/\d+$/, '')}`);
    }),
});

const problemsOf = (list: Answered): RecordingProblem[] =>
  (arrayIn(list.answer) ?? []).flatMap((entry, index) => {
    const wrong = isObject(entry) ? wrongFields(entry, fields) : [{ expected: 'an object for each add-on', got: kind(entry) }];
    return wrong.map(({ expected, got }) => ({ in: list, expected, got: `${got} in entry ${index}` }));
  });
