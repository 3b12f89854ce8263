import { defined } from '../../engine/documents/values.ts';
import { type Caller, platformPlay as play } from '../../fixtures/as-caller/caller.ts';
import { isMissing, resourceNamed } from '../../fixtures/as-caller/resources.ts';
import { needsSettings, type Resource } from '../../fixtures/as-caller/setup.ts';
import type { Unrecorded } from '../../fixtures/recorder.ts';

/** Asks as the user, with each kind of credentials that there is. */
async function asEveryone({ asks, bears }: Caller, resource: Resource | Unrecorded): Promise<Unrecorded[]> {
  const asked = await asks(resource);
  if (isMissing(resource)) return [asked];
  const carried = await bears(resource, { what: 'the API token' });
  return carried.skipped || asked.on === carried.on ? [asked] : [asked, carried];
}

type BetweenUsers = 'bearer/valid' | 'self/of-another-user' | 'applications/of-another-organisation' | 'invoice/of-another-organisation';

/** Another user asks between two requests of the first one, so that an answer that was kept for somebody else shows. */
async function asAnotherUser({ bears, resource, configuration }: Caller): Promise<[BetweenUsers, Unrecorded][]> {
  const other = configuration.also?.other_user;
  if (!other) return [['self/of-another-user', needsSettings('also.other_user')]];
  const what = 'the API token of also.other_user';
  const asOther = { token: other.api_token, userId: other.id, variant: 'other-user', what };
  const own = resource('self');
  const seen: [BetweenUsers, Unrecorded][] = [];
  if (!isMissing(own)) {
    seen.push(['bearer/valid', await bears(own)]);
    seen.push(['self/of-another-user', await bears(own, asOther)]);
    seen.push(['bearer/valid', await bears(own)]);
  }
  for (const name of ['applications', 'invoice'] as const) {
    const foreign = resource(name);
    if (!isMissing(foreign)) seen.push([`${name}/of-another-organisation`, { ...(await bears(foreign, asOther)), variant: 'other' }]);
  }
  return seen;
}

export const aUserLooks = play(
  'a user looks at what there is',
  {
    records: {
      apiCall: [
        'self/record',
        'self/of-another-user',
        'summary/record',
        'zones/list',
        'applications/list',
        'invoice/pdf',
        'applications/empty-list',
        'applications/of-another-organisation',
        'invoice/of-another-organisation',
      ],
      setting: ['git/remote'],
    },
    controls: { apiCall: ['bearer/valid'] },
    part: ['smoke'],
  },
  async ({ caller, record }) => {
    const { asks, resource } = caller;
    record('self/record', await asks(resource('self')));
    record('summary/record', await asks(resource('summary')));
    record('zones/list', await asks(resource('zones')));
    record('applications/list', await asks(resource('applications')));
    record('invoice/pdf', await asks(resource('invoice')));
    const { git_url: value, also } = caller.configuration;
    const empty = also?.empty_organisation_id;
    if (empty !== undefined) record('applications/empty-list', await asks(resourceNamed('applications', { organisation_id: empty })));
    const foreign = also?.other_organisation_id;
    if (foreign === undefined) record('applications/of-another-organisation', needsSettings('also.other_organisation_id'));
    else
      for (const observation of await asEveryone(caller, resourceNamed('applications', { organisation_id: foreign })))
        record('applications/of-another-organisation', observation);
    const { invoice_number } = caller.configuration;
    const numbered = (organisation_id: string) => resourceNamed('invoice', { organisation_id, ...defined({ invoice_number }) });
    if (foreign !== undefined)
      for (const observation of await asEveryone(caller, numbered(foreign)))
        record('invoice/of-another-organisation', { ...observation, variant: 'other' });
    if (empty !== undefined) record('invoice/of-another-organisation', { ...(await asks(numbered(empty))), variant: 'empty' });
    if (foreign === undefined && empty === undefined)
      record('invoice/of-another-organisation', needsSettings('also.other_organisation_id'));
    for (const [label, observation] of await asAnotherUser(caller)) record(label, observation);
    record('git/remote', value === undefined ? needsSettings('git_url') : { exchanges: [], value });
  },
);

export const strangersLook = play(
  'strangers look at what there is',
  { records: { apiCall: ['self/anonymous', 'summary/anonymous', 'zones/anonymous', 'applications/anonymous', 'invoice/anonymous'] } },
  async ({ caller, record }) => {
    for (const word of ['self', 'summary', 'zones', 'applications', 'invoice'] as const)
      for (const observation of await caller.asksPastCaches(caller.resource(word))) record(`${word}/anonymous`, observation);
  },
);

export const aUserReadsTheRest = play(
  'a user reads what else the contract has',
  { records: { ownOperation: ['operation/answer', 'operation/anonymous', 'operation/request'] }, part: ['always', 'smoke'] },
  async ({ caller, record }) => {
    for (const one of caller.otherOperations()) {
      const { answer, anonymous } = await caller.reads(one);
      record('operation/answer', answer);
      record('operation/anonymous', anonymous);
    }
  },
);
