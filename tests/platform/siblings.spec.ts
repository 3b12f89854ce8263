import { expect, test } from '@playwright/test';
import { conforming, type Decisions } from '../../targets/reference/platform/index.ts';
import { gatedTogether } from '../support/gating.ts';

const id = 'resources/refuse-alike';

/** A platform breaks where a header is there that its check of credentials cannot read. */
const breaksOn = (header: string): Partial<Decisions> => ({
  refusesAccess: (request) =>
    request.headers[header] === undefined ? conforming.refusesAccess(request) : { status: 500, headers: {}, body: 'cannot read it' },
});

/** What the note says, if there is one. */
const platforms: Record<string, [decisions: Partial<Decisions>, says?: RegExp]> = {
  right: [{}],
  'without-a-cookie': [breaksOn('cookie'), /^status 500 on \w+, with .+, only with `Cookie: /],
  'without-a-user': [breaksOn('x-remote-user'), /^status 500 on \w+, with .+, only with `X-Remote-User: /],
};

test('a refusal unlike its siblings is repeated, narrowed and noted', async () => {
  const targets = Object.entries(platforms).map(([name, [platform]]) => ({ name, target: { platform } }));
  const gated = await gatedTogether(targets, ['--only', id]);
  for (const [name, [, says]] of Object.entries(platforms)) {
    const notes = gated(name)
      .report.notes.filter((note) => note.id === id)
      .map(({ text }) => text);
    expect.soft(notes.length > 0, name).toBe(says !== undefined);
    for (const note of notes) expect.soft(note, name).toMatch(says ?? /^$/);
  }
});
