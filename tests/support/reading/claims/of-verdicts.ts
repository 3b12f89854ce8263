import type { Report } from '../../../../specs/generated/schemas.ts';
import { type Claim, numberIn, othersThan, type Statement, seenIn } from './claim.ts';

/** A request, an address, an exchange, or the option or setting that is missing. */
const placeWords =
  /#\d+|exchange \d+|\b(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b|https?:\/\/|\d+\.\d+\.\d+\.\d+|localhost|(^|\s)\/[\w.-]|--[a-z]|\b[a-z_]+\.[a-z_]+\b|_url\b/;

function withoutPlace({ complete, target }: Report, { text, outcome }: Statement): string | undefined {
  const isPlaced = placeWords.test(text) || (outcome?.exchanges ?? []).length > 0;
  const isJudged = complete && target.kind !== 'application' && outcome?.level === 'must';
  return isJudged && !isPlaced ? 'it names no request, address or setting' : undefined;
}

/** What is said of any target: how often, where, and how many. */
export const claimsOfVerdicts: readonly Claim[] = [
  {
    name: 'it was broken off each time',
    code: /^(closed-unanswered|cut-off|endless)$/,
    but({ exchanges }, { numbers = [] }) {
      const whole = numbers.filter((number) => exchanges[number]?.error === undefined);
      return whole.length === 0 && numbers.length > 0 ? undefined : `whole or not there: ${whole.join()}`;
    },
  },
  {
    name: 'as often as it says',
    code: /^(closed-unanswered|cut-off|endless)$/,
    says: /each of \d+ times/,
    but: (_, { text, numbers = [] }) =>
      text.includes(`each of ${numbers.length} times`) ? undefined : `it has ${numbers.length} exchanges`,
  },
  {
    name: 'every call is answered by a gateway',
    says: /^every call returns \d+/,
    but: (report, { text }) => othersThan(numberIn(text), seenIn(report)),
  },
  {
    name: 'a place is that of its exchange',
    code: /^undecided$/,
    but({ exchanges }, { outcome }) {
      const { at, exchanges: numbers = [] } = outcome ?? {};
      const urls = numbers.map((number) => exchanges[number]?.request.url ?? 'nothing');
      return at === undefined || urls.length === 0 || urls.some((url) => at.includes(url))
        ? undefined
        : `its exchanges are of ${urls.join()}`;
    },
  },
  { name: 'an undecided requirement has a place', code: /^undecided$/, but: withoutPlace },
  {
    name: 'all required checks passed',
    where: /^because$/,
    says: /^all \d+ required checks passed/,
    but({ requirements }) {
      const open = requirements.filter(({ level, verdict }) => level === 'must' && verdict !== 'pass' && verdict !== 'not-applicable');
      return open.length === 0 ? undefined : `${open.map(({ id }) => id).join(', ')}`;
    },
  },
  {
    name: 'as many passed as it says',
    where: /^because$/,
    says: /^\d+ of \d+ required checks passed/,
    but({ requirements }, { text }) {
      const passed = requirements.filter(
        ({ level, verdict }) => level === 'must' && (verdict === 'pass' || verdict === 'not-applicable'),
      ).length;
      return text.startsWith(`${passed} of `) ? undefined : `${passed} passed`;
    },
  },
  {
    name: 'as many failed as it says',
    where: /^because$/,
    says: /^\d+ of \d+ required checks failed/,
    but({ requirements }, { text }) {
      const failed = requirements.filter(({ level, verdict }) => level === 'must' && verdict === 'fail').length;
      return text.startsWith(`${failed} of `) ? undefined : `${failed} failed`;
    },
  },
];
