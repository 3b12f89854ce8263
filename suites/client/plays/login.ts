import { because } from '../../../engine/catalogue/reason.ts';
import { isSuccessOf } from '../../../engine/contract/contract.ts';
import { createClient } from '../../../engine/wire/http/client.ts';
import { isLoopbackUrl, isUrl } from '../../../engine/wire/url.ts';
import { LOGINS, type Login, type LoginName, loginNames } from '../../../fixtures/stand-ins/api/logins.ts';
import type { ApiArrival } from '../../../fixtures/stand-ins/api/server.ts';
import { until } from '../../../fixtures/until.ts';
import type { ClientSetup } from './setup.ts';

/** A client that sends no request for this long has stopped the login. */
const QUIET_MS = 2000;
/** How long a client may take until it listens at its callback address. */
const PATIENCE_MS = 5000;

/** Runs the client's login: the proper flow first, then flows that a hostile or broken platform has changed. */
export async function playLogins(setup: ClientSetup): Promise<void> {
  const { login } = setup.configuration;
  if (login === undefined || login === 'none') return;
  for (const name of loginNames) {
    if (setup.stop.aborted) break;
    setup.front.plays([name]);
    const hasSucceeded = await playLogin(setup, name, login);
    setup.front.plays(['honest']);
    // A client that fails in the proper flow is not tested with changed ones.
    if (name === 'honest' && !hasSucceeded) break;
  }
}

type Way = Exclude<NonNullable<ClientSetup['configuration']['login']>, 'none'>;

async function playLogin(setup: ClientSetup, name: LoginName, way: Way): Promise<boolean> {
  const login: Login = LOGINS[name];
  const cut = new AbortController();
  const arrivals: ApiArrival[] = [];
  let isBack = false;
  const seen = () => progressOf(name, arrivals, isBack);
  let quiet: NodeJS.Timeout | undefined;
  let visiting: Promise<void> | undefined;
  /** A client may wait for a proper redirect without end: it is ended when it sends nothing more. */
  const restartQuietTimer = (): void => {
    clearTimeout(quiet);
    if (name !== 'honest' && seen().returned) quiet = setTimeout(endIfQuiet, QUIET_MS);
  };
  /** What came while this process was busy is read first. */
  const endIfQuiet = (): unknown => setImmediate(() => (setup.front.isBusy() ? restartQuietTimer() : cut.abort()));
  setup.watch((arrival: ApiArrival) => {
    const { issued } = arrival;
    arrivals.push(arrival);
    restartQuietTimer();
    if (!issued || way.redirect !== 'callback' || login.breaksAt === 'request-token') return;
    // Only once: an application that starts again after a wrong redirect would never stop.
    visiting ??= visits(setup, issued, way).then((isLed) => {
      isBack = isLed;
      restartQuietTimer();
    });
  });
  const ran = await setup.runs(way.command, { command: 'login', scene: name, cut: cut.signal });
  clearTimeout(quiet);
  await visiting;
  setup.watch(() => {});
  if (setup.stop.aborted) return false;
  const progress = seen();
  const said = setup.whyEnded(ran.output);
  const broken = cut.signal.aborted ? undefined : ran.broken;
  const isEarly = name !== 'honest' && !progress.returned;
  const early = isEarly ? because('stopped-before', { what: login.what }) : undefined;
  const undecided = broken === undefined ? early : because('command-broken', { why: broken });
  // Assay visits no address that the client prints: what a browser would send there is read from it.
  const [issuing] = inPlace(ran.arrivals);
  if (issuing && holdsSecret(ran.output.toString('utf8'), setup)) {
    const facts = { address: 'main', step: 'authorize', scheme: 'none' } as const;
    setup.record('client/request', { exchanges: [issuing], request: { ...facts, secretIn: [PRINTED] } });
  }
  setup.record('client/login', {
    exchanges: inPlace(ran.arrivals),
    login: { ...progress, said: said || undefined },
    undecided,
  });
  setup.log(`login, ${login.what}: ${progress.exchanged ? 'exchanged a token' : 'stopped'}, requests: ${ran.arrivals.length}`);
  return progress.succeeded;
}

const PRINTED = 'an address that it prints';

const holdsSecret = (output: string, { front }: ClientSetup): boolean => {
  const addresses = output.match(/https?:\/\/\S+/g) ?? [];
  return front.secrets().some(([name, secret]) => /^(consumer|token)_secret$/.test(name) && addresses.some((url) => url.includes(secret)));
};

/** Follows the three-step flows of a client that somebody else runs; the returned function records them. */
export function followFlows(setup: ClientSetup): () => void {
  const flows = new Map<number, ApiArrival[]>();
  setup.watch((arrival) => {
    const { number } = arrival.flow ?? {};
    if (number !== undefined) flows.set(number, [...(flows.get(number) ?? []), arrival]);
  });
  return () => {
    for (const arrivals of flows.values()) {
      const login = progressOf(arrivals[0]?.flow?.scene ?? 'honest', arrivals);
      setup.record('client/login', { exchanges: inPlace(arrivals), login });
    }
  };
}

/** The exchanges of a login up to its access-token request, which is the place of what is wrong with it. */
function inPlace(arrivals: readonly ApiArrival[]) {
  const end = arrivals.findIndex(({ facts }) => facts.step === 'access-token');
  return arrivals.slice(0, end < 0 ? undefined : end + 1).map(({ exchange }) => exchange);
}

/** How far a client got in a login; `isBack`: its user was redirected back. */
function progressOf(scene: LoginName, arrivals: readonly ApiArrival[], isBack = false) {
  const { what, hasOtherToken, breaksAt }: Login = LOGINS[scene];
  const at = (step: ApiArrival['facts']['step']) => arrivals.filter(({ facts }) => facts.step === step);
  const asked = at('request-token').length > 0;
  return {
    scene,
    what,
    hasOtherToken,
    asked,
    returned: isBack || at('authorize').length > 0 || (asked && breaksAt === 'request-token'),
    exchanged: at('access-token').length > 0,
    succeeded: at('access-token').some(({ exchange }) => isSuccessOf('accessToken', exchange.response?.status)),
  };
}

/** Acts as the browser: the user agrees, and is redirected to the address that the client listens on. */
async function visits({ front, stop }: ClientSetup, { token, callback }: NonNullable<ApiArrival['issued']>, way: Way): Promise<boolean> {
  const location = await front.agrees(token);
  const back = location === '' ? '' : withAddress(location, callback ?? way.callback);
  if (back === '') return true;
  if (!isLoopbackUrl(new URL(back))) return false;
  const client = createClient({ env: {} });
  const isAnswered = async () => (await client.send({ method: 'GET', url: back, signal: stop })).response !== undefined;
  return until(isAnswered, { withinMs: PATIENCE_MS, everyMs: 50, stop }).finally(client.close);
}

/** The redirect with the client's own address, which may differ from the one that the platform knows. */
function withAddress(location: string, address: string | undefined): string {
  if (address === undefined || !isUrl(address)) return location;
  const url = new URL(address);
  for (const [name, value] of new URL(location).searchParams) url.searchParams.set(name, value);
  return url.href;
}
