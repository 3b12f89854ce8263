import { EVERY_REFUSAL } from '../../../suites/auth/faults.ts';
import type { RequirementId as Requirement } from '../../../suites/shared/faults/partner.ts';
import { EVERY_FORGERY } from '../../../suites/sso/signature.faults.ts';
import { fieldsOf } from '../../../targets/cheats/cheat.ts';
import type { State } from '../../../targets/reference/partner/decisions.ts';
import { conforming, type Decisions } from '../../../targets/reference/partner/index.ts';
import type { Incoming, Resource } from '../../../targets/reference/partner/records.ts';

/** A check that a service skips, or gets wrong, under one condition. */
export interface Bug {
  /** What happens when, in one sentence. */
  says: string;
  /** The requirements that the bug breaks; at least one of them has to notice. */
  breaks: Requirement[];
  /** Why nobody can meet the condition from outside within one run. */
  unmeetable?: string;
  /** Whether the condition is something that browsers send by themselves. */
  inBrowsers?: true;
  /** Made again for each partner, because some keep a memory. */
  partner: () => Partial<Decisions>;
}

export const defineBug = (bug: Bug): Bug => bug;

/** The request that is being answered, and what a service knows about it. */
export interface Now {
  request: Incoming;
  /** The value of Authorization; empty if there is none. */
  header: string;
  /** The body of an install or of a plan change, or the fields of a sign-on. */
  fields: Record<string, unknown>;
  /** The resource that it names, deleted ones included. */
  resource: Resource | undefined;
  /** Whether it has the manifest's credentials. */
  isRight: boolean;
  state: State;
}

/** Decisions that look at the whole request, which the partner keeps while it answers. */
export const seeing =
  (decide: (now: () => Now) => Partial<Decisions>, remember: (now: Now) => void = () => undefined) =>
  () => {
    let current: Now | undefined;
    const now = () => current as Now;
    return {
      meets(request: Incoming, state: State) {
        if (current) remember(current);
        const fields = fieldsOf(request);
        const header = request.headers.authorization ?? '';
        const isRight = conforming.isAuthorised(header, 'provision', state);
        current = { request, header, fields, resource: named(request, fields, state), isRight, state };
      },
      ...decide(now),
    };
  };

/** Accepts any credentials under the condition; `remember` sees each request once the next one comes. */
export const acceptsCallsWhen = (isMet: (now: Now) => boolean, remember?: (now: Now) => void): Bug['partner'] =>
  seeing((now) => ({ isAuthorised: (header, call, state) => conforming.isAuthorised(header, call, state) || isMet(now()) }), remember);

/** Accepts any signature under the condition. */
export const acceptsFormsWhen = (isMet: (now: Now) => boolean, remember?: (now: Now) => void): Bug['partner'] =>
  seeing((now) => ({ isSigned: (form, state) => conforming.isSigned(form, state) || isMet(now()) }), remember);

const named = ({ path }: Incoming, { id }: Record<string, unknown>, { resources }: State): Resource | undefined =>
  resources.find((resource) => resource.id === id || path.split('/').includes(encodeURIComponent(resource.id)));

export const isInstall = ({ request }: Now): boolean => request.method === 'POST';
export const isDeletion = ({ request }: Now): boolean => request.method === 'DELETE';
export const isPlanChange = ({ request }: Now): boolean => request.method === 'PUT';

export const ANY_CREDENTIALS: Requirement[] = [...EVERY_REFUSAL, 'auth/treats-everyone-alike'];

export const ANY_SIGNATURE: Requirement[] = [...EVERY_FORGERY, 'auth/treats-everyone-alike'];
