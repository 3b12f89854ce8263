import { platformPlay as play } from '../../fixtures/as-caller/caller.ts';

export const thePlatformPublishes = play(
  'the platform publishes a document',
  { records: { document: ['published/document'], described: ['published/answer'] }, part: ['smoke'] },
  ({ caller, record }) => {
    const { document, instead } = caller.published;
    record('published/document', document);
    if (instead) record('published/answer', instead);
  },
);

export const aVisitorReads = play(
  'a visitor reads everything that the document describes',
  { records: { described: ['published/answer'] } },
  async ({ caller, record }) => {
    for (const call of caller.published.calls()) {
      const { exchanges, skipped } = await caller.visits(call);
      if (skipped) record('published/answer', { exchanges, skipped });
    }
  },
);
