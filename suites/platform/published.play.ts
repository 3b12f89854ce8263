import { test } from '../../fixtures/scenes/platform.ts';

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
