import type { State } from '../../targets/reference/platform/decisions.ts';
import { conforming, type Decisions } from '../../targets/reference/platform/index.ts';
import type { Resource, User } from '../../targets/reference/platform/records.ts';
import { defineFault, type Fault, type RequirementId } from '../shared/faults/platform.ts';

const ACTS: RequirementId[] = ['bearer/acts-for-its-user', 'oauth/acts-for-its-user', 'self/keeps-users-apart'];
const ENTRIES: RequirementId[] = ['applications/entries-have-an-id', 'applications/ids-are-distinct-strings'];

/** Serves a path to requests without any credentials, which those who leave them out notice too. */
const open = (breaks: RequirementId, path: RegExp): Fault =>
  defineFault({
    breaks: [breaks],
    may: ['oauth/refuses-a-missing-header', 'bearer/refuses-a-bad-token'],
    platform: {
      identifies: (request, state) =>
        request.headers.authorization === undefined && path.test(request.path) ? state.users[0] : conforming.identifies(request, state),
    },
  });

const withApplications = (breaks: RequirementId[], applicationList: Decisions['applicationList'], may: RequirementId[] = []): Fault =>
  defineFault({ breaks, may, platform: { applicationList } });

const withEntry = (breaks: RequirementId[], change: (entry: { id: string }, index: number) => unknown, may: RequirementId[] = []): Fault =>
  withApplications(breaks, (entries) => entries.map((entry, index) => change(entry as { id: string }, index)), may);

const writing = (resource: Resource, text: string): Partial<Decisions> => ({
  serialises: (value, of) => (of === resource ? text : conforming.serialises(value, of)),
});

const withInvoice = (breaks: RequirementId[], body: (bytes: Buffer) => string | Buffer, type: string, may: RequirementId[] = []): Fault =>
  defineFault({
    breaks,
    may,
    platform: {
      invoiceHeaders: () => ({ 'content-type': type }),
      invoiceBytes: (lines) => Buffer.from(body(conforming.invoiceBytes(lines))),
    },
  });

const withGitUrl = (git_url: string): Fault => defineFault({ breaks: ['git/remote-has-its-shape'], configuration: { git_url } });

const ABOUT_THE_PDF: RequirementId[] = ['invoice/is-a-whole-pdf', 'invoice/is-labelled'];

/** The user whose record was served first. */
const kept = new WeakMap<State, User>();

const firstOf = (user: User, state: State): User => {
  const first = kept.get(state) ?? user;
  kept.set(state, first);
  return first;
};

export const resourceFaults = {
  'record-kept-for-whoever-asks': defineFault({
    breaks: ['self/keeps-users-apart'],
    platform: { selfRecord: (user, state) => conforming.selfRecord(firstOf(user, state), state) },
  }),
  'every-token-is-the-first-users': defineFault({
    breaks: ['self/keeps-users-apart', 'applications/keeps-organisations-apart', 'invoice/keeps-organisations-apart'],
    platform: { findsApiTokenUser: (header, state) => conforming.findsApiTokenUser(header, state) && state.users[0] },
  }),
  'self-is-a-list': defineFault({
    breaks: ['self/is-a-record'],
    may: ACTS,
    platform: { selfRecord: (user, state) => [conforming.selfRecord(user, state)] },
  }),
  'self-is-empty': defineFault({ breaks: ['self/is-a-record'], may: ACTS, platform: writing('self', '') }),
  'self-is-cut-short': defineFault({
    breaks: ['self/is-a-record'],
    may: ACTS,
    platform: { serialises: (value, resource) => conforming.serialises(value, resource).slice(0, resource === 'self' ? -1 : undefined) },
  }),
  'summary-is-a-list': defineFault({
    breaks: ['summary/is-a-record'],
    platform: { summaryRecord: (user, state) => [conforming.summaryRecord(user, state)] },
  }),
  'summary-is-null': defineFault({ breaks: ['summary/is-a-record'], platform: { summaryRecord: () => null } }),
  'self-is-open': open('self/needs-authentication', /^\/v2\/self$/),
  'summary-is-open': open('summary/needs-authentication', /^\/v2\/summary$/),
  'applications-are-open': open('applications/needs-authentication', /\/applications$/),
  'applications-of-other-organisations': defineFault({
    breaks: ['applications/keeps-organisations-apart'],
    may: ['invoice/keeps-organisations-apart'],
    platform: { findsOrganisation: (id, _user, { organisations }) => organisations.find((organisation) => organisation.id === id) },
  }),
  'invoices-by-their-number-alone': defineFault({
    breaks: ['invoice/keeps-organisations-apart'],
    platform: {
      invoiceAnswer: (organisation, number, state) =>
        conforming.invoiceAnswer(
          state.organisations.find(({ invoices }) => invoices.some((invoice) => invoice.number === number)) ?? organisation,
          number,
          state,
        ),
    },
  }),
  'invoices-are-open': open('invoice/needs-authentication', /\.pdf$/),

  'zones-below-a-key': defineFault({
    breaks: ['zones/is-a-list'],
    may: ['zones/name-par-and-mtl'],
    platform: { zoneList: (zones) => ({ zones }) },
  }),
  'zones-by-name': defineFault({
    breaks: ['zones/is-a-list'],
    may: ['zones/name-par-and-mtl'],
    platform: { zoneList: (zones) => Object.fromEntries(zones.map((zone) => [zone.name, zone])) },
  }),
  'zones-in-capitals': defineFault({
    breaks: ['zones/name-par-and-mtl'],
    platform: { zoneList: (zones) => zones.map((zone) => ({ ...zone, name: zone.name.toUpperCase() })) },
  }),
  'zones-by-their-cities': defineFault({
    breaks: ['zones/name-par-and-mtl'],
    platform: { zoneList: (zones) => zones.map(({ city }) => city) },
  }),
  'zones-without-montreal': defineFault({ breaks: ['zones/name-par-and-mtl'], platform: { zoneList: (zones) => zones.slice(0, 1) } }),

  'applications-below-a-key': withApplications(['applications/is-a-list'], (entries) => ({ applications: entries }), ENTRIES),
  'applications-null-when-there-are-none': withApplications(['applications/is-a-list'], (entries) => (entries.length > 0 ? entries : null)),
  'applications-missing-when-there-are-none': defineFault({
    breaks: ['applications/is-a-list'],
    platform: {
      findsOrganisation: (...given) => {
        const found = conforming.findsOrganisation(...given);
        return found && found.applications.length > 0 ? found : undefined;
      },
    },
  }),
  'applications-of-every-organisation': defineFault({
    breaks: ['applications/is-a-list'],
    platform: {
      findsOrganisation: (id, user, state) => {
        const found = conforming.findsOrganisation(id, user, state);
        return found && { ...found, applications: state.organisations.flatMap(({ applications }) => applications) };
      },
    },
  }),
  'application-ids-have-another-name': withEntry(['applications/entries-have-an-id'], ({ id, ...entry }) => ({ appId: id, ...entry }), [
    'applications/ids-are-distinct-strings',
  ]),
  'application-id-is-null': withEntry(
    ['applications/entries-have-an-id'],
    (entry, index) => ({ ...entry, id: index === 0 ? entry.id : null }),
    ['applications/ids-are-distinct-strings'],
  ),
  'applications-are-only-ids': withEntry(['applications/entries-have-an-id'], ({ id }) => id, ['applications/ids-are-distinct-strings']),
  'application-ids-are-numbers': withEntry(['applications/ids-are-distinct-strings'], (entry, index) => ({ ...entry, id: index + 1 })),
  'application-ids-are-empty': withEntry(['applications/ids-are-distinct-strings'], (entry) => ({ ...entry, id: '' })),
  'applications-are-listed-twice': withApplications(['applications/ids-are-distinct-strings'], (entries) => [...entries, ...entries]),

  'invoice-is-a-page': withInvoice(['invoice/is-a-pdf'], () => '<h1>Invoice</h1>', 'text/html', ABOUT_THE_PDF),
  'invoice-is-base64': withInvoice(['invoice/is-a-pdf'], (bytes) => bytes.toString('base64'), 'application/pdf', ABOUT_THE_PDF),
  'invoice-is-sent-as-text': withInvoice(['invoice/is-a-pdf'], (bytes) => bytes.toString('latin1'), 'application/pdf', ABOUT_THE_PDF),
  'invoice-loses-its-bytes': withInvoice(['invoice/is-a-pdf'], (bytes) => bytes.toString('utf8'), 'application/pdf', ABOUT_THE_PDF),
  'invoice-is-a-link': withInvoice(
    ['invoice/is-a-pdf'],
    () => JSON.stringify({ url: 'https://files.platform.example/1.pdf' }),
    'application/json',
    ABOUT_THE_PDF,
  ),
  'invoice-is-cut-short': withInvoice(['invoice/is-a-whole-pdf'], (bytes) => bytes.subarray(0, bytes.length / 2), 'application/pdf'),
  'invoice-is-labelled-as-a-page': withInvoice(['invoice/is-labelled'], (bytes) => bytes, 'text/html;charset=utf-8'),
  'invoice-is-labelled-as-json': withInvoice(['invoice/is-labelled'], (bytes) => bytes, 'application/json'),
  'records-are-labelled-as-pages': defineFault({ breaks: ['resources/are-labelled-json'], platform: { labelsJson: () => 'text/html' } }),
  'zones-are-labelled-as-xml': defineFault({
    breaks: ['resources/are-labelled-json'],
    platform: { labelsJson: (resource) => (resource === 'zones' ? 'application/xml' : conforming.labelsJson(resource)) },
  }),
  'git-url-over-https': withGitUrl('https://git.reference.example/app_1.git'),
  'git-url-without-a-user': withGitUrl('git+ssh://git.reference.example/app_1.git'),
  'git-url-below-a-team': withGitUrl('git+ssh://git@git.reference.example/acme/app_1.git'),
  'git-url-without-its-ending': withGitUrl('git+ssh://git@git.reference.example/app_1'),
};
