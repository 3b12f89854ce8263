import { withoutCredentials } from '../../../engine/documents/show.ts';
import { requestSecure } from '../../shared/application/searched-sources.ts';
import { defineRule, problem } from '../../shared/rule.ts';
import { forwardedSupport, mainConfiguration } from '../profile.ts';

export default defineRule({
  requirement: 'play1/forwards-are-supported',
  reads: 'application',
  check(application) {
    const use = requestSecure(application, '');
    if ('verdict' in use) return use;
    const support = forwardedSupport(application);
    if ('verdict' in support) return support;
    const { isAll, setting } = support;
    if (isAll) return [];
    const line = `${use.file}:${use.position.line}`;
    if (!setting) return [problem('unset', { file: mainConfiguration }, { line })];
    const { file, position, value } = setting;
    return [problem('other-value', { file, position }, { line, value: withoutCredentials(value) })];
  },
});
