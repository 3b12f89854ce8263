import { defineFamily } from '../../engine/judging/causes.ts';
import type { Observed } from '../../engine/recording/recording.ts';
import { header } from '../../engine/wire/http/exchange.ts';
import type { Outcome } from '../../specs/generated/schemas.ts';

const causes = {
  'byte-order-mark': {
    cause: 'Your service sends a byte order mark before its status and headers',
    fix: 'Save all of its files as UTF-8 without a byte order mark: PHP sends one as soon as it reads the file, with status 200, and the status, `Location` and the cookies that come later are lost.',
  },
  blanks: {
    cause: 'Your service sends blanks or empty lines before its status and headers',
    fix: 'Remove what stands before `<?php` and after `?>` in all of its files: PHP sends it as soon as it reads the file, with status 200, and the status, `Location` and the cookies that come later are lost.',
  },
};

const starts = { 'byte-order-mark': /^\uFEFF/, blanks: /^\s/ };

type Code = keyof typeof causes;
type Answer = NonNullable<Observed['exchanges'][number]['response']>;

/** How every answer begins, if none of them has a status, an address or a cookie of its own. */
function startOf(answers: readonly Answer[]): Code | undefined {
  const isLost = (answer: Answer) =>
    answer.status === 200 && header(answer, 'location') === undefined && header(answer, 'set-cookie') === undefined;
  if (answers.length === 0 || !answers.every(isLost)) return undefined;
  return (['byte-order-mark', 'blanks'] as const).find((code) => answers.every(({ body = '' }) => starts[code].test(body)));
}

/** What was sent too early is missed by every requirement that looks at a status, a redirect or a cookie. */
export const earlyOutput = defineFamily({
  causes,
  causeOf(_, __, seen) {
    const answers = new Map(seen.flatMap(({ exchanges }) => exchanges.map(({ number, response }) => [number, response] as const)));
    const code = startOf([...answers.values()].flatMap((answer) => answer ?? []));
    const isAnswered = ({ problems = [] }: Outcome) => problems.some(({ exchanges: [at] = [] }) => answers.get(at) !== undefined);
    return code && { code, except: (outcome) => !isAnswered(outcome) };
  },
});
