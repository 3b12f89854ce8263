import { defineFamily } from '../../engine/judging/causes.ts';
import type { ProblemOf } from '../../engine/judging/problem.ts';
import { credentialRequirements } from '../shared/credentials.ts';

const noRoute = 'no-route' satisfies ProblemOf<'deprovision/answers-200'>['code'];

/** Where nothing takes a DELETE, wrong credentials of a DELETE get the same answer as the right ones. */
export const missingRoutes = defineFamily({
  members: ['deprovision/answers-200', ...credentialRequirements, 'auth/comes-first'],
  causes: { [noRoute]: { cause: 'It seems that your service has no route for DELETE' } },
  causeOf([first]) {
    const status = first?.problems?.find(({ code }) => code === noRoute)?.facts?.status;
    if (first?.id !== 'deprovision/answers-200' || status === undefined) return undefined;
    const isOfRoute = (facts: Record<string, unknown> = {}) => facts.on === 'de-provisioning' && facts.status === status;
    return { code: noRoute, except: (one) => one !== first && !one.problems?.every(({ facts }) => isOfRoute(facts)) };
  },
});
