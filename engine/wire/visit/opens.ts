import { parseUrl } from '../url.ts';
import { addsTo, hasPasswordField, isShell, likeness, type Page, samePage, sameShape, wordsOf } from './page.ts';
import type { StopReason } from './redirect.ts';
import type { Visit } from './visit.ts';

export type Opening = {
  opened: boolean;
  why: string;
  /** The panel opens without a session too: for panel-needs-the-session alone. */
  open?: true;
  /** The page is empty until its scripts run: whether it shows the panel is for a browser to tell. */
  shell?: true;
  /** The network, a time limit or throttling: neither opened nor refused. */
  undecided?: true;
};

export type PanelEvidence = {
  /** A visitor without cookies at the address where the sign-on ended. */
  stranger: Visit;
  /** The same address once more with the cookies of the sign-on: a message that is shown only once is gone by then. */
  reload?: Visit;
  /** A sign-on that opened: given where one that differs from it is to be refused, left out where it is to open. */
  control?: { signOn: Visit; opening: Opening };
  /** A sign-on to another resource: shows whether a page that everybody sees differs by resource. */
  other?: Visit;
  /** Ids of resources, which may be part of an address. */
  ids?: readonly string[];
};

const STOPS: Record<StopReason, string> = {
  failed: 'no complete answer',
  'foreign-host': "a redirect to a host that is not the target's",
  'form-elsewhere': 'a redirect that takes the signed form to another origin',
  'private-host': 'a redirect into a private network',
  'bad-scheme': 'a redirect to an address that is not http or https',
  'bad-location': 'a redirect to a value that is no address',
  loop: 'a redirect loop',
  'too-many-redirects': 'too many redirects',
};

/** Pages at least this alike may be one panel, shown for two resources or two users. */
const ALIKE = 0.3;

/** Pages at least this alike show mostly the same. */
const MOSTLY = 0.5;

const pathOf = ({ url }: Page) => new URL(url).pathname;

export const isThrottledPage = ({ status, retryAfter }: Page) => status === 429 || (status === 503 && retryAfter !== undefined);

const isFine = ({ status = 0 }: Page) => status >= 200 && status < 300;

const not = (why: string): Opening => ({ opened: false, why });

const unanswered = (who: string, { end, stopped }: Visit): Opening | undefined => {
  if (stopped?.reason === 'failed') return { ...not(`${who}: ${end.error ?? STOPS.failed}`), undecided: true };
  if (isThrottledPage(end)) return { ...not(`${who}: the target asks us to slow down (status ${end.status})`), undecided: true };
  return undefined;
};

/** The host that a redirect leads to and that was not asked, with the option that lets it be. */
const whereTo = ({ stopped, end }: Visit): string => {
  const isElsewhere = stopped?.reason === 'foreign-host' || stopped?.reason === 'private-host';
  const host = isElsewhere ? parseUrl(stopped.location ?? '', end.url)?.hostname : undefined;
  return host === undefined ? '' : `: ${host} (--allow-host ${host} allows it)`;
};

/** The words of a page that stay from look to look and that another resource's page does not have, its own path apart. */
const differsByResource = (page: Page, stranger: Page, other: Page): boolean => {
  const stays = new Set(wordsOf(stranger));
  const elsewhere = new Set(wordsOf(other));
  const path = pathOf(page).toLowerCase();
  const isItsPath = (word: string) => path.length > 1 && `/${word}`.includes(path);
  return wordsOf(page).some((word) => stays.has(word) && !elsewhere.has(word) && !isItsPath(word) && !/^\d{1,2}:\d{2}/.test(word));
};

const namesOf = ({ jar }: Visit) => new Set(jar.map(({ key }) => key));

const openedShell = (signOn: Visit, control: PanelEvidence['control']): Opening => {
  const names = namesOf(signOn);
  if (names.size === 0) return not('no cookie, and the page that opens without a session');
  if (!control) return { opened: true, shell: true, why: 'it sets a cookie and ends on a page that is empty until its scripts run' };
  const { end } = control.signOn;
  if (pathOf(signOn.end) !== pathOf(end) || signOn.end.fragment !== end.fragment) return not('it ends at another address than the control');
  if ([...namesOf(control.signOn)].some((name) => !names.has(name))) return not('it does not set the cookie that the control sets');
  return { ...not('it ends as the control did, on a page that is empty until its scripts run'), shell: true, undecided: true };
};

/** Whether a page is the panel that the control reached, rather than a variant of what a stranger sees at the same address. */
const isLikeControl = (page: Page, stranger: Page, control: Page, ids: readonly string[]): boolean => {
  const shared = isFine(stranger) && sameShape(page, stranger, ids) ? likeness(page, stranger) : 0;
  return sameShape(page, control, ids) && likeness(page, control) >= Math.max(ALIKE, shared);
};

/** Whether a sign-on opened the panel: it ends on a page that a visitor without a session does not get. A status or a cookie alone decides nothing. */
export const opened = (signOn: Visit, { stranger, reload, control, other, ids = [] }: PanelEvidence): Opening => {
  const missing = unanswered('the sign-on', signOn) ?? unanswered('a visitor without a session', stranger);
  if (missing) return missing;
  if (signOn.stopped) return not(STOPS[signOn.stopped.reason] + whereTo(signOn));
  if (signOn.hops.length < 2) return not(`${signOn.end.status} from ${pathOf(signOn.end)}, without a redirect`);
  if (!isFine(signOn.end)) return not(`${signOn.end.status} from ${pathOf(signOn.end)}`);
  const page = signOn.end;
  if (reload && samePage(reload.end, stranger.end) && addsTo(page, stranger.end) && !samePage(page, stranger.end))
    return not('the page that opens without a session, with a message that is gone after a reload');
  if (!samePage(page, stranger.end)) {
    if (!control || isLikeControl(page, stranger.end, control.signOn.end, ids))
      return { opened: true, why: 'it ends on a page that does not open without a session' };
    return not('a page that is neither the panel nor the page that opens without a session');
  }
  if (isShell(page)) return openedShell(signOn, control);
  if (control?.opening.open && sameShape(page, control.signOn.end, ids) && likeness(page, control.signOn.end) >= ALIKE)
    return { opened: true, open: true, why: 'it ends on the panel, which opens without a session too' };
  const isPanel = !control && other && !unanswered('', other) && isFine(other.end) && !hasPasswordField(page);
  if (isPanel && differsByResource(page, stranger.end, other.end))
    return { opened: true, open: true, why: 'it ends on a page that differs by resource, and opens without a session too' };
  return not('a page that opens without a session');
};

/** Whether a stranger at the address of a panel sees that panel, or much of it: what differs by resource, and is no login form. */
export const showsPanel = (signOn: Visit, stranger: Visit, otherStranger: Visit): boolean =>
  !stranger.stopped &&
  isFine(stranger.end) &&
  isFine(otherStranger.end) &&
  !hasPasswordField(stranger.end) &&
  pathOf(stranger.end) === pathOf(signOn.end) &&
  likeness(stranger.end, signOn.end) >= MOSTLY &&
  differsByResource(stranger.end, stranger.end, otherStranger.end);

export type RefusalEvidence = PanelEvidence & {
  control: NonNullable<PanelEvidence['control']>;
  /** The control's panel address, visited with the cookies that the refusal gave; left out where it gave none. */
  withItsCookies?: Visit;
  /** The control's panel address, visited without cookies. */
  controlStranger: Visit;
};

export type Refusal = { refused: boolean; why: string; undecided?: true };

/** Whether a sign-on was refused: it does not open, nor do its cookies open the control's panel. */
export const refused = (signOn: Visit, evidence: RefusalEvidence): Refusal => {
  const { control, withItsCookies, controlStranger, ids = [] } = evidence;
  const opening = opened(signOn, evidence);
  if (opening.undecided) return { refused: false, why: opening.why, undecided: true };
  if (opening.opened) return { refused: false, why: opening.why };
  // An open panel, and a page that is the same for everybody, open with any cookies.
  if (!withItsCookies || control.opening.open || control.opening.shell) return { refused: true, why: opening.why };
  const missing = unanswered('its cookies at the panel', withItsCookies) ?? unanswered('a visitor without a session', controlStranger);
  if (missing) return { refused: false, why: missing.why, undecided: true };
  const { end } = withItsCookies;
  const entered = !withItsCookies.stopped && isFine(end) && !samePage(end, controlStranger.end);
  if (entered && isLikeControl(end, controlStranger.end, control.signOn.end, ids))
    return { refused: false, why: "it does not lead to the panel, but its cookies open the control's" };
  return { refused: true, why: opening.why };
};
