import { defineRule, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'app/speaks-plain-http',
  watches: ['app/answer'],
  after: ['app/listens-on-8080'],
  check(seen) {
    const silent = seen.find(({ exchanges }) => exchanges.at(-1)?.response === undefined);
    if (!silent) return [];
    const expected = 'an HTTP answer to a request without TLS';
    if (silent.application?.speaksTls) return [{ in: silent, expected, got: 'none: the port speaks TLS' }];
    const { kind = '', message = 'there was no answer' } = silent.exchanges.at(-1)?.error ?? {};
    return kind === 'protocol' ? [{ in: silent, expected, got: message }] : undecided(message);
  },
});
