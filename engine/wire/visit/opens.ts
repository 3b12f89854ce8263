import type { ReasonFacts } from '../../../specs/generated/reasons.ts';
import { defined } from '../../documents/values.ts';
import { isLoopbackUrl, parseUrl } from '../url.ts';
import { addsTo, hasPasswordField, isShell, likeness, type Page, samePage, sameShape, wordsOf } from './page.ts';
import type { StopReason } from './redirect.ts';
import type { Visit } from './visit.ts';

/** A reason for having no verdict, without its sentence. */
type Doubt<Code extends keyof ReasonFacts> = { [One in Code]: { code: One; facts: ReasonFacts[One] } }[Code];

type Unanswered = 'sign-on-unanswered' | 'stranger-unanswered' | 'cookies-unanswered';

export type Undecided = Doubt<
  Unanswered | 'throttled' | 'ends-as-the-control' | 'sets-the-cookie-of-the-control' | 'scripts-call-elsewhere'
>;

export type Opening = {
  opened: boolean;
  why: string;
  /** The panel opens without a session too; only panel-needs-the-session judges that. */
  open?: true;
  /** The page is empty until its scripts run, so only a browser can tell whether it shows the panel. */
  shell?: true;
  /** Why it is neither opened nor refused: the network, a time limit or throttling. */
  undecided?: Undecided;
};

export type PanelEvidence = {
  /** A visitor without cookies at the address where the sign-on ended. */
  stranger: Visit;
  /** The same address again with the cookies of the sign-on; a message that is shown only once is gone. */
  reload?: Visit;
  /** A sign-on that opened; given only when the sign-on under test should be refused. */
  control?: { signOn: Visit; opening: Opening };
  /** A sign-on to another resource; shows whether a page that everybody sees differs by resource. */
  other?: Visit;
  /** An earlier sign-on to the same resource that opened; shows where an accepted form leads. */
  earlier?: Visit;
  /** Ids of resources, which may be part of an address. */
  ids?: readonly string[];
};

const STOPS: Record<StopReason, string> = {
  failed: 'no complete answer',
  'foreign-host': "a redirect to a host that is not the target's",
  'form-elsewhere': 'a redirect that takes the signed form to another origin',
  'private-host': 'a redirect into a private network, or to another port of this machine',
  'cookie-unencrypted': 'a redirect from https to http, which would send the session cookie unencrypted',
  'bad-scheme': 'a redirect to an address that is not http or https',
  'bad-location': 'a redirect whose Location is not one address',
  loop: 'a redirect loop',
  'too-many-redirects': 'too many redirects',
};

/** Two pages this similar may be the same panel, for two resources or two users. */
const SAME_PANEL_LIKENESS = 0.3;

/** Two pages this similar show mostly the same. */
const MOSTLY_SAME_LIKENESS = 0.5;

const pathOf = ({ url }: Page) => new URL(url).pathname;

export const isThrottledPage = ({ status, retryAfter }: Page) => status === 429 || (status === 503 && retryAfter !== undefined);

const isSuccess = ({ status = 0 }: Page) => status >= 200 && status < 300;

const notOpened = (why: string): Opening => ({ opened: false, why });

const unanswered = (code: Unanswered, { end, stopped }: Visit): Opening | undefined => {
  if (stopped?.reason === 'failed') return { ...notOpened(end.error ?? STOPS.failed), undecided: { code, facts: { error: end.error } } };
  if (isThrottledPage(end))
    return { ...notOpened(`status ${end.status}`), undecided: { code: 'throttled', facts: { status: end.status } } };
  return undefined;
};

/** The host of a redirect that Assay did not follow, with the option that allows it. */
const whereTo = ({ stopped, end }: Visit): string => {
  const needsOption = ['foreign-host', 'private-host', 'cookie-unencrypted'].includes(stopped?.reason ?? '');
  const url = needsOption ? parseUrl(stopped?.location ?? '', end.url) : undefined;
  const host = url && (isLoopbackUrl(url) ? url.host : url.hostname);
  return host === undefined ? '' : `: ${host} (--allow-host ${host} allows it)`;
};

/** Whether a page has words that stay on every visit and that the page of another resource does not have; its own path does not count. */
const differsByResource = (page: Page, stranger: Page, other: Page): boolean => {
  const stable = new Set(wordsOf(stranger));
  const elsewhere = new Set(wordsOf(other));
  const path = pathOf(page).toLowerCase();
  const isItsPath = (word: string) => path.length > 1 && `/${word}`.includes(path);
  return wordsOf(page).some((word) => stable.has(word) && !elsewhere.has(word) && !isItsPath(word) && !/^\d{1,2}:\d{2}/.test(word));
};

const namesOf = ({ jar }: Visit) => new Set(jar.map(({ key }) => key));

const openedShell = (signOn: Visit, { control, earlier }: Pick<PanelEvidence, 'control' | 'earlier'>): Opening => {
  const names = namesOf(signOn);
  if (names.size === 0) return notOpened('no cookie, and the page that opens without a session');
  const known = control?.signOn ?? earlier;
  if (known && (pathOf(signOn.end) !== pathOf(known.end) || signOn.end.fragment !== known.end.fragment))
    return notOpened('it ends at an address other than that of the control');
  if (known && [...namesOf(known)].some((name) => !names.has(name))) return notOpened('it does not set the cookie that the control sets');
  if (!control) return { opened: true, shell: true, why: 'it sets a cookie and ends on a page that is empty until its scripts run' };
  const why = 'it ends as the control did, on a page that is empty until its scripts run';
  return { ...notOpened(why), shell: true, undecided: { code: 'ends-as-the-control', facts: {} } };
};

/** Whether a page is the panel that the control reached, and not a variant of what a stranger sees at the same address. */
const isLikeControl = (page: Page, stranger: Page, control: Page, ids: readonly string[]): boolean => {
  const shared = isSuccess(stranger) && sameShape(page, stranger, ids) ? likeness(page, stranger) : 0;
  return sameShape(page, control, ids) && likeness(page, control) >= Math.max(SAME_PANEL_LIKENESS, shared);
};

const callsElsewhere = (host: string): Opening => ({
  ...notOpened(`its scripts call ${host}, which Assay may not reach (--allow-host ${host} allows it)`),
  undecided: { code: 'scripts-call-elsewhere', facts: { host } },
});

/** Whether a sign-on opened the panel: it ends on a page that a visitor without a session does not get. A status or a cookie alone decides nothing. */
export const opened = (signOn: Visit, { stranger, reload, control, other, earlier, ids = [] }: PanelEvidence): Opening => {
  const missing = unanswered('sign-on-unanswered', signOn) ?? unanswered('stranger-unanswered', stranger);
  if (missing) return missing;
  if (signOn.stopped) return notOpened(STOPS[signOn.stopped.reason] + whereTo(signOn));
  const { hops } = signOn;
  // The page may be what the scripts of the answer led to.
  if (hops.length < 2) return notOpened(`${hops[0]?.response?.status ?? signOn.end.status} from ${pathOf(signOn.end)}, without a redirect`);
  if (!isSuccess(signOn.end)) return notOpened(`${signOn.end.status} from ${pathOf(signOn.end)}`);
  const page = signOn.end;
  // It left for that host, and nothing of it could be seen.
  if (page.unreached !== undefined && page.body === '') return callsElsewhere(page.unreached);
  if (reload && samePage(reload.end, stranger.end) && addsTo(page, stranger.end) && !samePage(page, stranger.end))
    return notOpened('the page that opens without a session, with a message that is gone after a reload');
  if (!samePage(page, stranger.end)) {
    if (!control || isLikeControl(page, stranger.end, control.signOn.end, ids))
      return { opened: true, why: 'it ends on a page that does not open without a session' };
    return notOpened('a page that is neither the panel nor the page that opens without a session');
  }
  if (page.unreached !== undefined) return callsElsewhere(page.unreached);
  if (isShell(page)) return openedShell(signOn, { ...defined({ control, earlier }) });
  if (control?.opening.open && sameShape(page, control.signOn.end, ids) && likeness(page, control.signOn.end) >= SAME_PANEL_LIKENESS)
    return { opened: true, open: true, why: 'it ends on the panel, which opens without a session too' };
  const mayBePanel = !control && other && !unanswered('sign-on-unanswered', other) && isSuccess(other.end) && !hasPasswordField(page);
  if (mayBePanel && differsByResource(page, stranger.end, other.end))
    return { opened: true, open: true, why: 'it ends on a page that differs by resource, and opens without a session too' };
  return notOpened('a page that opens without a session');
};

/** Whether a stranger at the address of a panel sees most of that panel: a page that differs by resource, and is not a login form. */
export const showsPanel = (signOn: Visit, stranger: Visit, otherStranger: Visit): boolean =>
  !stranger.stopped &&
  isSuccess(stranger.end) &&
  isSuccess(otherStranger.end) &&
  !hasPasswordField(stranger.end) &&
  pathOf(stranger.end) === pathOf(signOn.end) &&
  likeness(stranger.end, signOn.end) >= MOSTLY_SAME_LIKENESS &&
  differsByResource(stranger.end, stranger.end, otherStranger.end);

export type RefusalEvidence = PanelEvidence & {
  control: NonNullable<PanelEvidence['control']>;
  /** The names of the cookies that the refusal set. */
  sets?: readonly string[];
  /** The control's panel address, visited with the cookies of the refusal; left out when it set none. */
  withItsCookies?: Visit;
  /** The control's panel address, visited without cookies. */
  controlStranger: Visit;
};

export type Refusal = Pick<Opening, 'why' | 'undecided'> & { refused: boolean };

/** Whether a sign-on was refused: it does not open the panel, and its cookies do not open the control's panel. */
export const refused = (signOn: Visit, evidence: RefusalEvidence): Refusal => {
  const { control, sets = [], withItsCookies, controlStranger, ids = [] } = evidence;
  const opening = opened(signOn, evidence);
  if (opening.undecided) return { refused: false, why: opening.why, undecided: opening.undecided };
  if (opening.opened) return { refused: false, why: opening.why };
  const isSession = sets.some((name) => namesOf(control.signOn).has(name));
  if (control.opening.shell && isSession)
    return { refused: false, why: opening.why, undecided: { code: 'sets-the-cookie-of-the-control', facts: {} } };
  // A panel that needs no session opens with any cookies.
  if (!withItsCookies || control.opening.open || control.opening.shell) return { refused: true, why: opening.why };
  const missing = unanswered('cookies-unanswered', withItsCookies) ?? unanswered('stranger-unanswered', controlStranger);
  if (missing?.undecided) return { refused: false, why: missing.why, undecided: missing.undecided };
  const { end } = withItsCookies;
  const entered = !withItsCookies.stopped && isSuccess(end) && !samePage(end, controlStranger.end);
  if (entered && isLikeControl(end, controlStranger.end, control.signOn.end, ids))
    return { refused: false, why: "it does not lead to the panel, but its cookies open the control's" };
  return { refused: true, why: opening.why };
};
