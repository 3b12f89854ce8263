import { isObject, jsonIn } from '../../engine/documents/values.ts';
import { answersTo, called, isRefused, labelled, outgoing, type Played } from '../../engine/judging/gaps/played.ts';
import { announcements, bodies, fieldTypes, listed, statuses, throttling, together, tooLarge } from '../../engine/judging/gaps/words.ts';
import type { Surfaces } from '../../engine/judging/surfaces.ts';
import { isSuccess } from '../../engine/recording/facts.ts';
import type { Label, RecordedExchange } from '../../engine/recording/recording.ts';
import { readTokenAnswer } from '../../engine/signatures/oauth/three-steps.ts';
import { header } from '../../engine/wire/http/exchange.ts';

const incoming = (played: Played): RecordedExchange[] => {
  const others = new Set(outgoing(played));
  return played.exchanges.filter((exchange) => !others.has(exchange));
};

const value = (played: Played, ...labels: Label[]): unknown =>
  jsonIn(labelled(played, ...labels).find(({ answer }) => isSuccess(answer))?.answer.body);

/** Fields that look like a state, with their values. */
function states(values: readonly unknown[]): string | undefined {
  const objects = values.flat().filter(isObject);
  if (objects.length === 0) return undefined;
  const found = objects.flatMap((entry) =>
    Object.entries(entry).flatMap(([name, inner]) =>
      /stat(e|us)$/i.test(name) ? [`${name}: ${JSON.stringify(inner)?.slice(0, 40)}`] : [],
    ),
  );
  return found.length > 0 ? listed(found) : 'no field looks like a state';
}

/** The version of the API, as the path names it. */
const version = ({ request }: RecordedExchange): string => /^https?:\/\/[^/]+\/(v\d+)\//.exec(request.url)?.[1] ?? 'other paths';

/** What a platform shows of the questions about its API. */
export const platformGaps: Surfaces['observers'] = {
  'gap/zone-fields': (played) => {
    const zones = value(played, 'zones/list');
    const places = (Array.isArray(zones) ? zones.filter(isObject) : []).flatMap((zone) =>
      Object.keys(zone).filter((name) => zone[name] === 'par' || zone[name] === 'mtl'),
    );
    const found = fieldTypes(zones);
    return found && (places.length > 0 ? `${found}; par and mtl are values of ${listed(places)}` : found);
  },
  'gap/application-states': (played) => states([value(played, 'applications/list')]),
  'gap/addon-states': (played) => states([value(played, 'vendor/list', 'calls/list'), value(played, 'vendor/detail', 'calls/detail')]),
  'gap/addon-transitions': ({ seen }) => {
    const failures = seen.filter(
      ({ label, isListed }) => (label === 'calls/broken-answer' || label === 'calls/refused-uninstall') && isListed,
    );
    const parts = failures.map(
      ({ what = 'a failure', isListed, exchanges }) =>
        `after ${what} the list ${isListed?.after ? 'has' : 'does not have'} the add-on (requests sent: ${exchanges.length})`,
    );
    return together(parts);
  },
  'gap/deployment-states': ({ seen }) => {
    const outcomes = seen.flatMap(({ deployment }) => deployment?.outcome ?? []);
    const number = (outcome: string) => outcomes.filter((one) => one === outcome).length;
    return outcomes.length > 0 ? `${number('succeeded')} deployments succeeded, ${number('failed')} failed` : undefined;
  },
  'gap/oauth-path-prefix': (played) => {
    const [first] = called(played, 'request-token');
    const path = /^https?:\/\/[^/]+(.*?)\/oauth\//.exec(first?.exchange.request.url ?? '')?.[1];
    return first && path !== undefined ? `${path === '' ? 'without a prefix' : `under ${path}`}: status ${first.answer.status}` : undefined;
  },
  'gap/oauth-request-encoding': (played) => {
    const tokens = called(played, 'request-token', 'access-token').filter(({ credentials }) => credentials === 'user');
    const isInHeader = ({ exchange }: (typeof tokens)[number]) => /^OAuth /i.test(header(exchange.request, 'authorization') ?? '');
    const inHeader = statuses(answersTo(tokens.filter(isInHeader)));
    const inQuery = statuses(answersTo(tokens.filter((call) => !isInHeader(call))));
    return together([inHeader && `parameters in the header: ${inHeader}`, inQuery && `parameters in the query: ${inQuery}`]);
  },
  'gap/oauth-answer-encoding': (played) => {
    const answers = called(played, 'request-token', 'access-token').filter(({ answer }) => isSuccess(answer));
    const each = answers.map(({ on, answer }) => {
      const type = header(answer, 'content-type') ?? 'no content type';
      const { encoding, fields: pairs } = readTokenAnswer(answer.body);
      return `${on}: ${encoding === 'json' ? 'JSON' : 'a form'} labelled ${type} with ${listed(pairs.map(([name]) => name))}`;
    });
    return together(each);
  },
  'gap/get-payload-shapes': (played) => {
    const shapes = (['self/record', 'summary/record', 'zones/list', 'applications/list', 'vendor/list'] as const).flatMap((label) => {
      const found = value(played, label);
      if (found === undefined) return [];
      const shape = isObject(found) ? 'an object' : typeof found;
      return [`${label.split('/')[0]}: ${Array.isArray(found) ? 'a bare list' : shape}`];
    });
    const paged = incoming(played).some(({ response }) => response?.headers.some(([name]) => /^(link|x-.*(page|total|next))$/i.test(name)));
    return shapes.length > 0 ? `${shapes.join(', ')}; ${paged ? 'a header points' : 'no header points'} to a further page` : undefined;
  },
  'gap/api-error-bodies': (played) => {
    const calls = called(played, 'api', 'bridge', 'request-token', 'authorize', 'access-token');
    const refused = calls.filter(({ answer }) => isRefused(answer));
    const versions = [...new Set(refused.map(({ exchange }) => version(exchange)))];
    const parts = versions.map((one) => `${one}: ${bodies(answersTo(refused.filter(({ exchange }) => version(exchange) === one)))}`);
    return together(parts, '. ');
  },
  'gap/api-rate-limits': (played) => throttling(incoming(played)),
  'gap/api-request-sizes': (played) => tooLarge(incoming(played)),
  'gap/api-deprecation-policy': (played) => announcements(incoming(played)),
};
