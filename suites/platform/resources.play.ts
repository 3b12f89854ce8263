import { resourceNamed } from '../../fixtures/clients/gate/resources.ts';
import { needsSettings } from '../../fixtures/clients/gate/stage.ts';
import { test } from '../../fixtures/scenes/platform.ts';

const tags = ['@self', '@summary', '@zones', '@applications', '@invoice', '@resources', '@git', '@smoke'];

test('a user looks at what there is', { tag: tags }, async ({ caller, record }) => {
  const { asks, resource } = caller;
  record('self/record', await asks(resource('self')));
  record('summary/record', await asks(resource('summary')));
  record('zones/list', await asks(resource('zones')));
  record('applications/list', await asks(resource('applications')));
  record('invoice/pdf', await asks(resource('invoice')));
  const { git_url: value, also } = caller.configuration;
  const empty = also?.empty_organisation_id;
  if (empty !== undefined) record('applications/empty-list', await asks(resourceNamed('applications', { organisation_id: empty })));
  record('git/remote', value === undefined ? needsSettings('git_url') : { exchanges: [], value });
});

test('strangers look at what there is', { tag: tags.slice(0, 5) }, async ({ caller, record }) => {
  for (const word of ['self', 'summary', 'zones', 'applications', 'invoice'] as const)
    record(`${word}/anonymous`, await caller.asksAnonymously(caller.resource(word)));
});

test('a user reads what else the contract has', { tag: ['@operation', '@always', '@smoke'] }, async ({ caller, record }) => {
  for (const one of caller.otherOperations()) {
    const { answer, anonymous } = await caller.reads(one);
    record('operation/answer', answer);
    record('operation/anonymous', anonymous);
  }
});

test('the platform publishes a document', { tag: ['@published', '@smoke'] }, ({ caller, record }) => {
  const { document, instead } = caller.published;
  record('published/document', document);
  if (instead) record('published/answer', instead);
});

test('a visitor reads everything that the document describes', { tag: ['@published'] }, async ({ caller, record }) => {
  for (const call of caller.published.calls()) {
    const { exchanges, skipped } = await caller.visits(call);
    if (skipped) record('published/answer', { exchanges, skipped });
  }
});
