import { requirements } from '../../engine/catalogue/catalogue.ts';
import { defineFamily } from '../../engine/judging/causes.ts';
import { isSuccess } from '../../engine/recording/facts.ts';
import { type Answered, answered, type Label, type Observed } from '../../engine/recording/recording.ts';
import { plainPath } from '../../engine/wire/url.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Outcome } from '../../specs/generated/schemas.ts';
import { isTurnedAway } from '../shared/add-ons.ts';

const anonymous: readonly Label[] = ['self/anonymous', 'summary/anonymous', 'applications/anonymous', 'invoice/anonymous'];
const right: readonly Label[] = ['oauth/api-call'];

const members = [
  ...['self/needs-authentication', 'summary/needs-authentication', 'applications/needs-authentication', 'invoice/needs-authentication'],
  ...['bearer/refuses-a-bad-token', 'bearer/refuses-an-expired-token', 'bearer/refuses-a-revoked-token'],
  ...['oauth/refuses-a-missing-header', 'oauth/refuses-a-bad-signature', 'oauth/refuses-a-wrong-consumer'],
  ...['oauth/refuses-a-request-token-on-the-api', 'oauth/signs-api-calls-with-plaintext', 'oauth/signs-api-calls-with-hmac-sha1'],
  ...['oauth/signs-api-calls-with-hmac-sha512', 'oauth/keeps-consumers-apart'],
] as RequirementId[];

const pathOf = ({ exchange }: Answered): string => new URL(exchange.request.url).pathname;
const isAccepted = ({ answer }: Answered): boolean => isSuccess(answer);

/** The plain paths that the calls under these labels asked for, where they were accepted. */
const acceptedUnder = (labels: readonly string[], seen: readonly Observed[]): string[] => [
  ...new Set(
    seen
      .filter(({ label }) => labels.includes(label))
      .flatMap((one) => answered(one) ?? [])
      .filter(isAccepted)
      .map((call) => plainPath(pathOf(call))),
  ),
];

const wrongLabelsOf = ({ id }: Outcome): string[] => {
  const { reads = [] } = (requirements().find((row) => row.id === id)?.rule ?? {}) as { reads?: string[] };
  return reads.filter((label) => !right.some((one) => one === label));
};

/** Platforms that serve what belongs to a user before they look at credentials. */
export const openPaths = defineFamily({
  members,
  causes: {
    'stored-answers': {
      cause: 'A cache of the platform answers whoever asks: {paths} without credentials, where a user has asked before',
      fix: 'Check the credentials before you look into the cache, and make the user a part of its key. The same call with a query that nobody sent is refused.',
    },
    open: {
      cause: 'The platform serves {paths} to whoever asks, without credentials',
      fix: 'Check the credentials before anything else happens on this path.',
    },
  },
  causeOf(failed, _all, seen) {
    const asked = seen.filter(({ label }) => anonymous.includes(label)).flatMap((one) => answered(one) ?? []);
    const open = [...new Set(asked.filter(isAccepted).map(pathOf))];
    if (open.length === 0 || !failed.some(({ id }) => id.endsWith('/needs-authentication'))) return undefined;
    const isStored = open.every((path) => asked.some((call) => pathOf(call) === path && isTurnedAway(call)));
    const facts = { paths: open.join(', ') };
    // A cache gives what it has to wrong credentials too, whatever they ask for.
    if (isStored) return { code: 'stored-answers' as const, facts };
    const known = open.map(plainPath);
    const isElsewhere = (outcome: Outcome) => acceptedUnder(wrongLabelsOf(outcome), seen).some((path) => !known.includes(path));
    return { code: 'open' as const, facts, except: isElsewhere };
  },
});
