import { requiredFields } from '../../../engine/contract/contract.ts';
import { jsonIn, member } from '../../../engine/documents/values.ts';
import { ownWords } from '../../../engine/judging/judgement.ts';
import { parseUrl } from '../../../engine/wire/url.ts';
import { isHtml } from '../../../engine/wire/visit/visible-text.ts';
import { type Answered, defineRule, header, type NoVerdict, notRun, show, undecided } from '../../shared/rule.ts';
import { problemsIn } from '../../shared/wire/answers.ts';

const notAboutThePlan = [401, 403, 405, 411, 415];

export default defineRule({
  requirement: 'provision/succeeds',
  reads: ['provision/first', 'provision/callbacks'],
  needsAnswers: ['provision/first'],
  after: ['auth/accepts-the-manifest-credentials'],
  check(all) {
    const seen = all.filter(({ label }) => label === 'provision/first');
    const calls = all.filter(({ label }) => label === 'provision/callbacks');
    if (seen.length === 0) return notRun();
    const factsOf = (install: Answered) => tooEarly(install, calls) ?? rejected(install);
    const problems = seen.flatMap((install) => problemsIn('provision/succeeds', install, factsOf(install)));
    const failed = seen.filter((install) => problems.some((problem) => problem.in === install));
    const refused = failed.find(
      (install) => install.plan?.isDefault && !install.noRoute && !tooEarly(install, calls) && mayBeThePlan(install),
    );
    return refused ? planDoubt(refused) : problems;
  },
});

/** The fields of the request that the answer mentions. */
const namedIn = ({ answer: { body = '' } }: Answered): string[] =>
  [...requiredFields('provision'), 'plan'].filter((name) => new RegExp(`\\b${name.replace('_', '[_ -]?')}\\b`, 'i').test(body));

/** How strict parsers name a field that the type of the service does not have. */
const unknownField =
  /\b(unknown|unrecogni[sz]ed|unexpected|additional|extra)[ _-]?(field|propert|key|attribute|member|argument)|should not exist/i;

const namesAnUnknownField = ({ answer: { body = '' } }: Answered): boolean => unknownField.test(body);

const isAboutThePlan = (install: Answered) => namedIn(install).includes('plan') && !namesAnUnknownField(install);

/** A refusal that names other fields is not about the plan. */
const mayBeThePlan = (install: Answered): boolean => {
  const { status } = install.answer;
  if (status < 400 || status >= 500 || notAboutThePlan.includes(status)) return false;
  return isAboutThePlan(install) || namedIn(install).length === 0;
};

function planDoubt(install: Answered): NoVerdict {
  const { plan, answer } = install;
  const text = ownWords(install)?.text;
  const facts = { plan: plan?.slug, status: answer.status, says: text === undefined ? undefined : show(text) };
  if (isAboutThePlan(install)) return undecided('plan-refused', facts);
  const isPage = isHtml({ contentType: header(answer, 'content-type') ?? '', body: answer.body });
  return undecided('install-refused', { ...facts, isElsewhere: answer.status === 404 || isPage || undefined });
}

/** The values of these fields in the request, as far as they are texts. */
function sentIn({ exchange }: Answered, fields: readonly string[]): string {
  const body = jsonIn(exchange.request.body ?? '');
  const values = fields.map((name) => member(body, name));
  return values.every((value) => typeof value === 'string') ? values.map(show).join(' and ') : 'the values that the platform sends';
}

/** The call to `callback_url` that came before the answer: what it got may be why the install was given up. */
function tooEarly(install: Answered, calls: readonly Answered[]): { earlyCall: string } | undefined {
  const call = calls.find(({ addonId }) => addonId === install.addonId)?.calls?.find(({ early }) => early);
  return call && { earlyCall: call.method };
}

/** What alone a redirect changes in the address. */
function redirectAdds({ exchange: { request }, answer }: Answered): 'a slash' | 'https' | undefined {
  const location = answer.status >= 300 && answer.status < 400 ? header(answer, 'location') : undefined;
  const to = location === undefined ? undefined : parseUrl(location, request.url)?.href;
  if (to === `${request.url}/`) return 'a slash';
  return to !== undefined && to.replace(/^https:/, 'http:') === request.url ? 'https' : undefined;
}

type Rejection = { noRoute?: boolean; isAboutThePlan?: boolean; fields?: string[]; sent?: string; unknown?: string[]; adds?: string };

/** What the answer of a refusal names, for advice: the hint of the row is about plans and about slow work. */
function rejected(install: Answered): Rejection {
  const fields = namedIn(install);
  if (install.noRoute) return { noRoute: true };
  const adds = redirectAdds(install);
  if (adds) return { adds };
  if (fields.length > 0 && namesAnUnknownField(install)) return { unknown: fields };
  if (isAboutThePlan(install)) return { isAboutThePlan: true };
  return fields.length > 0 ? { fields, sent: sentIn(install, fields) } : {};
}
