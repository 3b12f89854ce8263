import { parseUrl } from '../../../engine/wire/url.ts';
import { refusedAsText } from '../../shared/numeric-id.ts';
import { type Answered, defineRule, header, type ProblemOf, problem, type RecordingPlace } from '../../shared/rule.ts';
import { isAccepted } from '../accepted-sign-on.ts';
import { clocksApart, firstAnswer, mistakeFacts, unseenPanel } from '../sign-ons.ts';

type Problem = RecordingPlace & ProblemOf<'sso/accepts-a-valid-call'>;

export default defineRule({
  requirement: 'sso/accepts-a-valid-call',
  reads: ['sso/valid', 'sso/diagnosis', 'sso/recipe'],
  needsAnswers: ['sso/valid'],
  after: ['provision/answers-json'],
  // In traffic, the absence of a refusal does not prove that the panel opened.
  isShown: (seen) => seen.some(({ opened }) => opened === false),
  check(seen) {
    const diagnosis = seen.find(({ label }) => label === 'sso/diagnosis');
    const mistake = diagnosis?.mistake;
    const refused = seen.filter(({ label, opened }) => label === 'sso/valid' && !opened);
    const isExplained = mistake !== undefined || diagnosis?.form === 'no-route';
    const doubt = refused.length > 0 && !isExplained ? (refusedAsText(refused, diagnosis) ?? clocksApart(seen)) : undefined;
    if (doubt) return doubt;
    const unopened = seen.filter(({ label, opened }) => label === 'sso/recipe' && !opened);
    const problems = [
      ...refused.map((signOn): Problem => {
        if (mistake) return problem('known-mistake', signOn, mistakeFacts(mistake));
        if (!isAccepted(signOn, diagnosis)) return unexplained(signOn, diagnosis);
        return diagnosis ? landed(signOn) : problem('no-panel', signOn, landingOf(signOn));
      }),
      ...unopened.map(landed),
    ];
    return problems.length > 0 ? problems : (unseenPanel(seen) ?? []);
  },
});

/** Where a sign-on ended: as Assay noticed it, or by its status alone. */
const endOf = ({ why, answer }: Answered): { why?: string; status?: number } => (why === undefined ? { status: answer.status } : { why });

/** Where an accepted form led; `recipe` is how it was signed, if not as the contract says. */
const landingOf = (signOn: Answered): ReturnType<typeof endOf> & { recipe?: string } => ({
  ...endOf(signOn),
  ...(signOn.label === 'sso/recipe' && { recipe: signOn.through?.recipe ?? '' }),
});

/** A form that was refused for no known mistake: whether it was read at all comes first. */
function unexplained(signOn: Answered, diagnosis: Answered | undefined): Problem {
  const { status } = firstAnswer(signOn);
  // Which check refused it is not known as long as the service does not get that far.
  const field = diagnosis?.field;
  if (status >= 500 && field) return problem('crashed-on-a-field', signOn, { status, field, sent: sentAs(signOn, field) });
  if (status >= 500) return problem('crashed', signOn, { status, ...(diagnosis?.answer.status === status && { alike: true }) });
  const end = status < 400 && diagnosis ? { sameAs: status } : endOf(signOn);
  if (status === 415) return problem('other-media-type', signOn, end);
  const tried = diagnosis?.tried ?? 0;
  switch (diagnosis?.form) {
    case 'recognised':
      return problem('signature-recognised', signOn, end);
    case 'platform-id':
      return problem('known-by-addon-id', signOn, end);
    case 'other-value':
      return problem('field-refused', signOn, { ...end, field: field ?? '', sent: sentAs(signOn, field) });
    case 'later':
      return problem('too-early', signOn, end);
    case 'read':
      return problem('form-read', signOn, { ...end, tried });
    case 'not-shown':
      return problem('form-maybe-unread', signOn, { ...end, tried });
    case 'no-route':
      return problem('no-route', signOn, end);
    default:
      return problem('refused', signOn, end);
  }
}

/** What a field of the form had as its value. */
const sentAs = ({ exchanges: [first] }: Answered, field = ''): string =>
  new URLSearchParams(first?.request.body ?? '').get(field) || 'nothing, an empty text';

/** A form that was accepted, though the panel does not open: the exchanges may show why. */
function landed(signOn: Answered): Problem {
  const end = landingOf(signOn);
  if (firstAnswer(signOn).status >= 400) return problem('recipe-refused', signOn, end);
  const { request } = signOn.exchange;
  const next = redirectOf(signOn);
  if (next && next.host !== new URL(request.url).host)
    return problem('other-host', signOn, { ...end, host: next.host, hostname: next.hostname });
  if (signOn.exchanges.length < 2) return problem('no-redirect', signOn, end);
  const { pathname: path } = new URL(request.url);
  const { status: last } = signOn.answer;
  if (last >= 500) return problem('panel-fails', signOn, { ...end, path, last });
  const by = signOn.exchanges.at(-2)?.response?.status;
  if (last >= 400 && request.method === 'POST' && (by === 307 || by === 308)) return problem('posted-again', signOn, { ...end, path, by });
  if (last === 404) return missingPage(signOn, path);
  return withoutSession(signOn, path);
}

/** Where the last answer redirects to, if nobody followed it. */
function redirectOf({ exchange: { request }, answer }: Answered): URL | undefined {
  const location = answer.status >= 300 && answer.status < 400 ? header(answer, 'location') : undefined;
  return location === undefined ? undefined : parseUrl(location, request.url);
}

/** A path that lacks the folder of the sign-on address often lacks what a proxy puts before it. */
function missingPage(signOn: Answered, path: string): Problem {
  const folders = new URL(signOn.exchanges[0]?.request.url ?? 'http://localhost').pathname.split('/').slice(1, -1);
  const folder = folders.join('/');
  const isInFolder = !folder || path.startsWith(`/${folders[0]}/`);
  const facts = { ...landingOf(signOn), path };
  return isInFolder ? problem('page-missing', signOn, facts) : problem('page-outside-the-folder', signOn, { ...facts, folder });
}

const YEAR = 366 * 86_400;

/** What in the cookies keeps a browser from sending the session back. */
function withoutSession(signOn: Answered, path: string): Problem {
  const { setsCookie, cookieFlags = [] } = signOn;
  const end = landingOf(signOn);
  if (!setsCookie) return cookieFlags.length > 0 ? problem('empty-cookie', signOn, end) : problem('no-cookie', signOn, end);
  const named = (pattern: RegExp) => cookieFlags.map((flags) => pattern.exec(flags)?.[1]?.trim()).find((value) => value !== undefined);
  const cookiePath = named(/;\s*path=([^;]*)/i);
  const domain = named(/;\s*domain=([^;]*)/i);
  const maxAge = named(/;\s*max-age=(-\d+|0)\s*(?:;|$)/i);
  const expiries = cookieFlags.map((flags) => /;\s*expires=([^;]*)/i.exec(flags)?.[1]?.trim() ?? '');
  const since1970 = expiries.map((text) => Date.parse(text) / 1000).find((seconds) => seconds > 1 && seconds < YEAR);
  if (since1970 !== undefined) return problem('cookie-of-1970', signOn, { ...end, seconds: since1970 });
  if (maxAge !== undefined) return problem('cookie-expires-at-once', signOn, { ...end, maxAge });
  const now = signOn.exchanges[0]?.started ?? 0;
  // One that is only cleared stands beside another.
  if (expiries.every((text) => Date.parse(text) <= now) && !cookieFlags.some((flags) => /;\s*max-age=/i.test(flags)))
    return problem('cookie-of-the-past', signOn, { ...end, expires: expiries[0] ?? '' });
  if (cookiePath && !isBelow(path, cookiePath)) return problem('cookie-for-another-path', signOn, { ...end, path, cookiePath });
  const from = setters(signOn);
  const [setAt] = from;
  const folder = setAt && folderOf(setAt.pathname);
  if (folder && cookiePath === undefined && !isBelow(path, folder))
    return problem('cookie-without-a-path', signOn, { ...end, path, folder, setAt: setAt.pathname });
  if (domain) return problem('cookie-for-a-domain', signOn, { ...end, domain });
  const { hostname: host } = new URL(signOn.exchange.request.url);
  const hosts = from.map(({ hostname }) => hostname);
  if (setAt && !hosts.includes(host)) return problem('cookie-of-another-host', signOn, { ...end, host, from: setAt.hostname });
  return problem('session-not-found', signOn, end);
}

/** The addresses whose answers set a cookie. */
const setters = ({ exchanges }: Answered): URL[] =>
  exchanges.flatMap(({ request, response }) => (response && header(response, 'set-cookie') !== undefined ? new URL(request.url) : []));

/** The path of a cookie that names none: the folder of the address that set it (RFC 6265, 5.1.4). */
const folderOf = (path: string): string => path.slice(0, Math.max(1, path.lastIndexOf('/')));

const isBelow = (path: string, folder: string): boolean => `${path}/`.startsWith(`${folder.replace(/\/$/, '')}/`);
