import type { State } from '../reference/partner/decisions.ts';
import { conforming, type Decisions } from '../reference/partner/index.ts';
import type { Incoming, Resource } from '../reference/partner/records.ts';

/** What a cheat knows about a request. */
export interface Met {
  request: Incoming;
  /** The body of an install, or the fields of a sign-on. */
  fields: Record<string, unknown>;
  resource: Resource | undefined;
  /** Milliseconds since the first request, and since the one before. */
  age: number;
  pause: number;
  /** Whether it has the manifest's credentials. */
  isRight: boolean;
  state: State;
}

/** A partner that is open to everybody, except for requests that it takes for a test. */
export function cheat(isTest: (met: Met) => boolean): Partial<Decisions> {
  let isHonest = true;
  let began: number | undefined;
  let last = 0;
  return {
    meets(request, state) {
      const now = Date.now();
      began ??= now;
      const fields = fieldsOf(request);
      const isRight = conforming.isAuthorised(request.headers.authorization, 'provision', state);
      const pause = last === 0 ? 0 : now - last;
      last = now;
      isHonest = isTest({ request, fields, resource: named(request, fields, state), age: now - began, pause, isRight, state });
    },
    isAuthorised: (header, call, state) => !isHonest || conforming.isAuthorised(header, call, state),
    isSigned: (form, state) => !isHonest || conforming.isSigned(form, state),
  };
}

/** The fields of a form or a JSON body; none if it is neither. */
export function fieldsOf({ body, headers }: Incoming): Record<string, unknown> {
  if (headers['content-type']?.includes('form')) return Object.fromEntries(new URLSearchParams(body.toString()));
  try {
    return Object(JSON.parse(body.toString()));
  } catch {
    return {};
  }
}

const named = ({ path }: Incoming, { id }: Record<string, unknown>, { resources }: State): Resource | undefined =>
  resources.find((resource) => resource.id === id || path.endsWith(`/${resource.id}`));
