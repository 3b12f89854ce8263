import { defineRule, problem, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'app/speaks-plain-http',
  reads: ['app/answer'],
  evenUnanswered: true,
  after: ['app/listens-on-8080'],
  check(seen) {
    const silent = seen.find(({ exchanges }) => exchanges.at(-1)?.response === undefined);
    if (!silent) return [];
    if (silent.application?.speaksTls) return [problem('speaks-tls', silent, {})];
    const { kind = '', message = 'there was no answer' } = silent.exchanges.at(-1)?.error ?? {};
    return kind === 'protocol' ? [problem('no-http', silent, { why: message })] : undecided('no-answer', { kind, why: message });
  },
});
