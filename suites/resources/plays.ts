import { needsSettings } from '../../fixtures/as-caller/calling-stage.ts';
import { resourceNamed } from '../../fixtures/as-caller/resources.ts';
import { play } from '../../fixtures/scenes/platform.ts';

export const aUserLooks = play(
  'a user looks at what there is',
  {
    records: {
      apiCall: [
        'self/record',
        'summary/record',
        'zones/list',
        'applications/list',
        'invoice/pdf',
        'applications/empty-list',
        'applications/of-another-organisation',
      ],
      setting: ['git/remote'],
    },
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
    record(
      'applications/of-another-organisation',
      foreign === undefined
        ? needsSettings('also.other_organisation_id')
        : await asks(resourceNamed('applications', { organisation_id: foreign })),
    );
    record('git/remote', value === undefined ? needsSettings('git_url') : { exchanges: [], value });
  },
);

export const strangersLook = play(
  'strangers look at what there is',
  { records: { apiCall: ['self/anonymous', 'summary/anonymous', 'zones/anonymous', 'applications/anonymous', 'invoice/anonymous'] } },
  async ({ caller, record }) => {
    for (const word of ['self', 'summary', 'zones', 'applications', 'invoice'] as const)
      record(`${word}/anonymous`, await caller.asksAnonymously(caller.resource(word)));
  },
);

export const aUserReadsTheRest = play(
  'a user reads what else the contract has',
  { records: { ownOperation: ['operation/answer', 'operation/anonymous'] }, part: ['always', 'smoke'] },
  async ({ caller, record }) => {
    for (const one of caller.otherOperations()) {
      const { answer, anonymous } = await caller.reads(one);
      record('operation/answer', answer);
      record('operation/anonymous', anonymous);
    }
  },
);
