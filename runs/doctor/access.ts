import { type CommonRun, clientOptions, hostOf, type PlatformRun } from '../../engine/recording/run-settings.ts';
import { createRedactor } from '../../engine/redaction/redactor.ts';
import { createClient } from '../../engine/wire/http/client.ts';
import { type PlatformTarget, publishedOf, secretsOf } from '../../fixtures/as-caller/configuration.ts';
import { createResourceCalls } from '../../fixtures/as-caller/resources.ts';
import { type CallerSetup, type OAuth, pathBelow, self } from '../../fixtures/as-caller/setup.ts';
import { createUsers, type Users } from '../../fixtures/as-caller/users.ts';
import { createVendor } from '../../fixtures/as-caller/vendor.ts';
import { isSuccessful } from '../../fixtures/calling.ts';
import type { Unrecorded } from '../../fixtures/recorder.ts';
import { createWire } from '../../fixtures/wire.ts';
import { refusedAccess } from '../platform/prepare.ts';
import type { Io } from '../run.ts';
import { type DoctorFinding, finding } from './finding.ts';

/** For the command that signs a user in. */
const authorizeMs = 60_000;

const credentials = { api_token: 'api_token', oauth: 'oauth.consumer_key', provider: 'provider.manifest' } as const;

/** The user's record at each address of a platform. */
export const recordsOf = ({ configuration: { base_url, bridge_url } }: PlatformTarget): string[] => [
  ...new Set([self.request({ base_url }).url, ...(bridge_url === undefined ? [] : [self.request({ bridge_url }).url])]),
];

/** Tries the credentials of a configuration as the gate uses them; a request token that nobody exchanges is all that stays. */
export async function access(
  file: string,
  path: string,
  target: PlatformTarget,
  network: Omit<CommonRun, 'host'>,
  io: Io,
): Promise<DoctorFinding[]> {
  const { configuration, manifest } = target;
  const { base_url, bridge_url, api_token, oauth } = configuration;
  const run: PlatformRun = {
    ...{ ...network, kind: 'platform', host: hostOf(base_url), configuration: path, variables: [], plan: '' },
    ...{ maxInstalls: 0, isReadOnly: true, allowHosts: [], driverTimeout: authorizeMs },
  };
  const { refused } = await refusedAccess(run, target, file, new Set(Object.values(credentials)), io);
  const isRight = (wanted: keyof typeof credentials) => refused.every(({ group }) => group !== wanted);
  const wire = createWire(createClient(clientOptions(run, recordsOf(target), io.env)));
  const redactor = createRedactor({ known: secretsOf(target), published: publishedOf(target) });
  const setup: CallerSetup = { ...target, run, env: io.env, wire, redactor };
  const users = oauth && isRight('oauth') ? createUsers(setup, oauth) : undefined;
  const { asks, bears } = createResourceCalls(setup, users);
  try {
    const found = refused.map(({ says, hint }) => finding('access', 'wrong', says, `${hint.charAt(0).toUpperCase()}${hint.slice(1)}.`));
    if (api_token !== undefined && bridge_url !== undefined && isRight('api_token'))
      found.push(accepting('the API token', await bears(self), bridge_url));
    if (users) found.push(accepting('a signed call', await asks(self), base_url));
    if (manifest && isRight('provider'))
      found.push(accepting("the manifest's password", (await createVendor(setup, manifest).lists()).observation, base_url));
    if (oauth && users) found.push(await agreeing(users, oauth));
    return found.map((one) => ({ ...one, seen: redactor.text(one.seen) }));
  } finally {
    wire.close();
  }
}

function accepting(what: string, { exchanges, skipped, undecided }: Unrecorded, address: string): DoctorFinding {
  const exchange = exchanges.at(-1);
  if (!exchange) return finding('access', 'wrong', `${what}: ${(skipped ?? undecided)?.reason}`);
  const { request, response, error } = exchange;
  const seen = `${what}: ${pathBelow(new URL(address).origin, request.url)} answers ${response?.status ?? error?.message}`;
  if (isSuccessful(exchange)) return finding('access', 'ok', seen);
  return finding('access', 'unclear', seen, 'Compare the address and the credentials with those of a client that works.');
}

/** Signs the user in as the gate does, up to the verifier. */
async function agreeing({ asker }: Users, { authorize = 'follow' }: OAuth): Promise<DoctorFinding> {
  if (authorize === 'browser') return finding('authorize', 'ok', 'a person signs in');
  const asked = await asker();
  if ('exchanges' in asked) return finding('authorize', 'wrong', asked.skipped?.reason ?? 'not tried');
  const granted = await asked.grants();
  if ('verifier' in granted) return finding('authorize', 'ok', `${authorize}: a verifier came back, and is not used`);
  const why = granted.undecided ?? granted.skipped;
  const remedy = 'Run oauth.authorize_command by hand: it gets the address, and prints the URL that the browser ended on.';
  return finding('authorize', 'wrong', `${authorize}: ${why?.reason}`, authorize === 'command' ? remedy : undefined);
}
