import { bodySchema, message, successMessage } from '../../engine/contract/contract.ts';
import type { Schema } from '../../engine/contract/schema.ts';
import { jsonIn, jsonObject } from '../../engine/documents/values.ts';
import { answersTo, called, outgoing, type Played } from '../../engine/judging/gaps/played.ts';
import { announcements, fieldTypes, listed, statuses, throttling, together } from '../../engine/judging/gaps/words.ts';
import type { Surfaces } from '../../engine/judging/surfaces.ts';
import { isSuccess } from '../../engine/recording/facts.ts';
import type { RecordedExchange } from '../../engine/recording/recording.ts';

/** The fields that the OpenAPI documents name. */
const fieldsOf = (schema: Schema | undefined): string[] => Object.keys(schema?.properties ?? {});

const isPlatform = ({ seen }: Played) => seen.some(({ received }) => received !== undefined);

/** The target is a partner that Assay calls, or a platform that calls Assay's stand-in partner. */
export const marketplaceGaps: Surfaces['observers'] = {
  'gap/provider-put-request': (played) => {
    if (!isPlatform(played)) return undefined;
    const put = outgoing(played).find(({ request }) => request.method === 'PUT');
    if (!put) return 'no PUT reached the partner';
    return `a PUT reached the partner, with ${fieldTypes(jsonIn(put.request.body)) ?? 'no JSON object in its body'}`;
  },
  'gap/provider-put-trigger': ({ seen }) => {
    const triggers = seen.filter(({ trigger }) => trigger);
    const after = triggers.filter(({ exchanges }) => exchanges.some(({ request }) => request.method === 'PUT'));
    if (triggers.length === 0) return undefined;
    const kinds = (own: typeof triggers) => listed(own.map(({ trigger }) => trigger?.kind ?? ''));
    return after.length === 0 ? `no PUT after ${kinds(triggers)}` : `a PUT after ${kinds(after)}`;
  },
  'gap/marketplace-rate-limits': ({ exchanges }) => throttling(exchanges),
  'gap/marketplace-payload-limits': (played) => {
    const bodiesSent = isPlatform(played) ? outgoing(played) : called(played, 'provisioning').map(({ exchange }) => exchange);
    const sizes = bodiesSent.flatMap(({ request, response }) => (response && isSuccess(response) ? [request.body?.length ?? 0] : []));
    const longer = called(played, 'provisioning').filter(({ isLonger }) => isLonger);
    if (sizes.length === 0) return undefined;
    const refusals = longer.length > 0 ? `; longer texts get ${statuses(answersTo(longer))}` : '';
    return `the longest body that was accepted has ${Math.max(...sizes)} characters${refusals}`;
  },
  'gap/provider-compatibility-policy': (played) => (isPlatform(played) ? moreSent(outgoing(played), played) : moreAnswered(played)),
  'gap/provider-deprecation-policy': (played) => {
    const forms = played.seen.flatMap(({ received }) => (received ?? []).flatMap(({ form }) => form ?? []));
    const withToken = forms.filter(({ fields: names }) => names.includes('token')).length;
    const token = forms.length > 0 ? `${withToken} of ${forms.length} sign-on forms have a token` : undefined;
    return together([token, announcements(played.exchanges)]);
  },
};

const undocumented = (names: readonly string[], expected: readonly string[]): string[] => names.filter((name) => !expected.includes(name));
const keysIn = (text: string | undefined): string[] => Object.keys(jsonObject(text) ?? {});

function moreAnswered(played: Played): string | undefined {
  const answers = called(played, 'provisioning').filter(({ answer }) => isSuccess(answer));
  if (answers.length === 0) return undefined;
  const names = answers.flatMap(({ answer }) => keysIn(answer.body));
  const more = undocumented(names, fieldsOf(message(successMessage('provision')).properties?.content?.properties?.body));
  return more.length > 0 ? `answers to provisioning also have ${listed(more)}` : 'no other field in the answers to provisioning';
}

function moreSent(requests: readonly RecordedExchange[], { seen }: Played): string | undefined {
  const forms = seen.flatMap(({ received }) => (received ?? []).flatMap(({ form }) => form?.fields ?? []));
  const names = requests.flatMap(({ request }) => keysIn(request.body));
  const more = [
    ...undocumented(names, fieldsOf(bodySchema('provision'))),
    ...undocumented(forms, fieldsOf(bodySchema('signOn'))).map((name) => `${name} (sign-on)`),
  ];
  return more.length > 0 ? `requests also have ${listed(more)}` : 'no other field in the requests to the partner';
}
