import { forwardedSupport, mainConfiguration } from '../../../engine/application/play/profile.ts';
import { requestSecure } from '../../../engine/application/play/sources.ts';
import { defineRule, show } from '../../shared/rule.ts';

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
    const expected = `XForwardedSupport set to all, because ${use.file}:${use.position.line} uses request.secure`;
    if (!setting) return [{ file: mainConfiguration, expected, got: 'no such key' }];
    return [{ file: setting.file, position: setting.position, expected, got: show(setting.value) }];
  },
});
