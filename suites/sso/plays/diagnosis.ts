import { drawing } from '../../../engine/cases/drawing.ts';
import { because } from '../../../engine/catalogue/reason.ts';
import { defined } from '../../../engine/documents/values.ts';
import type { Way } from '../../../engine/signatures/mistakes.ts';
import { callsInOrder, callsInWays, type DiagnosisCall, forged } from '../../../engine/signatures/sso/calls.ts';
import { type FormFields, fixedNavData, isRight, signedForm, signOnForm } from '../../../engine/signatures/sso/form.ts';
import type { Recipe } from '../../../engine/signatures/sso/recipes.ts';
import { answersAlike } from '../../../engine/wire/visit/compare-answers.ts';
import { opened } from '../../../engine/wire/visit/opens.ts';
import type { Visit } from '../../../engine/wire/visit/visit.ts';
import type { Addon } from '../../../fixtures/as-platform/addon.ts';
import { unknownId } from '../../../fixtures/as-platform/callers/customers.ts';
import type { AsPlatform } from '../../../fixtures/as-platform/platform.ts';
import { acceptedBy, type FormAnswers, isUseless, statusOf } from '../../../fixtures/as-platform/sign-on/acceptance.ts';
import { skipped, type Unrecorded } from '../../../fixtures/recorder.ts';

type Labelled = [label: 'sso/valid' | 'sso/recipe' | 'sso/diagnosis', observation: Unrecorded];

/** What a diagnosis found; `form`, `field` and `tried` where it found no recipe. */
interface Diagnosis extends Partial<Pick<Unrecorded<'sso/diagnosis'>, 'form' | 'field' | 'tried'>> {
  recipe?: Recipe;
  visit: Visit;
  answers?: FormAnswers;
}

/** Other values of single fields: a service may refuse, or fail on, what the platform sends there. */
const otherValues = {
  'nav-data': [{ navData: 'console' }],
  user_id: [{ userId: '42' }, { userId: '6f1c2b0e-3d4a-4c5b-8e7f-9a0b1c2d3e4f' }],
  email: [{ email: 'a@example.com' }],
};

type Other = Partial<Parameters<typeof signedForm>[0]>;

const DAY = 86_400_000;

const withReversedSignature = (form: FormFields): FormFields => ({ ...form, signature: [...(form.signature ?? '')].reverse().join('') });

/**
 * Sends and signs with each known mistake until the answer changes: then the target makes that mistake, whether or not its panel opens.
 * A change counts only if a wrong digest of the same kind does not cause it, and if it happens again. Without a recipe, the
 * target verifies as the contract says, or nothing explains its refusals. The visit is the sign-on that the recipe explains, or one
 * with a wrong signature.
 */
export async function diagnosed(
  { manifest, customers }: Pick<AsPlatform, 'manifest' | 'customers'>,
  acts: Pick<AsPlatform, 'posts' | 'visits' | 'timestamp'>,
  id: string,
  addonId?: string,
): Promise<Diagnosis> {
  const { userId, email } = customers.first;
  const { sso_salt: salt, password } = manifest.api;
  const user = { id, userId, email, salt };
  const formAt = (timestamp: string) => signOnForm({ ...user, timestamp });
  const otherForm = (other: Other) => (timestamp: string) => signedForm({ ...user, timestamp, ...other });
  /** One of many forms that is not answered would end the search, so that it is sent once more. */
  const posts = async (form: (timestamp: string) => FormFields, way?: Way) => {
    const visit = await acts.posts(form(acts.timestamp()), way);
    return isUseless(visit) ? acts.posts(form(acts.timestamp()), way) : visit;
  };
  /** The target keeps the resource under the id that the platform gave, not under its own. */
  const isKnownByPlatformId = async () => {
    if (addonId === undefined || statusOf(valid) < 400) return false;
    return isAcceptedWith({ id: addonId });
  };
  const isAcceptedWith = async (other: Other) => {
    const form = otherForm(other);
    const [right, forgery] = [await posts(form), await posts((at) => forged(form(at)))];
    return !isUseless(right) && statusOf(right) < 400 && statusOf(forgery) >= 400;
  };
  /** The field whose value the target refuses in a signed form, or fails on. */
  const blamedField = async (): Promise<string | undefined> => {
    const isCrash = statusOf(valid) >= 500;
    const fails = async (form: (timestamp: string) => FormFields) => statusOf(await posts(form)) >= 500;
    for (const [field, others] of statusOf(valid) < 400 ? [] : Object.entries(otherValues))
      for (const other of others) if ((await isAcceptedWith(other)) || (isCrash && !(await fails(otherForm(other))))) return field;
    // A form that is too old may be refused before what fails, so that only the size of the number may tell them apart.
    const isOfSize = isCrash && (await fails((at) => formAt(String(Number(at) - DAY)))) && !(await fails(() => formAt('1000')));
    return isOfSize ? 'timestamp' : undefined;
  };
  const wrong = await posts((timestamp) => forged(formAt(timestamp)));
  if (isUseless(wrong)) return { visit: wrong };
  const secondWrong = await posts((timestamp) => withReversedSignature(formAt(timestamp)));
  const isWordy = !answersAlike(wrong, secondWrong, { ids: [id] });
  const alike = (a: Visit, b: Visit) => answersAlike(a, b, { ids: [id], isWordy });
  const first = await posts(formAt);
  // Where zeros of the digest are lost, one form in many is right by chance.
  const valid = alike(first, wrong) ? first : await posts(formAt);
  const isKnown = !alike(valid, wrong);
  const refusals = [valid, wrong, secondWrong];
  const isRefused = (visit: Visit) => refusals.some((refusal) => alike(visit, refusal));
  const form = isKnown ? ('recognised' as const) : await whatShowsTheForm(acts, formAt, valid, alike);

  /**
   * A target that recognises the contract's signature may still read the timestamp wrongly. Its answer to a form that it finds too
   * old differs as well, so that only an answer that opens more counts.
   */
  const opensMore = async (visit: Visit) => {
    if (!isKnown) return true;
    if (statusOf(valid) >= 400) return statusOf(visit) < 400;
    return visit.hops.length > 1 && opened(visit, { stranger: await acts.visits(visit.end.url), ids: [id] }).opened;
  };

  /** The right form is no longer refused: it came too early, and what was tried meanwhile explains nothing. */
  const opensLater = async () => statusOf(valid) >= 400 && (await isAcceptedWith({})) && (await isAcceptedWith({}));

  const signOn = { id, userId, email, navData: fixedNavData(), timestamp: acts.timestamp() };
  const secrets = { salt, password };
  const worthTrying = ({ formAt: own }: DiagnosisCall) => {
    const fields = own(signOn.timestamp);
    return !isKnown || (fields.token === undefined && isRight(fields, salt));
  };
  const ways = isKnown ? [] : callsInWays(signOn, secrets);
  const calls = [...ways, ...callsInOrder(signOn, secrets).filter(worthTrying)];
  let isReadElsewhere = false;
  for (const { recipes, formAt: own, forgedAt } of calls) {
    const [recipe] = recipes;
    const visit = await posts(own, recipe?.way);
    if (isUseless(visit)) return { visit };
    if (isRefused(visit)) continue;
    const forgedVisit = await posts(forgedAt, recipe?.way);
    // Sent in the same way, so that only the fields differ.
    isReadElsewhere ||= !recipe?.way && statusOf(visit) !== statusOf(valid) && statusOf(visit) === statusOf(forgedVisit);
    refusals.push(alike(visit, forgedVisit) ? visit : forgedVisit);
    if (!recipe || isUseless(forgedVisit) || isRefused(visit) || isRefused(await posts(own, recipe.way))) continue;
    // The words of a refusal may change by chance, so both forms are posted once more.
    if (!isRefused(await posts(forgedAt, recipe.way)) || isRefused(await posts(own, recipe.way))) continue;
    if (!(await opensMore(visit))) continue;
    return (await opensLater()) ? { visit: wrong, form: 'later' } : { recipe, visit, answers: { accepted: visit, refused: forgedVisit } };
  }
  if (await opensLater()) return { visit: wrong, form: 'later' };
  if (await isKnownByPlatformId()) return { visit: wrong, form: 'platform-id' };
  const field = isKnown ? undefined : await blamedField();
  return {
    visit: wrong,
    ...defined({ field }),
    form: field !== undefined && statusOf(valid) < 500 ? 'other-value' : form === 'not-shown' && isReadElsewhere ? 'read' : form,
    tried: calls.length,
    ...(isKnown && { answers: { accepted: valid, refused: wrong } }),
  };
}

/** Statuses of an address that nothing answers, or not with this method. */
const noRoute = [404, 405, 501];

/** What the answers show about a target that refuses every form alike: that it read the fields, that nothing answers there, or nothing. */
async function whatShowsTheForm(
  acts: Pick<AsPlatform, 'posts' | 'visits' | 'timestamp'>,
  formAt: (timestamp: string) => FormFields,
  refusal: Visit,
  alike: (a: Visit, b: Visit) => boolean,
): Promise<'read' | 'not-shown' | 'no-route'> {
  const { signature: _, ...unsigned } = formAt(acts.timestamp());
  for (const form of [{}, unsigned, formAt('0')]) {
    const visit = await acts.posts(form);
    if (!isUseless(visit) && !alike(visit, refusal)) return 'read';
  }
  const sent = refusal.hops[0]?.request;
  if (!sent || !noRoute.includes(statusOf(refusal))) return 'not-shown';
  const invented = new URL(sent.url);
  invented.pathname = `${invented.pathname.replace(/\/$/, '')}-${drawing(Number(acts.timestamp()), 'no route').text('ghjkmnpqrstvwxyz', 8)}`;
  const elsewhere = await acts.visits({ method: 'POST', url: invented.href, headers: [], body: '' });
  return statusOf(elsewhere) === statusOf(refusal) ? 'no-route' : 'not-shown';
}

/** Finds out how the target wants forms to be signed, and signs that way from then on. */
export async function diagnoses(platform: AsPlatform, addon: Addon, others: readonly Addon[]): Promise<Labelled[]> {
  const { addonId, resourceId } = addon;
  if (resourceId === undefined) return [['sso/diagnosis', skipped(because('no-resource'))]];
  // It takes many sign-ons, and a smoke run promises one.
  if (platform.run.plays.part === 'smoke') return [['sso/diagnosis', skipped(because('left-out', { option: '--smoke' }), true)]];
  const { recipe, visit, answers, form, field, tried } = await diagnosed(platform, platform, resourceId, addonId);
  const seen: Unrecorded = { exchanges: visit.hops, on: 'sign-on', addonId, resourceId, opened: false, ...defined({ form, field, tried }) };
  if (recipe) platform.adoptsRecipe(recipe);
  if (recipe) for (const other of others) await platform.signsOn(other);
  const own = recipe && (await platform.signsOn(addon));
  if (answers && !own?.opened) await comparesAnswers(platform, answers, resourceId);
  if (!recipe || !own) return [['sso/diagnosis', seen]];
  const { name, sentence, fix, risk } = recipe;
  return [
    ['sso/diagnosis', { ...seen, mistake: { name, sentence, fix, risk } }],
    ['sso/recipe', { ...own, through: platform.knownMistake() }],
    ...(own.opened ? [['sso/valid', own] as Labelled] : []),
  ];
}

/** No panel opens: from now on forms are judged by their answers, if an accepted form gets the same answer twice and no error. */
async function comparesAnswers(platform: AsPlatform, answers: FormAnswers, id: string): Promise<void> {
  const isAccepted = async (form: FormFields) => acceptedBy(answers, await platform.posts(form), [id]).opened;
  if (statusOf(answers.accepted) >= 400 || !(await isAccepted(platform.formOf(id)))) return;
  if (await isAccepted(platform.formOf(id, { tamper: forged }))) return;
  const isForAnyId = await isAccepted(platform.formOf(unknownId(drawing(platform.run.seed, 'unknown id diagnosis'), id)));
  platform.judgesByAnswer({ ...answers, shows: isForAnyId ? 'form' : 'resource' }, id);
}
