import { partnerFaults } from '../../../suites/registry/partner-faults.ts';
import type { RequirementId as Requirement } from '../../../suites/shared/faults/partner.ts';
import { EVERY_FORGERY } from '../../../suites/sso/signature.faults.ts';
import { type Oddity, partnerOddities } from '../../../targets/oddities/partner.ts';
import { conforming, type Decisions } from '../../../targets/reference/partner/index.ts';
import { html, shown } from '../../../targets/reference/partner/panel.ts';
import { live, phantom } from '../../../targets/reference/partner/records.ts';

/** Something that breaks no must by itself, and may hide from a probe that another must is broken. */
export interface Weakness extends Oddity {
  /** Musts that are judged by a probe which it touches. */
  blinds: Requirement[];
  /** Whether the contract allows it, so that alone it is no reason for an alarm. */
  isLegal: boolean;
}

const REFUSED = 'auth/refused-calls-change-nothing';
const NAMED = 'deprovision/deletes-only-the-named-one';
const BY_ID = 'deprovision/uses-the-partner-id';
const RIGHT_PANEL = 'sso/redirects-to-the-resource';

/** What is told by whether a resource is still there. */
const PRESENCE: Requirement[] = [REFUSED, NAMED, BY_ID];

const SHELL = html('Acme', '<div id="app"></div><script src="/app.js"></script>');

const legal = (blinds: Requirement[], { partner, manifest }: Oddity): Weakness => ({
  blinds,
  isLegal: true,
  partner,
  ...(manifest && { manifest }),
});
const weak = (blinds: Requirement[], partner: Partial<Decisions>): Weakness => ({ blinds, isLegal: false, partner });

/** Deletes some time after the answer. */
const byWorker = (milliseconds: number): Weakness =>
  legal(PRESENCE, {
    partner: {
      removes(resource) {
        setTimeout(() => Object.assign(resource, { isDeleted: true }), milliseconds).unref();
        return [];
      },
    },
  });

const odd = (name: string, blinds: Requirement[]): Weakness => legal(blinds, partnerOddities[name] ?? { partner: {} });
const faulty = (name: string, blinds: Requirement[]): Weakness => weak(blinds, partnerFaults[name]?.partner ?? {});

/** What a service with several of them looks like from outside. */
const together = (...all: Weakness[]): Weakness => ({
  blinds: [...new Set(all.flatMap(({ blinds }) => blinds))],
  isLegal: all.every(({ isLegal }) => isLegal),
  partner: Object.assign({}, ...all.map(({ partner }) => partner)),
});

const anyDelete = odd('unknown-delete-answers-200', PRESENCE);

export const weaknesses: Record<string, Weakness> = {
  'deletes-by-a-worker-after-15-ms': byWorker(15),
  'deletes-by-a-worker-after-300-ms': byWorker(300),
  'deletes-by-a-worker-and-knows-every-id': legal(PRESENCE, {
    partner: { ...byWorker(300).partner, unknownToDelete: { status: 200 } },
  }),
  'unknown-delete-answers-200': odd('unknown-delete-answers-200', PRESENCE),
  'delete-by-either-id': odd('delete-by-either-id', PRESENCE),
  'id-is-digits': odd('id-is-digits', PRESENCE),
  'panel-is-plain': odd('panel-is-plain', [...PRESENCE, RIGHT_PANEL]),
  'panel-at-one-address': odd('panel-at-one-address', [...PRESENCE, RIGHT_PANEL]),
  'panel-without-session-is-a-login-page': odd('panel-without-session-is-a-login-page', EVERY_FORGERY),
  'sso-refusal-answers-200': odd('sso-refusal-answers-200', [...PRESENCE, ...EVERY_FORGERY]),
  'sso-refusal-leads-to-login': odd('sso-refusal-leads-to-login', EVERY_FORGERY),
  'sso-form-accepted-once': odd('sso-form-accepted-once', EVERY_FORGERY),
  'cookie-on-every-answer': odd('cookie-on-every-answer', EVERY_FORGERY),

  stateless: weak(PRESENCE, {
    findsToOpen: (id, state) => conforming.findsToOpen(id, state) ?? phantom(id),
    findsToDelete: (id, state) => conforming.findsToDelete(id, state) ?? phantom(id),
  }),
  'sso-opens-any-id-and-unknown-delete-answers-200': together(faulty('sso-opens-any-id', []), anyDelete),
  'delete-leaves-access-and-unknown-delete-answers-200': together(faulty('delete-leaves-access', []), anyDelete),
  'panel-open-to-all-and-unknown-delete-answers-200': together(faulty('panel-open-to-all', [RIGHT_PANEL]), anyDelete),
  'every-refusal-is-a-page-and-unknown-delete-answers-200': together(odd('sso-refusal-answers-200', EVERY_FORGERY), anyDelete),
  'panel-is-a-shell': weak([...PRESENCE, ...EVERY_FORGERY, RIGHT_PANEL], {
    opensPanel: () => true,
    page: () => SHELL,
    closedPanel: shown(SHELL),
  }),
  'every-page-is-a-shell': weak([...EVERY_FORGERY, RIGHT_PANEL], {
    page: () => SHELL,
    closedPanel: shown(SHELL),
    pages: new Proxy({}, { get: (_pages, path) => (/^\/marketplace/.test(String(path)) ? undefined : () => shown(SHELL)) }),
  }),
  'any-session-opens-any-panel': weak([...PRESENCE, ...EVERY_FORGERY, RIGHT_PANEL], { opensPanel: (session) => session !== undefined }),
  'one-constant-cookie': weak([...PRESENCE, ...EVERY_FORGERY, RIGHT_PANEL], {
    cookies: () => ['partner_session=open; Path=/; HttpOnly; SameSite=Lax'],
    sessionOf: ({ headers }, { sessions }) =>
      headers.cookie?.includes('partner_session=open') ? [...sessions.values()].at(-1) : undefined,
    opensPanel: (session) => session !== undefined,
  }),
  'cookie-from-the-user': weak(EVERY_FORGERY, {
    cookies: (_session, { id, userId }) => [
      `partner_session=${Buffer.from(`${id} ${userId}`).toString('hex')}; Path=/; HttpOnly; SameSite=Lax`,
    ],
    sessionOf: ({ headers }, state) => {
      const name = Buffer.from(/(?:^|; *)partner_session=([0-9a-f]*)/.exec(headers.cookie ?? '')?.[1] ?? '', 'hex').toString();
      const resource = live(state).find(({ id, userId }) => name === `${id} ${userId}`);
      return resource && { resource, userId: resource.userId, email: '', views: 0 };
    },
  }),
  'panel-open-to-all': faulty('panel-open-to-all', [...PRESENCE, ...EVERY_FORGERY, RIGHT_PANEL]),
  'panel-open-with-any-cookie': faulty('panel-open-with-any-cookie', [...PRESENCE, ...EVERY_FORGERY, RIGHT_PANEL]),
  'sso-opens-any-id': faulty('sso-opens-any-id', [...PRESENCE, 'sso/signature-covers-id']),
  'sso-opens-what-was-never-made': faulty('sso-opens-what-was-never-made', PRESENCE),
  'delete-leaves-access': faulty('delete-leaves-access', PRESENCE),
  'delete-does-nothing': faulty('delete-does-nothing', PRESENCE),
  'deleted-resource-comes-back': faulty('deleted-resource-comes-back', PRESENCE),
  'delete-by-addon-id-always-200': faulty('delete-by-addon-id-always-200', PRESENCE),
  'sso-every-refusal-answers-500': faulty('sso-every-refusal-answers-500', [...PRESENCE, ...EVERY_FORGERY]),
  'sso-wrong-signature-answers-500': faulty('sso-wrong-signature-answers-500', EVERY_FORGERY),
  'sso-stale-form-opens-a-session': faulty('sso-stale-form-opens-a-session', ['sso/signature-covers-timestamp']),
  'sso-never-expires': faulty('sso-never-expires', ['sso/signature-covers-timestamp']),
  'body-parsed-before-credentials': faulty('body-parsed-before-credentials', [REFUSED]),
  'resource-looked-up-before-credentials': faulty('resource-looked-up-before-credentials', [REFUSED]),
  'id-is-the-same-for-all': faulty('id-is-the-same-for-all', [REFUSED, NAMED, RIGHT_PANEL, 'sso/signature-covers-id']),
  'one-resource-for-each-owner': faulty('one-resource-for-each-owner', [NAMED, RIGHT_PANEL]),
  'second-install-refused': faulty('second-install-refused', [NAMED, RIGHT_PANEL]),
  'json-without-a-label': faulty('json-without-a-label', []),
  'json-labelled-html': faulty('json-labelled-html', []),
  'sso-window-of-ten-seconds': faulty('sso-window-of-ten-seconds', []),
  'sso-window-of-a-day': faulty('sso-window-of-a-day', []),
  'sso-missing-field-answers-500': faulty('sso-missing-field-answers-500', []),
};
