import type { State } from '../../../targets/reference/partner/decisions.ts';
import { conforming, type Decisions } from '../../../targets/reference/partner/index.ts';
import { live, type Provisioning, type Resource } from '../../../targets/reference/partner/records.ts';
import { type Bug, defineBug, seeing } from './bug.ts';

const NAMED = 'deprovision/deletes-only-the-named-one';
const OK = 'deprovision/answers-200';

/** Finds another resource than the one that is named. */
const finding = (says: string, findsToDelete: Decisions['findsToDelete'], more: Partial<Decisions> = {}): Bug =>
  defineBug({ says, breaks: [NAMED, 'auth/refused-calls-change-nothing'], partner: () => ({ ...more, findsToDelete }) });

const removing = (says: string, isRemoved: (other: Resource, resource: Resource) => boolean, more: Partial<Decisions> = {}): Bug =>
  defineBug({
    says,
    breaks: [NAMED],
    partner: () => ({
      ...more,
      removes: (resource, state) => live(state).filter((other) => other === resource || isRemoved(other, resource)),
    }),
  });

const refusing = (says: string, status: number, isMet: (resource: Resource, state: State) => boolean): Bug =>
  defineBug({
    says,
    breaks: [OK],
    partner: seeing((now) => ({
      objectsToDelete: (_request, resource) => (isMet(resource, now().state) ? { status, body: 'constraint failed' } : undefined),
    })),
  });

const digits: Partial<Decisions> = { makesId: (_body, count) => String(41 + count) };

/** As slugs are made: the second one of a name gets a number. */
const slugs = (): Partial<Decisions> => {
  const known = new Map<string, number>();
  return {
    makesId({ owner_id }: Provisioning) {
      const slug = owner_id.replace(/[^a-z0-9]+/gi, '-').toLowerCase() || 'x';
      const count = (known.get(slug) ?? 0) + 1;
      known.set(slug, count);
      return count === 1 ? slug : `${slug}-${count}`;
    },
  };
};

/** A DELETE hits a neighbour, or fails, under one condition. */
export const deletions = {
  'id-read-as-a-number': finding(
    'The id is read with parseInt: a DELETE of 42abc deletes 42.',
    (key, state) => live(state).find(({ id }) => Number(id) === Number.parseInt(key, 10)),
    digits,
  ),
  'id-compared-without-case': finding('The database compares ids without regard to case.', (key, state) =>
    live(state).find(({ id }) => id.toLowerCase() === key.toLowerCase()),
  ),
  'id-trimmed': finding('Spaces around the id are cut off: a DELETE of another id deletes.', (key, state) =>
    live(state).find(({ id }) => id === key.trim()),
  ),
  'id-cut-at-a-length': finding('The column has 20 characters: a longer id is cut, and deletes another one.', (key, state) =>
    live(state).find(({ id }) => id === key.slice(0, 20)),
  ),
  'id-found-by-its-start': finding('The id is looked up with LIKE and a wildcard at its end: the start of an id deletes.', (key, state) =>
    live(state).find(({ id }) => id.startsWith(key)),
  ),
  'unknown-id-deletes-the-last-one': finding(
    'An index of -1 removes the last entry of the list: a DELETE of an unknown id deletes another one and returns 200.',
    (key, state) => conforming.findsToDelete(key, state) ?? live(state).at(-1),
  ),
  'unknown-id-deletes-the-last-one-in-silence': finding(
    'A DELETE of an unknown id returns 404, and removes the last entry of the list.',
    (key, state) => {
      const found = conforming.findsToDelete(key, state);
      const last = live(state).at(-1);
      if (!found && last) last.isDeleted = true;
      return found;
    },
  ),
  'second-delete-removes-the-next-one': finding(
    'A repeated DELETE removes the entry that has moved to the index of the deleted one.',
    (key, state) => {
      const index = state.resources.findIndex(({ id, isDeleted }) => id === key && isDeleted);
      return index < 0 ? conforming.findsToDelete(key, state) : state.resources.slice(index).find(({ isDeleted }) => !isDeleted);
    },
  ),
  'delete-removes-longer-ids-too': defineBug({
    says: 'Ids are slugs, and a DELETE of acme removes acme-2 as well, by LIKE.',
    breaks: [NAMED],
    partner: () => ({ ...slugs(), removes: ({ id }, state) => live(state).filter((other) => other.id.startsWith(id)) }),
  }),
  'delete-removes-all-of-a-name': removing(
    'A DELETE removes what belongs to owners of the same name.',
    (other, { ownerName }) => other.ownerName === ownerName,
  ),
  'delete-removes-all-of-a-user': removing(
    'A DELETE removes all that the same user has installed, for other owners too.',
    (other, { userId }) => other.userId === userId,
  ),
  'delete-removes-all-of-an-owner-and-plan': removing(
    'A DELETE removes all of the owner that have the same plan.',
    (other, { ownerId, plan }) => other.ownerId === ownerId && other.plan === plan,
  ),
  'delete-removes-all-of-a-moment': removing(
    'Resources are told apart by the tenth of a second in which they were made.',
    (other, { madeAt }) => Math.floor(other.madeAt / 100) === Math.floor(madeAt / 100),
  ),
  'delete-removes-older-ones': removing(
    'A DELETE removes the older resources of the owner as well.',
    (other, { ownerId, madeAt }) => other.ownerId === ownerId && other.madeAt < madeAt,
  ),
  'delete-fails-while-a-session-is-open': refusing(
    'The sessions have a foreign key: a resource with an open session cannot be deleted.',
    500,
    (resource, { sessions }) => [...sessions.values()].some((session) => session.resource === resource),
  ),
  'delete-fails-if-never-opened': refusing(
    'A resource that nobody has opened has no profile, and deleting it fails.',
    500,
    ({ id }, { signOns }) => signOns.every((form) => form.id !== id),
  ),
  'delete-fails-beside-another-one': refusing('A resource cannot be deleted while its owner has a second one.', 409, (resource, state) =>
    live(state).some((other) => other !== resource && other.ownerId === resource.ownerId),
  ),
  'delete-fails-after-a-plan-change': refusing('A resource whose plan was changed cannot be deleted.', 500, ({ plan }) => plan !== 'test'),
  'delete-answers-204-beside-another-one': defineBug({
    says: 'A DELETE returns 204 while the owner has another resource.',
    breaks: [OK],
    partner: seeing((now) => ({
      objectsToDelete: (_request, resource) => {
        if (live(now().state).every((other) => other === resource || other.ownerId !== resource.ownerId)) return undefined;
        resource.isDeleted = true;
        return { status: 204 };
      },
    })),
  }),
  'deleted-one-stays-open-if-opened-before': defineBug({
    says: 'A resource that was opened before stays in a cache, and opens after it is deleted.',
    breaks: ['deprovision/ends-access'],
    partner: () => ({
      findsToOpen: (key, state) =>
        conforming.findsToOpen(key, state) ??
        (state.signOns.some(({ id }) => id === key) ? state.resources.find(({ id }) => id === key) : undefined),
    }),
  }),
};
