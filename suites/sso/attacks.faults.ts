import type { State } from '../../targets/reference/partner/decisions.ts';
import { conforming, type Decisions } from '../../targets/reference/partner/index.ts';
import type { Form, Incoming } from '../../targets/reference/partner/records.ts';
import { opened } from '../../targets/reference/partner/sign-on.ts';
import { defineFault, type Fault } from '../shared/faults/partner.ts';

const WRONG = 'sso/refuses-a-wrong-signature';
const COVERS = (['user-id', 'email', 'nav-data', 'timestamp'] as const).map((field) => `sso/signature-covers-${field}` as const);

/** The request that each partner answers now, for checks that look at more than the form. */
const requests = new WeakMap<State, Incoming>();
const meets: Decisions['meets'] = (request, state) => void requests.set(state, request);

/** Skips the check of the signature under a condition. */
const skippingWhen = (isTrusted: (form: Form, state: State, request: Incoming | undefined) => boolean): Fault =>
  defineFault({
    breaks: [WRONG],
    partner: {
      meets,
      requiredFields: conforming.requiredFields.filter((field) => field !== 'signature'),
      isSigned: (form, state) => conforming.isSigned(form, state) || isTrusted(form, state, requests.get(state)),
    },
  });

const firstOf = (request: Incoming | undefined, name: string) => new URLSearchParams(request?.body.toString()).get(name) ?? '';

export const attackFaults = {
  'sso-accepts-a-signature-of-one-character': skippingWhen(({ signature }) => signature?.length === 1),
  'sso-accepts-zeros': skippingWhen(({ signature = '' }) => /^0+$/.test(signature)),
  'sso-accepts-a-word': skippingWhen(({ signature = '' }) => /^[a-z]{4,9}$/.test(signature)),
  'sso-accepts-a-very-long-signature': skippingWhen(({ signature = '' }) => signature.length > 500),
  'sso-accepts-a-list': skippingWhen((form) => form['signature[]'] !== undefined),
  'sso-accepts-two-signatures': skippingWhen(
    (_form, _scene, request) => new URLSearchParams(request?.body.toString()).getAll('signature').length > 1,
  ),
  'sso-skips-the-check-with-a-cookie': {
    ...skippingWhen((_form, _scene, request) => request?.headers.cookie !== undefined),
    may: COVERS,
  },
  'sso-skips-the-check-for-signed-in-users': {
    ...skippingWhen((_form, state, request) => request !== undefined && conforming.sessionOf(request, state) !== undefined),
    may: COVERS,
  },
  'sso-skips-the-check-at-the-first-opening': skippingWhen(({ id }, { signOns }) => signOns.every((known) => known.id !== id)),
  'sso-opens-by-get-unchecked': defineFault({
    breaks: [WRONG],
    partner: {
      meets,
      refusesSignOn(reason, form, state) {
        const asked = Object.fromEntries(requests.get(state)?.query ?? []);
        const resource = reason === 'method' ? conforming.findsToOpen(asked.id ?? '', state) : undefined;
        if (!resource) return conforming.refusesSignOn(reason, form, state);
        const cookies = conforming.cookies(opened(asked, resource, state), resource);
        return conforming.welcomes(303, state.decide.panelPath(resource.id), cookies, resource);
      },
    },
  }),
  'sso-signature-of-the-first-id-opens-the-last': defineFault({
    breaks: ['sso/signature-covers-id'],
    partner: {
      meets,
      isSigned: (form, state) => conforming.isSigned({ ...form, id: firstOf(requests.get(state), 'id') }, state),
    },
  }),
  'sso-signature-of-the-query-opens-the-form': defineFault({
    breaks: ['sso/signature-covers-id'],
    partner: {
      meets,
      isSigned: (form, state) =>
        conforming.isSigned(form, state) || conforming.isSigned(Object.fromEntries(requests.get(state)?.query ?? []), state),
    },
  }),
};
