import { filledUrl } from '../../engine/contract/request.ts';
import { contractCoverage } from '../../engine/judging/coverage.ts';
import type { Unplayed } from '../../engine/judging/judge-recording.ts';
import type { Report } from '../../engine/judging/report.ts';
import { join, type Recording, type Seen } from '../../engine/recording/recording.ts';
import type { Redactor } from '../../engine/redaction/redactor.ts';
import { oauthPrefixes } from '../../engine/signatures/oauth/prefixes.ts';
import type { Values } from '../../fixtures/clients/under-test/configuration.ts';
import { clientRules } from '../../rules/client.ts';
import type { Io } from '../io.ts';
import { type Judging, judgedReport, withoutSecretsOf } from '../judged-report.ts';

interface ClientJudging extends Pick<Judging, 'leftOut' | 'strict' | 'started'> {
  file: string;
  name: string;
  recording: Recording;
  values: Values;
  redactor: Redactor;
  unplayed: Unplayed;
  isComplete: boolean;
}

export function clientReport({ file, name, recording, values, redactor, unplayed, isComplete, ...run }: ClientJudging, io: Io): Report {
  const played = join([recording]);
  const repeat = ({ request, login, run: own }: Seen) => {
    const command = request?.command ?? own?.command ?? (login ? 'login' : undefined);
    return { repeat: `assay client ${file}${command === undefined ? '' : ` --command ${command}`}` };
  };
  const { base_url, bridge_url } = values;
  const urls = played.exchanges.map(({ request }) => request.url);
  const platform = { base_url, bridge_url, path_prefix: prefixIn(urls, base_url) };
  const coverage = contractCoverage(played.exchanges, { platform });
  const report = judgedReport(
    {
      ...run,
      rules: clientRules(),
      evidence: { played, unplayed, repeat },
      command: `assay client ${file}`,
      target: { kind: 'client', name, document: file },
      more: { ...played, complete: isComplete, facts: factsOf(recording), coverage },
    },
    io,
  );
  return withoutSecretsOf(report, redactor);
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
