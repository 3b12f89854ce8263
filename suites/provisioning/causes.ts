import { defineFamily } from '../../engine/judging/causes.ts';
import type { ProblemOf } from '../../engine/judging/problem.ts';
import type { Outcome } from '../../specs/generated/schemas.ts';

const repeatedId = 'of-a-live-one' satisfies ProblemOf<'provision/ids-are-distinct'>['code'];
const otherStatus = 'status' satisfies ProblemOf<'deprovision/answers-200'>['code'];

/** Where two add-ons share a resource, a DELETE for one takes the other's too, and the users of both meet at one panel. */
export const repeatedIds = defineFamily({
  members: [
    'provision/ids-are-distinct',
    'deprovision/answers-200',
    'deprovision/deletes-only-the-named-one',
    'auth/refused-calls-change-nothing',
    'sso/sessions-differ-by-user',
    'sso/session-stays-with-its-customer',
  ],
  causes: { [repeatedId]: { cause: 'Your service gives one id to two add-ons' } },
  causeOf: ([first]) =>
    first?.problems?.some(({ code }) => code === repeatedId)
      ? { code: repeatedId, except: (one) => one.id === 'deprovision/answers-200' && !isGone(one) }
      : undefined,
});

const isGone = ({ problems = [] }: Outcome): boolean =>
  problems.every(({ code, facts }) => code === otherStatus && [404, 410].includes(Number(facts?.status)));

const otherFields = 'other-fields' satisfies ProblemOf<'provision/updates-have-only-config'>['code'];
const missingLater = 'missing-later' satisfies ProblemOf<'provision/config-covers-config-vars'>['code'];

/** A config that comes later, without the field `config` around it: its variables are missing there. */
export const bareConfigs = defineFamily({
  members: ['provision/updates-have-only-config', 'provision/config-covers-config-vars'],
  causes: {
    bare: {
      cause: 'Your service sends the variables without `config` around them',
      fix: 'Send `{"config": {"{name}": "…"}}`.',
    },
  },
  causeOf([update, config]) {
    const keys = update?.problems?.flatMap(({ code, facts }) => (code === otherFields ? [facts?.keys].flat() : [])) ?? [];
    const missing = config?.problems?.map(({ code, facts }) => (code === missingLater ? facts?.name : undefined)) ?? [];
    const [name] = missing;
    const isBare = missing.every((one) => one !== undefined && keys.includes(one));
    return isBare && typeof name === 'string' ? { code: 'bare', facts: { name } } : undefined;
  },
});
