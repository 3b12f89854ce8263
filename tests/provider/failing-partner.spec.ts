import { expect, test } from '@playwright/test';
import type { Decisions } from '../../targets/reference/partner/index.ts';
import type { Outcome } from '../support/command.ts';
import { everyNth } from '../support/proof.ts';
import { reportOf } from '../support/reading/reports.ts';
import { certify, receiving } from '../support/targets/guests.ts';

test.describe('a partner that fails a lot', () => {
  const failing: Record<string, Partial<Decisions>> = {
    'lets everybody in, and answers nonsense': {
      isAuthorised: () => true,
      answersWith: () => ({ id: 7, config: ['x'], message: 9 }),
      contentType: 'text/plain',
      callsBack: 'during',
      deleted: { status: 500, body: 'oops' },
      window: Number.POSITIVE_INFINITY,
      isSigned: () => true,
      opensPanel: () => true,
    },
    'answers strangers 403, and no body of ours suits it': {
      refusedStatus: () => 403,
      // The first owner, and the first other one.
      objectsTo: ({ owner_id }, { resources }) => {
        const owners = new Set(resources.map(({ ownerId }) => ownerId));
        return owners.has(owner_id) || owners.size < 2 ? undefined : { status: 500, body: 'oops' };
      },
      unknownToDelete: { status: 500, body: 'oops' },
      removes: (_resource, { resources }) => resources,
    },
    'makes it, then crashes': {
      serialises: () => {
        throw new Error('crash');
      },
    },
    'gives the same id to all': { makesId: () => 'the-one' },
  };
  /** What the plan says, before the partner has shown what it is. */
  const planned = ({ stderr }: Outcome) => Number(/at most (\d+)/.exec(stderr)?.[1]);

  test('a conforming partner gets as many installs as planned', { tag: '@prove' }, async () => {
    await receiving({}, async (partner) => {
      expect(planned(await certify(partner.manifest))).toBe(partner.made());
      expect(partner.resources()).toEqual([]);
    });
  });

  test('without generated bodies, the plays make exactly the installs that the plan counts', { tag: '@prove' }, async () => {
    await receiving({}, async (partner) => {
      const outcome = await certify(partner.manifest, ['--cases', '0', '--browser', 'off']);
      expect(partner.made()).toBe(planned(outcome));
      // If the plan counted too few, plays would go without their install, and the limit would still hold.
      expect(outcome.written['assay-report/report.json']).not.toContain('is used up');
    });
  });

  for (const [name, decisions] of everyNth(Object.entries(failing), 4)) {
    test(`${name}: it gets no more installs than planned`, { tag: '@prove' }, async () => {
      await receiving(decisions, async (partner) => {
        const outcome = await certify(partner.manifest);
        expect(outcome.status).toBeGreaterThan(0);
        expect(partner.made()).toBeLessThanOrEqual(planned(outcome));
      });
    });
  }

  test('a partner that lets everybody in and needs a body to delete: what its answers allow is deleted', { tag: '@prove' }, async () => {
    const decisions: Partial<Decisions> = {
      isAuthorised: () => true,
      answersWith: ({ id, ...rest }) => ({ id, ...rest, message: 1 }),
      objectsToDelete: ({ body }) => (body.length === 0 ? { status: 400, body: 'no body' } : undefined),
    };
    await receiving(decisions, async (partner) => {
      const outcome = await certify(partner.manifest, ['--cases', '3']);
      expect(outcome.status).toBe(1);
      expect(partner.resources()).toEqual([]);
      expect(reportOf(outcome).resources).toMatchObject({ made: partner.made(), undone: partner.made(), left: [] });
    });
  });

  test('a partner that creates a resource, then answers 500: the report lists what may be left', { tag: '@prove' }, async () => {
    await receiving({ provisionStatus: 500 }, async (partner) => {
      const { left, unknown } = reportOf(await certify(partner.manifest, ['--cases', '1'])).resources;
      expect(left.length + unknown.length).toBeGreaterThanOrEqual(partner.resources().length);
    });
  });
});
