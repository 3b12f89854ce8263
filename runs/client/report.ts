import { filledUrl } from '../../engine/contract/request.ts';
import { requirements } from '../../engine/judging/catalogue.ts';
import { contractCoverage } from '../../engine/judging/coverage.ts';
import { judge } from '../../engine/judging/judge.ts';
import type { Unplayed } from '../../engine/judging/judge-recording.ts';
import { buildReport, type Report, type Untested } from '../../engine/judging/report.ts';
import { join, type Recording, type Seen } from '../../engine/recording/recording.ts';
import type { Redactor } from '../../engine/redaction/redactor.ts';
import { oauthPrefixes } from '../../engine/signatures/oauth/prefixes.ts';
import type { Values } from '../../fixtures/clients/under-test/configuration.ts';
import { clientRules } from '../../rules/client.ts';
import type { Io } from '../io.ts';

interface Judging {
  file: string;
  name: string;
  recording: Recording;
  values: Values;
  redactor: Redactor;
  leftOut(id: string): Untested | undefined;
  unplayed: Unplayed;
  isComplete: boolean;
  strict: boolean;
  started: Date;
}

/** Judges a client by what it sent and did. */
export function clientReport(judging: Judging, io: Io): Report {
  const { file, name, recording, values, redactor, leftOut, unplayed, isComplete, strict, started } = judging;
  const played = join([recording]);
  const levels = new Map<string, 'must' | 'should' | 'note'>(requirements().map(({ id, level }) => [id, level]));
  const repeat = ({ request, login, run }: Seen) => {
    const command = request?.command ?? run?.command ?? (login ? 'login' : undefined);
    return { repeat: `assay client ${file}${command === undefined ? '' : ` --command ${command}`}` };
  };
  const { base_url, bridge_url } = values;
  const report = buildReport({
    version: io.version,
    command: `assay client ${file}`,
    target: { kind: 'client', name, document: file },
    started,
    judged: judge(clientRules, { played, unplayed, repeat }, (id) => levels.get(id) ?? 'must'),
    leftOut,
    strict,
    more: {
      ...played,
      complete: isComplete,
      facts: factsOf(recording),
      coverage: contractCoverage(played.exchanges, {
        platform: {
          base_url,
          bridge_url,
          path_prefix: prefixIn(
            played.exchanges.map(({ request }) => request.url),
            base_url,
          ),
        },
      }),
    },
  });
  // What was played was redacted where it was recorded.
  const { recordings, exchanges, ...rest } = report;
  return { ...redactor.value(rest), recordings, exchanges };
}

/** The prefix that the client puts before the OAuth paths; none where it goes to none of them. */
function prefixIn(urls: readonly string[], base_url: string): string {
  const isUsed = (path_prefix: string) => {
    const starts = (['requestToken', 'authorise', 'accessToken'] as const).map((id) => filledUrl(id, { base_url, path_prefix }));
    return urls.some((url) => starts.some((start) => url.startsWith(start)));
  };
  return oauthPrefixes.findLast(isUsed) ?? '';
}

function factsOf({ observations }: Recording): Report['facts'] {
  const requests = observations.flatMap(({ label, request }) => (label === 'client/request' && request ? [request] : []));
  const each = (values: (string | undefined)[]) => [...new Set(values.filter((value) => value !== undefined))];
  return {
    requests: requests.length,
    credentials: each(requests.map(({ scheme }) => scheme)),
    signatureMethods: each(requests.map(({ signatureMethod }) => signatureMethod)),
    oauthParametersIn: each(requests.map(({ place }) => place)),
  };
}
