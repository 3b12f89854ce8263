import { defineRule, objectIn, problem } from '../../shared/rule.ts';
import { elsewhereIn } from '../../shared/wire/judged.ts';
import { updatesOf } from '../installs.ts';

export default defineRule({
  requirement: 'provision/config-arrives',
  reads: ['provision/later-config'],
  after: ['provision/answers-json'],
  check: (seen) =>
    seen
      .filter((install) => updatesOf(install).length === 0)
      .map((install) =>
        problem('none-came', install, {
          plan: install.plan?.slug,
          waited: install.waited ?? 0,
          elsewhere: elsewhereIn(objectIn(install.answer), 'config'),
        }),
      ),
});
