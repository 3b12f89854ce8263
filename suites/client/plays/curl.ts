import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { because } from '../../../engine/catalogue/reason.ts';
import { operation } from '../../../engine/contract/contract.ts';
import { filledUrl, isAddressOf } from '../../../engine/contract/request.ts';
import { show } from '../../../engine/documents/show.ts';
import { defined } from '../../../engine/documents/values.ts';
import { decodeForm, formIn } from '../../../engine/signatures/oauth/encoding.ts';
import { shellQuoted } from '../../../engine/wire/http/curl.ts';
import { skipped } from '../../../fixtures/recorder.ts';
import type { ApiArrival } from '../../../fixtures/stand-ins/api/server.ts';
import type { ClientSetup, Ran } from './setup.ts';

interface Trial {
  path: string;
  /** `FILE` is replaced by a path in Assay's own folder. */
  arguments: string[];
  /** Headers that the arguments set. */
  headers?: string[];
}

/** Arguments of curl with a visible effect. */
const TRIALS = createRequire(import.meta.url)('#specs/clients/curl-trials.json') as Trial[];

/** Lets the wrapper authenticate a request, then compares the wrapper with curl. */
export async function playCurl(setup: ClientSetup): Promise<void> {
  const { curl, curl_url } = setup.configuration;
  if (curl === undefined || curl === 'none') return;
  const base = curl_url ?? setup.front.urls.main;
  const self = operation('getSelf');
  const url = filledUrl('getSelf', { base_url: base });
  const method = self.method === 'GET' ? '' : ` -X ${self.method}`;
  const alone = await setup.runs(`${curl} ${shellQuoted(url)}${method}`, { command: 'curl' });
  if (setup.stop.aborted) return;
  const arrived = alone.arrivals.filter(({ exchange }) => isAddressOf(self, new URL(exchange.request.url).pathname, { base_url: '' }));
  const last = arrived.at(-1);
  const said = setup.whyEnded(alone.output) || 'no output';
  setup.record('cli/curl', {
    exchanges: arrived.map(({ exchange }) => exchange),
    request: last && { ...last.facts, command: 'curl' },
    undecided: broken(alone) ?? (last ? undefined : because('no-request-for', { url, status: alone.status ?? undefined, said })),
  });
  setup.log(`curl: ${alone.broken ?? `exit status ${alone.status}`}, requests: ${alone.arrivals.length}`);
  if (last) await compares(setup, curl, base);
}

async function compares(setup: ClientSetup, wrapper: string, base: string): Promise<void> {
  const version = await setup.runs('curl --version', { isOurs: true });
  if (version.status !== 0) return setup.record('cli/curl-arguments', skipped(because('needs-input', { needs: 'curl on this machine' })));
  const file = join(setup.home, '.assay-curl-output');
  for (const trial of TRIALS) {
    const line = [`${base}${trial.path}`, ...trial.arguments].map((word) => shellQuoted(word === 'FILE' ? file : word)).join(' ');
    const runWith = async (program: string, choices: { command?: string; isOurs?: boolean }) => {
      rmSync(file, { force: true });
      const ran = await setup.runs(`${program} ${line}`, choices);
      return { ran, written: existsSync(file) ? readFileSync(file, 'utf8') : undefined };
    };
    const own = await runWith('curl', { isOurs: true });
    const theirs = await runWith(wrapper, { command: 'curl' });
    if (setup.stop.aborted) return;
    setup.record('cli/curl-arguments', {
      exchanges: theirs.ran.arrivals.map(({ exchange }) => exchange),
      curl: { arguments: trial.arguments.map(shellQuoted).join(' '), differences: differences(setup, own, theirs, trial) },
      undecided: broken(own.ran) ?? broken(theirs.ran),
    });
  }
  setup.log(`curl, compared with curl itself: ${TRIALS.length} times`);
}

const broken = (ran: Ran) => (ran.broken === undefined ? undefined : because('command-broken', { why: ran.broken }));

/** What a header is called among the effects. */
const headerPart = (name: string): string => `the ${name} header`;

type Effect = { ran: Ran; written: string | undefined };

function differences({ redactor }: ClientSetup, own: Effect, theirs: Effect, { path, headers = [] }: Trial) {
  const effects = ({ ran, written }: Effect): Record<string, unknown> =>
    redactor.value({
      ...arrivedAt(path, ran.arrivals, headers),
      'standard output': ran.stdout.toString('utf8'),
      'output file': written,
      'exit status': ran.status,
    });
  const [expected, got] = [effects(own), effects(theirs)];
  return Object.keys(expected).flatMap((what) =>
    expected[what] === got[what]
      ? []
      : [
          {
            what,
            ...defined({ header: headers.find((name) => headerPart(name) === what) }),
            expected: show(expected[what]),
            got: show(got[what]),
          },
        ],
  );
}

/** The request for a path as it arrived, without its authentication. */
function arrivedAt(path: string, arrivals: ApiArrival[], headers: string[]): Record<string, unknown> {
  const wanted = path.replace(/\?.*/s, '');
  const { request } = arrivals.findLast(({ exchange }) => new URL(exchange.request.url).pathname === wanted)?.exchange ?? {};
  const url = request && new URL(request.url);
  const headerOf = (name: string) => request?.headers.find(([known]) => known.toLowerCase() === name)?.[1];
  return {
    method: request?.method,
    query: url && withoutProtocol(url.search.slice(1)),
    ...Object.fromEntries(headers.map((name) => [headerPart(name), headerOf(name)])),
    body: request?.body !== undefined && formIn(request.body, headerOf('content-type')) ? withoutProtocol(request.body) : request?.body,
  };
}

const withoutProtocol = (text: string): string =>
  text
    .split('&')
    .filter((piece) => !decodeForm(piece)[0]?.[0].startsWith('oauth_'))
    .join('&');
