import type { QuestionId } from '../../../specs/generated/ids.ts';
import { isObject } from '../../documents/manifest.ts';
import { jsonIn } from '../../documents/text.ts';
import type { Seen } from '../../recording/recording.ts';
import type { Observer, Played } from './played.ts';
import { listed, together } from './words.ts';

const commands = ({ seen }: Played, name: string): Seen[] =>
  seen.filter(({ label, run }) => label === 'client/command' && run?.command === name);

/** Method, path and field names of what a command sends. */
const sentBy =
  (...names: string[]): Observer =>
  (played) => {
    const sent = names
      .flatMap((name) => commands(played, name))
      .flatMap(({ exchanges }) => exchanges)
      .map(({ request }) => {
        const body = jsonIn(request.body);
        const fields = isObject(body) ? ` with ${listed(Object.keys(body))}` : '';
        return `${request.method} ${new URL(request.url).pathname}${fields}`;
      });
    return together([...new Set(sent)].slice(0, 5));
  };

const requests = ({ seen }: Played) => seen.flatMap(({ label, request }) => (label === 'client/request' && request ? [request] : []));

/** What a client shows of the questions about the API that it uses. */
export const clientGaps: Partial<Record<QuestionId, Observer>> = {
  'gap/token-fields': (played) => listed(commands(played, 'tokens_list').flatMap(({ run }) => run?.fields ?? [])) || undefined,
  'gap/oauth-request-encoding': (played) => {
    const places = requests(played).flatMap(({ place }) => place ?? []);
    return places.length > 0 ? `in the ${listed(places)}` : undefined;
  },
  'gap/oauth-parameter-names': (played) =>
    listed(
      requests(played)
        .flatMap(({ parameters = [] }) => parameters)
        .toSorted(),
    ) || undefined,
  'gap/token-creation-endpoint': sentBy('tokens_create'),
  'gap/token-list-endpoint': sentBy('tokens_list'),
  'gap/token-revocation-endpoint': sentBy('tokens_revoke'),
  'gap/application-creation-endpoint': sentBy('create'),
  'gap/variable-endpoint': sentBy('env_set'),
};
