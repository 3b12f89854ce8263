import { valuesOf } from '../../../engine/contract/contract.ts';
import { signatureWords } from '../../../engine/contract/value-words.ts';
import { parseUrl } from '../../../engine/wire/url.ts';
import type { Mistake } from '../../../specs/generated/schemas.ts';
import { refusedAsText } from '../../shared/deletions.ts';
import { type Answered, adviceOn, defineRule, header, type RecordingProblem } from '../../shared/rule.ts';
import { isAccepted } from '../accepted-sign-on.ts';
import { clocksApart, firstAnswer, unseenPanel } from '../sign-ons.ts';

export default defineRule({
  requirement: 'sso/accepts-a-valid-call',
  reads: ['sso/valid', 'sso/diagnosis', 'sso/recipe'],
  after: ['provision/answers-json'],
  // In traffic, the absence of a refusal does not prove that the panel opened.
  isShown: (seen) => seen.some(({ opened }) => opened === false),
  check(seen) {
    const diagnosis = seen.find(({ label }) => label === 'sso/diagnosis');
    const mistake = diagnosis?.mistake;
    const refused = seen.filter(({ label, opened }) => label === 'sso/valid' && !opened);
    const doubt = refused.length > 0 && !mistake ? (refusedAsText(refused, diagnosis) ?? clocksApart(seen)) : undefined;
    if (doubt) return doubt;
    const unopened = seen.filter(({ label, opened }) => label === 'sso/recipe' && !opened);
    const problems = [
      ...refused.map((signOn): RecordingProblem => {
        if (!mistake) return isAccepted(signOn, diagnosis) ? landed(signOn, diagnosis !== undefined) : unexplained(signOn, diagnosis);
        return { in: signOn, expected: 'the panel to open', got: refusalFor(mistake), hint: adviceOn(mistake) };
      }),
      ...unopened.map((signOn) => landed(signOn, true, 'the panel to open, once the form is signed as your service wants it')),
    ];
    return problems.length > 0 ? problems : (unseenPanel(seen) ?? []);
  },
});

const refusalFor = ({ sentence }: Mistake): string => `a refusal: ${sentence.replace(/^Your/, 'your').replace(/\.$/, '')}`;

/** The problem with a form that was refused for no known mistake: whether it was read at all comes first. */
function unexplained(signOn: Answered, diagnosis: Answered | undefined): RecordingProblem {
  const { status } = firstAnswer(signOn);
  const plain = signOn.why ?? `status ${status}`;
  const seen = status < 400 && diagnosis ? `a refusal with status ${status}: a wrong signature gets the same answer` : plain;
  const problem = { in: signOn, expected: 'the panel to open' };
  const form = diagnosis?.form;
  if (!form) return { ...problem, got: seen };
  return { ...problem, got: `${seen}; ${whatFormShows[form]}`, hint: unexplainedAdvice(form, diagnosis?.tried ?? 0) };
}

const whatFormShows = {
  recognised: 'your service recognises the signature, since a wrong one gets another answer',
  read: 'your service read the form, since one without its fields gets another answer',
  'not-shown': 'an empty form gets the same answer, so nothing shows that your service read the fields',
  'no-route': 'an address that does not exist gets the same answer, so nothing takes the form there',
};

const sameSalt = 'make sure that the running service has the sso_salt of this manifest';
const compare = () => `log the string that you hash, and compare it with ${signatureWords(valuesOf('sign-on')).string} of the form`;

function unexplainedAdvice(form: NonNullable<Answered['form']>, tried: number): string {
  if (form === 'no-route') return 'Add a route for POST at `sso_url`, or correct `sso_url` in the manifest.';
  if (form === 'recognised')
    return 'The signature is right for your service, and something else is not: find the resource by the `id` that you gave it, and read the timestamp as milliseconds.';
  const known = `None of ${tried} known mistakes explains the refusal`;
  if (form === 'read') return `${known}. Most likely the salt is another one: ${sameSalt}. Then ${compare()}.`;
  return `${known}. Check in this order: the route reads the body of the POST as \`application/x-www-form-urlencoded\`; ${sameSalt}; ${compare()}.`;
}

/** The problem with a sign-on that did not open; if the signature was accepted, the advice is about what came after it. */
function landed(signOn: Answered, wasAccepted = false, expected = 'the panel to open'): RecordingProblem {
  const got = signOn.why ?? `status ${signOn.answer.status}`;
  return { in: signOn, expected, got, ...(wasAccepted && { hint: landingAdvice(signOn) }) };
}

/** What to change if the target accepts the form and the panel does not open; '' if the exchanges do not show a cause. */
function landingAdvice(signOn: Answered): string {
  const first = firstAnswer(signOn);
  if (first.status >= 400) return '';
  const { request } = signOn.exchange;
  const next = redirectOf(signOn);
  if (next && next.host !== new URL(request.url).host)
    return `The form is accepted, and the redirect leads to ${next.host}. If your panel is there, allow it with \`--allow-host ${next.hostname}\`.`;
  if (signOn.exchanges.length < 2)
    return "The form is accepted, and nothing leads to the panel: answer 303 with the panel's address in `Location`.";
  const { pathname } = new URL(request.url);
  const { status } = signOn.answer;
  if (status >= 500) return `The form is accepted, and the redirect leads to ${pathname}, which fails with ${status}: look in your log.`;
  if (status === 404)
    return `The form is accepted, and the redirect leads to ${pathname}, which returns 404. ${prefixAdvice(signOn, pathname)}`.trim();
  return cookieAdvice(signOn, pathname);
}

/** Where the last answer redirects to, if nobody followed it. */
function redirectOf({ exchange: { request }, answer }: Answered): URL | undefined {
  const location = answer.status >= 300 && answer.status < 400 ? header(answer, 'location') : undefined;
  return location === undefined ? undefined : parseUrl(location, request.url);
}

/** A path that lacks the folder of the sign-on address often lacks what a proxy puts before it. */
function prefixAdvice({ exchanges }: Answered, pathname: string): string {
  const [, folder, ...rest] = new URL(exchanges[0]?.request.url ?? 'http://localhost').pathname.split('/');
  if (!folder || rest.length === 0 || pathname.startsWith(`/${folder}/`)) return 'Check the path in `Location`.';
  return `Check the path in \`Location\`: your sign-on address is below /${folder}, and this path is not. If a proxy adds /${folder}, \`Location\` needs it too.`;
}

/** What in the cookies keeps a browser from sending the session back. */
function cookieAdvice({ setsCookie, cookieFlags = [] }: Answered, pathname: string): string {
  if (!setsCookie && cookieFlags.length > 0) return 'The session cookie has an empty value: put the id of the session into it.';
  if (!setsCookie) return 'The redirect comes without a session cookie: send it with `Set-Cookie`.';
  const named = (pattern: RegExp) => cookieFlags.map((flags) => pattern.exec(flags)?.[1]?.trim()).find((value) => value !== undefined);
  const path = named(/;\s*path=([^;]*)/i);
  const domain = named(/;\s*domain=([^;]*)/i);
  const age = named(/;\s*max-age=(-\d+|0)\s*(?:;|$)/i);
  if (age !== undefined) return `The session cookie expires at once (Max-Age=${age}): let it last.`;
  if (path && !pathname.startsWith(path)) return `The session cookie is for ${path}, and the panel is at ${pathname}: send it with Path=/.`;
  if (domain) return `The session cookie is for the domain ${domain}: leave Domain out, unless the panel is on that host.`;
  return 'The form is accepted, a cookie is set, and the page is the same without it: make sure that the panel finds the session by its cookie.';
}
