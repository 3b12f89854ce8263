import type { Answer } from '../../targets/reference/partner/records.ts';
import { live } from '../../targets/reference/partner/records.ts';
import { defineFault, type Fault, type RequirementId } from '../shared/faults/partner.ts';

/** Requirements whose plays end with a DELETE, so that they notice a broken one. */
const SEES_A_DELETE: RequirementId[] = [
  'auth/refused-calls-change-nothing',
  'deprovision/uses-the-partner-id',
  'deprovision/needs-no-body',
  'deprovision/deletes-only-the-named-one',
];

const answering = (deleted: Answer): Fault =>
  defineFault({ breaks: ['deprovision/answers-200'], may: SEES_A_DELETE, blocks: true, partner: { deleted } });

const demanding = (status: number, isMissing: (headers: Record<string, string | undefined>, body: Buffer) => boolean): Fault =>
  defineFault({
    breaks: ['deprovision/needs-no-body'],
    may: ['deprovision/answers-200', 'deprovision/ends-access', ...SEES_A_DELETE],
    blocks: true,
    partner: { objectsToDelete: ({ headers, body }) => (isMissing(headers, body) ? { status, body: 'refused' } : undefined) },
  });

const CREATING = 3000;

export const deprovisioningFaults = {
  'delete-answers-202': answering({ status: 202 }),
  'delete-answers-204': answering({ status: 204 }),
  'delete-answers-302': answering({ status: 302, headers: { location: '/' } }),
  'delete-answers-404': answering({ status: 404 }),
  'delete-answers-410': answering({ status: 410 }),
  'delete-answers-500': answering({ status: 500 }),
  'delete-needs-a-body': demanding(400, (_headers, body) => body.length === 0),
  'delete-needs-a-content-type': demanding(415, (headers) => headers['content-type'] === undefined),
  'delete-right-after-provisioning-refused': defineFault({
    breaks: ['deprovision/needs-no-body'],
    may: ['deprovision/answers-200', 'deprovision/ends-access', ...SEES_A_DELETE],
    blocks: true,
    partner: {
      objectsToDelete: (_request, { madeAt }) => (Date.now() - madeAt < CREATING ? { status: 409, body: 'still creating' } : undefined),
    },
  }),
  'delete-by-addon-id': defineFault({
    breaks: ['deprovision/uses-the-partner-id', 'deprovision/answers-200'],
    may: ['deprovision/ends-access', ...SEES_A_DELETE],
    blocks: true,
    partner: { findsToDelete: (key, state) => live(state).find(({ addonId }) => addonId === key) },
  }),
  'delete-by-addon-id-always-200': defineFault({
    breaks: ['deprovision/ends-access'],
    may: ['deprovision/uses-the-partner-id'],
    partner: { findsToDelete: (key, state) => live(state).find(({ addonId }) => addonId === key), unknownToDelete: { status: 200 } },
  }),
  'delete-removes-all-of-the-owner': defineFault({
    breaks: ['deprovision/deletes-only-the-named-one'],
    partner: { removes: ({ ownerId }, state) => live(state).filter((other) => other.ownerId === ownerId) },
  }),
  'delete-of-any-id-removes-all': defineFault({
    breaks: ['deprovision/deletes-only-the-named-one'],
    may: SEES_A_DELETE,
    partner: {
      findsToDelete: (_key, state) => live(state)[0],
      removes: (_resource, state) => live(state),
      unknownToDelete: { status: 200 },
    },
  }),
  'delete-removes-the-latest-of-the-owner': defineFault({
    breaks: ['deprovision/deletes-only-the-named-one'],
    may: ['deprovision/ends-access'],
    partner: {
      removes: ({ ownerId }, state) =>
        live(state)
          .filter((other) => other.ownerId === ownerId)
          .slice(-1),
    },
  }),
  'delete-removes-later-ones-too': defineFault({
    breaks: ['deprovision/deletes-only-the-named-one'],
    partner: {
      removes: (resource, state) => live(state).filter(({ ownerId, madeAt }) => ownerId === resource.ownerId && madeAt >= resource.madeAt),
    },
  }),
  'deleted-resource-comes-back': defineFault({
    breaks: ['deprovision/ends-access'],
    partner: {
      removes: (resource, { resources }) => {
        for (const other of resources) if (other.ownerId === resource.ownerId) other.isDeleted = false;
        return [resource];
      },
    },
  }),
  'delete-reads-only-the-number-of-an-id': defineFault({
    breaks: ['deprovision/deletes-only-the-named-one'],
    partner: {
      makesId: (_body, count) => String(100 + count),
      findsToDelete: (key, state) => live(state).find(({ id }) => Number(id) === Number.parseInt(key, 10)),
    },
  }),
  'delete-does-nothing': defineFault({ breaks: ['deprovision/ends-access'], partner: { removes: () => [] } }),
  'delete-leaves-access': defineFault({
    breaks: ['deprovision/ends-access'],
    partner: { findsToOpen: (key, state) => state.resources.find(({ id }) => id === key) },
  }),
};
