import { isAbsolute, plainHttp } from '../../shared/addresses.ts';
import { ofCallbackUrls } from '../../shared/received.ts';
import { defineRule, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'calls/callback-url-uses-https',
  isGrouped: true,
  reads: ['calls/install'],
  evenUnanswered: true,
  check: (seen) =>
    ofCallbackUrls(seen, (url, request) =>
      isAbsolute(url) ? plainHttp(url, 'callback_url', request) : undecided('no-complete-callback-url'),
    ),
});
