import { conforming } from '../../../targets/reference/partner/index.ts';
import { live } from '../../../targets/reference/partner/records.ts';
import { ANY_CREDENTIALS, acceptsCallsWhen, type Bug, defineBug, isDeletion, isInstall, type Now, seeing } from './bug.ts';

const CHANGE = 'auth/refused-calls-change-nothing';

const unchecked = (says: string, isMet: (now: Now) => boolean): Bug =>
  defineBug({ says, breaks: ANY_CREDENTIALS, partner: acceptsCallsWhen(isMet) });

/** A check whose result depends on the requests before; each partner has a memory of its own. */
const withMemory = <T>(
  says: string,
  memory: () => T,
  isMet: (now: Now, memory: T) => boolean,
  remember: (before: Now, memory: T) => void,
): Bug =>
  defineBug({
    says,
    breaks: ANY_CREDENTIALS,
    partner: () => {
      const own = memory();
      return acceptsCallsWhen(
        (now) => isMet(now, own),
        (before) => remember(before, own),
      )();
    },
  });

/** A refused call that acts all the same under a condition. */
const acting = (says: string, memory: () => (now: Now) => boolean): Bug =>
  defineBug({
    says,
    breaks: [CHANGE],
    partner: () => {
      const isMet = memory();
      return seeing((now) => ({ actsWhenRefused: () => isMet(now()) }))();
    },
  });

const SECOND = 1000;
const isCall = ({ request, state }: Now) => request.path.startsWith(state.decide.basePath);
const isOpened = ({ resource, state }: Now) => state.signOns.some(({ id }) => id === resource?.id);

/** The check of credentials is skipped in one state of the service. */
export const callsByState = {
  'credentials-remembered-for-a-second': withMemory(
    'A call with the right credentials opens every call of the next second.',
    () => ({ until: 0 }),
    (_now, { until }) => Date.now() < until,
    (before, memory) => {
      if (before.isRight) memory.until = Date.now() + SECOND;
    },
  ),
  'credentials-remembered-for-a-connection': withMemory(
    'A connection that had the right credentials once is not checked again.',
    () => new Set<number>(),
    ({ request }, ports) => ports.has(request.callerPort),
    ({ request, isRight }, ports) => isRight && ports.add(request.callerPort),
  ),
  'credentials-remembered-for-an-address': withMemory(
    'The result of the check is kept for the method and the address: whoever repeats a call needs no credentials.',
    () => new Set<string>(),
    ({ request }, known) => known.has(request.method + request.path),
    ({ request, isRight, resource }, known) => isRight && resource && known.add(request.method + request.path),
  ),
  'credentials-of-the-call-before': withMemory(
    'A call without a header takes over the user of the call before, which the thread has kept.',
    () => ({ isRight: false }),
    ({ header }, { isRight }) => header === '' && isRight,
    (before, memory) => Object.assign(memory, { isRight: before.isRight }),
  ),
  'credentials-unchecked-after-a-deletion': withMemory(
    'The call that follows a DELETE is not checked.',
    () => ({ isDeletion: false }),
    (_now, memory) => memory.isDeletion,
    (before, memory) => Object.assign(memory, { isDeletion: isDeletion(before) && before.isRight }),
  ),
  'credentials-unchecked-after-twenty-failures': withMemory(
    'After twenty refused calls the counter overflows its limit, and the check is given up.',
    () => ({ count: 0 }),
    (_now, { count }) => count > 20,
    (before, memory) => {
      if (isCall(before) && !before.isRight) memory.count += 1;
    },
  ),
  'credentials-unchecked-on-a-retry': withMemory(
    'An install that was refused before is taken for a retry that is already checked.',
    () => new Set<unknown>(),
    ({ fields }, known) => known.has(fields.addon_id),
    (before, known) => isInstall(before) && isCall(before) && before.fields.addon_id !== undefined && known.add(before.fields.addon_id),
  ),
  'credentials-unchecked-for-an-add-on-that-exists': unchecked(
    'An install whose addon_id is known returns what exists, before the check.',
    ({ fields, state }) => live(state).some(({ addonId }) => addonId === fields.addon_id),
  ),
  'credentials-unchecked-for-a-known-owner': unchecked('An owner who has an add-on already is not checked again.', ({ fields, state }) =>
    live(state).some(({ ownerId }) => ownerId === fields.owner_id),
  ),
  'credentials-unchecked-for-what-was-never-opened': unchecked(
    'A resource that nobody has opened yet is taken for a draft, which anybody may delete.',
    (now) => isDeletion(now) && now.resource !== undefined && !isOpened(now),
  ),
  'credentials-unchecked-for-what-was-opened': unchecked(
    'A resource that somebody has opened has a session, which the check takes for credentials.',
    (now) => isDeletion(now) && isOpened(now),
  ),
  'credentials-unchecked-for-the-last-one': unchecked(
    'The last resource of an owner is cleaned up without a check.',
    (now) =>
      isDeletion(now) &&
      now.resource !== undefined &&
      live(now.state).filter(({ ownerId }) => ownerId === now.resource?.ownerId).length === 1,
  ),
  'credentials-unchecked-while-a-session-is-open': unchecked(
    'While a session of the resource is open, its calls are not checked.',
    ({ resource, state }) => resource !== undefined && [...state.sessions.values()].some((session) => session.resource === resource),
  ),
  'unchecked-delete-of-what-is-gone': defineBug({
    says: 'A DELETE of a deleted resource returns 200 before the check.',
    breaks: ANY_CREDENTIALS,
    partner: seeing((now) => ({
      refusesCall: (header, call, state) =>
        call === 'deprovision' && now().resource?.isDeleted ? state.decide.deleted : conforming.refusesCall(header, call, state),
    })),
  }),
  'refused-delete-without-a-header-deletes': acting(
    'A DELETE without a header gets 401, and deletes.',
    () => (now) => isDeletion(now) && now.header === '',
  ),
  'refused-delete-with-a-wrong-user-deletes': acting(
    'A DELETE with the right password under another name gets 401, and deletes.',
    () => (now) => isDeletion(now) && conforming.readsCredentials(now.header)?.password === now.state.manifest.api.password,
  ),
  'refused-delete-of-what-was-never-opened-deletes': acting(
    'A DELETE with wrong credentials gets 401, and deletes what nobody has opened yet.',
    () => (now) => isDeletion(now) && !isOpened(now),
  ),
  'second-refused-delete-deletes': acting('The second refused DELETE of a resource deletes it.', () => {
    const tried = new Set<string>();
    return (now) => {
      const { path } = now.request;
      const isSecond = tried.has(path);
      tried.add(path);
      return isDeletion(now) && isSecond;
    };
  }),
  'refused-plan-change-changes-the-plan': acting(
    'A PUT with wrong credentials gets 401, and changes the plan.',
    () =>
      ({ request }) =>
        request.method === 'PUT',
  ),
};
