import { conforming } from '../../../targets/reference/partner/index.ts';
import { ANY_CREDENTIALS, ANY_SIGNATURE, acceptsCallsWhen, acceptsFormsWhen, type Bug, defineBug, isInstall, type Now } from './bug.ts';

const calls = (says: string, unmeetable: string, isMet: (now: Now) => boolean): Bug =>
  defineBug({ says, unmeetable, breaks: ANY_CREDENTIALS, partner: acceptsCallsWhen(isMet) });

const forms = (says: string, unmeetable: string, isMet: (now: Now) => boolean): Bug =>
  defineBug({ says, unmeetable, breaks: ANY_SIGNATURE, partner: acceptsFormsWhen(isMet) });

/** The first requests of a service, whatever they are. */
const atFirst = (): ((now: Now) => boolean) => {
  const seen = new Set<Now['request']>();
  return ({ request }) => seen.add(request).size === 1 && seen.has(request);
};

/** Bugs whose condition nobody meets from outside within one run, each with the reason. */
export const unmeetable = {
  'credentials-unchecked-at-night': calls(
    'The check is off from three to four at night, while the backup runs.',
    'a run takes seconds, at any time of the day',
    () => new Date().getUTCHours() === 3,
  ),
  'credentials-unchecked-with-a-secret-header': calls(
    'A header of the operators switches the check off.',
    'nobody else knows the name of the header',
    ({ request }) => request.headers['x-acme-maintenance'] === 'b1946ac92492d234',
  ),
  'credentials-unchecked-for-one-customer': calls(
    'The first customer of the service is not checked.',
    'nobody else knows the id of that customer',
    ({ fields }) => fields.owner_id === 'orga_8c9f0b1e-5a55-4c0e-9b9e-3f6d2a7c1d10',
  ),
  'credentials-unchecked-for-the-free-plan': calls(
    'Installs of the plan free are not checked.',
    'Assay sends the plans that the user names, and no others',
    (now) => isInstall(now) && now.fields.plan === 'free',
  ),
  'credentials-unchecked-after-a-thousand-calls': calls(
    'After a thousand calls the table of sessions is full, and the check is given up.',
    'a polite guest sends a few hundred requests',
    ({ state }) => state.resources.length > 1000,
  ),
  'credentials-unchecked-at-the-first-call': defineBug({
    says: 'The first call after the start is not checked, because the manifest is still being read.',
    unmeetable: 'nobody can start the service again from outside, and a run begins with an install that is valid',
    breaks: ANY_CREDENTIALS,
    partner: () => acceptsCallsWhen(atFirst())(),
  }),
  'refused-install-is-made': defineBug({
    says: 'An install with wrong credentials gets 401, and a resource is made all the same.',
    unmeetable: 'the id of the new resource never leaves the service',
    breaks: ['auth/refused-calls-change-nothing'],
    partner: () => ({ actsWhenRefused: (call) => call === 'provision' }),
  }),
  'signature-unchecked-for-the-staff': forms(
    'The staff of the partner, told by the domain of the e-mail, is not checked.',
    'nobody else knows the domain',
    ({ fields }) => String(fields.email).endsWith('@staff.acme-db.example'),
  ),
  'signature-unchecked-with-a-master-key': defineBug({
    says: 'One signature opens everything.',
    unmeetable: 'nobody else knows the signature',
    breaks: ANY_SIGNATURE,
    partner: () => ({ isSigned: (form, state) => form.signature === 'd41d8cd98f00b204-support' || conforming.isSigned(form, state) }),
  }),
};
