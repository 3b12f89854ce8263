import { conforming, type Decisions } from '../reference/partner/index.ts';
import type { Incoming, Resource, Scene } from '../reference/partner/scene.ts';

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
  scene: Scene;
}

/** A partner that is open to everybody, except for requests that it takes for a test. */
export function cheat(isTest: (met: Met) => boolean): Partial<Decisions> {
  let isHonest = true;
  let began: number | undefined;
  let last = 0;
  return {
    meets(request, scene) {
      const now = Date.now();
      began ??= now;
      const fields = fieldsOf(request);
      const isRight = conforming.isAuthorised(request.headers.authorization, 'provision', scene);
      const pause = last === 0 ? 0 : now - last;
      last = now;
      isHonest = isTest({ request, fields, resource: named(request, fields, scene), age: now - began, pause, isRight, scene });
    },
    isAuthorised: (header, call, scene) => !isHonest || conforming.isAuthorised(header, call, scene),
    isSigned: (form, scene) => !isHonest || conforming.isSigned(form, scene),
  };
}

function fieldsOf({ body, headers }: Incoming): Record<string, unknown> {
  if (headers['content-type']?.includes('form')) return Object.fromEntries(new URLSearchParams(body.toString()));
  try {
    return Object(JSON.parse(body.toString()));
  } catch {
    return {};
  }
}

const named = ({ path }: Incoming, { id }: Record<string, unknown>, { resources }: Scene): Resource | undefined =>
  resources.find((resource) => resource.id === id || path.endsWith(`/${resource.id}`));
