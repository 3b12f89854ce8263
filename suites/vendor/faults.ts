import { conforming, type Decisions } from '../../targets/reference/platform/index.ts';
import { type Addon, json } from '../../targets/reference/platform/records.ts';
import { defineFault, type Fault, type RequirementId } from '../shared/faults/platform.ts';

const AGREE = 'vendor/list-and-detail-agree';
const STABLE = 'vendor/owner-id-is-stable';
const CONFIG: RequirementId[] = ['vendor/detail-shows-the-config', 'vendor/update-is-kept', 'vendor/update-changes-only-its-add-on'];

/** Requirements that read the list to know what is installed. */
const SEES_THE_LIST: RequirementId[] = [
  'vendor/list-is-complete',
  'vendor/list-names-the-provider',
  'vendor/list-shows-the-plan',
  'vendor/list-leads-to-details',
  AGREE,
  STABLE,
  'calls/ids-agree',
  'calls/accepts-any-legal-answer',
];

const withEntry = (breaks: RequirementId[], change: (addon: Addon, url: string) => object, may: RequirementId[] = []): Fault =>
  defineFault({ breaks, may, platform: { entry: (addon, url) => ({ ...Object(conforming.entry(addon, url)), ...change(addon, url) }) } });

const withDetail = (breaks: RequirementId[], change: (addon: Addon, url: string) => object, may: RequirementId[] = []): Fault =>
  defineFault({
    breaks,
    may,
    platform: { detail: (addon, url, state) => ({ ...Object(conforming.detail(addon, url, state)), ...change(addon, url) }) },
  });

const withConfig = (shownConfig: Decisions['shownConfig'], breaks: RequirementId[] = ['vendor/detail-shows-the-config']): Fault =>
  defineFault({ breaks, may: [...CONFIG, 'calls/accepts-any-legal-answer'], platform: { shownConfig } });

const changedValues = (config: Record<string, string>, change: (value: string) => unknown) =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [name, change(value)]));

const masked = (config: Record<string, string>) => Object.fromEntries(Object.keys(config).map((name) => [name, '********']));

const answering = (status: number): Fault =>
  defineFault({ breaks: ['vendor/update-answers-200'], platform: { updateAnswer: () => ({ status }) } });

let changes = 0;

export const vendorFaults = {
  'vendor-list-below-a-key': defineFault({
    breaks: ['calls/list-follows'],
    may: SEES_THE_LIST,
    blocks: true,
    platform: { vendorList: (entries) => ({ apps: entries }) },
  }),
  'vendor-list-without-owners': withEntry(['vendor/list-is-complete'], () => ({ owner_id: undefined }), [AGREE, STABLE, 'calls/ids-agree']),
  'vendor-list-with-plans-as-records': withEntry(['vendor/list-fields-are-strings', 'vendor/list-shows-the-plan'], ({ plan }) => ({
    plan: { slug: plan },
  })),
  'vendor-list-without-callback-urls': withEntry(['vendor/list-is-complete'], () => ({ callback_url: null }), [
    'vendor/list-leads-to-details',
  ]),
  'vendor-list-has-plain-http': withEntry(
    ['vendor/callback-urls-use-https'],
    (_addon, url) => ({ callback_url: `http://backend.platform.example${new URL(url).pathname}` }),
    ['vendor/list-leads-to-details'],
  ),
  'detail-has-plain-http': withDetail(['vendor/callback-urls-use-https'], (_addon, url) => ({
    callback_url: `http://backend.platform.example${new URL(url).pathname}`,
  })),
  'vendor-api-in-plain-http': defineFault({
    breaks: ['vendor/is-served-over-https'],
    // An address of this machine that does not look like loopback.
    configuration: ({ base_url }) => ({ base_url: base_url.replace('127.0.0.1', '0.0.0.0') }),
  }),
  'vendor-list-names-the-display-name': withEntry(['vendor/list-names-the-provider'], ({ provider }) => ({
    provider_id: provider.name ?? '',
  })),
  'vendor-list-names-the-provider-in-capitals': withEntry(['vendor/list-names-the-provider'], ({ provider }) => ({
    provider_id: provider.id.toUpperCase(),
  })),
  'vendor-list-shows-the-plan-id': withEntry(['vendor/list-shows-the-plan'], ({ plan }) => ({ plan: `plan_${plan}` })),
  'vendor-list-shows-a-default-plan': withEntry(['vendor/list-shows-the-plan'], () => ({ plan: 'default' })),
  'vendor-list-leads-nowhere': withEntry(['vendor/list-leads-to-details'], (_addon, url) => ({
    callback_url: url.replace('/apps/', '/addons/'),
  })),
  'vendor-list-has-paths': withEntry(['vendor/list-leads-to-details'], (_addon, url) => ({ callback_url: new URL(url).pathname })),
  'vendor-list-leads-to-the-list': withEntry(['vendor/list-leads-to-details'], (_addon, url) => ({
    callback_url: url.replace(/\/[^/]*$/, ''),
  })),

  'detail-without-emails': withDetail(['vendor/detail-is-complete'], () => ({ owner_emails: undefined }), [
    'vendor/owner-email-is-among-emails',
  ]),
  'detail-without-an-email': withDetail(['vendor/detail-is-complete'], () => ({ owner_email: undefined }), [
    'vendor/owner-email-is-among-emails',
  ]),
  'detail-without-a-name': withDetail(['vendor/detail-is-complete'], () => ({ name: null }), ['vendor/update-keeps-the-name']),
  'detail-config-is-a-list': withConfig(
    ({ config }) => Object.entries(config).map(([name, value]) => ({ name, value })),
    ['vendor/detail-is-complete'],
  ),
  'detail-without-domains': withDetail(['vendor/detail-is-complete'], () => ({ domains: undefined }), ['vendor/detail-domains-are-empty']),
  'detail-region-in-capitals': withDetail(['vendor/detail-region-is-eu'], () => ({ region: 'EU' })),
  'detail-region-is-a-zone': withDetail(['vendor/detail-region-is-eu'], () => ({ region: 'par' })),
  'detail-lists-domains': withDetail(['vendor/detail-domains-are-empty'], () => ({ domains: ['shop.customer.example'] })),
  'detail-has-a-path-for-url': withDetail(['vendor/detail-names-its-own-url'], (_addon, url) => ({ callback_url: new URL(url).pathname })),
  'detail-names-the-list': withDetail(['vendor/detail-names-its-own-url'], (_addon, url) => ({
    callback_url: url.replace(/\/[^/]*$/, ''),
  })),
  'detail-names-the-partners-id': withDetail(['vendor/detail-names-its-own-url'], ({ resourceId }, url) => ({
    callback_url: url.replace(/[^/]*$/, encodeURIComponent(resourceId)),
  })),
  'detail-masks-the-config': withConfig(({ config }) => masked(config)),
  'detail-has-no-config': withConfig(() => ({})),
  'detail-shows-one-value-only': withConfig(({ config }) => Object.fromEntries(Object.entries(config).slice(0, 1))),
  'detail-config-without-prefix': withConfig(({ config }) =>
    Object.fromEntries(Object.entries(config).map(([name, value]) => [name.split('_').at(-1), value])),
  ),
  'detail-shows-the-config-of-another': withConfig(({ id, config, provider, plan }, { addons }) => {
    const alike = addons.filter((one) => one.provider === provider && one.plan === plan);
    return alike[alike.findIndex((one) => one.id === id) - 1]?.config ?? config;
  }),
  'detail-escapes-the-config-for-html': withConfig(({ config }) =>
    changedValues(config, (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')),
  ),
  'detail-decodes-the-config': withConfig(({ config }) => changedValues(config, (value) => value.replaceAll('%2B', '+'))),
  'detail-trims-the-config': withConfig(({ config }) => changedValues(config, (value) => value.trim())),
  'detail-reads-the-config-as-latin-1': withConfig(({ config }) => changedValues(config, (value) => Buffer.from(value).toString('latin1'))),
  'detail-shows-digits-as-numbers': withConfig(({ config }) =>
    changedValues(config, (value) => (/^\d+$/.test(value) ? Number(value) : value)),
  ),
  'owner-email-is-another': defineFault({
    breaks: ['vendor/owner-email-is-among-emails'],
    platform: { ownerEmail: () => 'noreply@platform.example' },
  }),
  'owner-emails-are-one-only': defineFault({
    breaks: ['vendor/owner-email-is-among-emails'],
    platform: { ownerEmails: ({ emails }) => emails.slice(0, 1) },
  }),
  'owner-emails-are-everybodys': defineFault({
    breaks: ['vendor/owner-email-is-among-emails'],
    platform: { ownerEmails: ({ emails }) => [...emails, 'services@platform.example'] },
  }),
  'detail-owner-is-the-user': withDetail([AGREE], ({ user }) => ({ owner_id: user.id })),
  'list-owner-is-the-user': withEntry([AGREE], ({ user }) => ({ owner_id: user.id })),
  'detail-id-is-the-partners': withDetail([AGREE], ({ resourceId }) => ({ id: resourceId }), [
    'vendor/list-leads-to-details',
    'calls/ids-agree',
    'calls/callback-url-is-absolute',
    'calls/detail-waits-for-the-answer',
  ]),
  'owner-id-is-drawn-anew': defineFault({
    breaks: [STABLE],
    may: [AGREE, 'calls/ids-agree'],
    platform: {
      entry: (addon, url) => ({ ...Object(conforming.entry(addon, url)), owner_id: `${addon.owner.id}_${++changes}` }),
      detail: (addon, url, state) => ({ ...Object(conforming.detail(addon, url, state)), owner_id: `${addon.owner.id}_${++changes}` }),
    },
  }),
  'owner-id-changes-with-an-update': defineFault({
    breaks: [STABLE],
    may: [AGREE, 'calls/ids-agree'],
    platform: {
      updatesToo: (addon) => {
        addon.owner = { ...addon.owner, id: `${addon.owner.id}_updated` };
      },
    },
  }),
  'vendor-lists-everybodys-add-ons': defineFault({
    breaks: ['vendor/keeps-providers-apart'],
    may: ['vendor/list-names-the-provider'],
    platform: { listed: (_own, { decide, addons }) => addons.filter(decide.isShown) },
  }),
  'vendor-shows-everybodys-details': defineFault({
    breaks: ['vendor/keeps-providers-apart'],
    platform: { findsDetail: (id, _caller, { decide, addons }) => addons.find((addon) => addon.id === id && decide.isShown(addon)) },
  }),

  'vendor-updates-everybodys-add-ons': defineFault({
    breaks: ['vendor/keeps-providers-apart'],
    platform: {
      findsProvider: (request, state) => {
        const caller = conforming.findsProvider(request, state);
        const meant = state.addons.find(({ id }) => request.path.endsWith(`/${encodeURIComponent(id)}`));
        return caller && request.method === 'PUT' ? (meant?.provider ?? caller) : caller;
      },
    },
  }),

  'update-answers-201': answering(201),
  'update-answers-202': answering(202),
  'update-answers-204': answering(204),
  'update-wants-the-plan-too': defineFault({
    breaks: ['vendor/update-answers-200'],
    may: ['vendor/update-is-kept'],
    blocks: true,
    platform: { readsUpdate: (body, provider) => (Object(body).plan === undefined ? undefined : conforming.readsUpdate(body, provider)) },
  }),
  'update-wants-the-config-alone': defineFault({
    breaks: ['vendor/update-answers-200'],
    may: ['vendor/update-is-kept'],
    blocks: true,
    platform: {
      readsUpdate: (body, provider) => ('config' in Object(body) ? undefined : conforming.readsUpdate({ config: body }, provider)),
    },
  }),
  'update-is-not-kept': defineFault({ breaks: ['vendor/update-is-kept'], platform: { updatedConfig: (_given, { config }) => config } }),
  'update-adds-but-does-not-change': defineFault({
    breaks: ['vendor/update-is-kept'],
    platform: { updatedConfig: (given, addon) => ({ ...conforming.updatedConfig(given, addon), ...addon.config }) },
  }),
  'update-changes-all-of-the-owner': defineFault({
    breaks: ['vendor/update-changes-only-its-add-on'],
    platform: {
      updates: ({ owner, provider }, { addons }) => addons.filter((other) => other.owner === owner && other.provider === provider),
    },
  }),
  'update-changes-all-of-the-provider': defineFault({
    breaks: ['vendor/update-changes-only-its-add-on'],
    platform: { updates: ({ provider }, { addons }) => addons.filter((other) => other.provider === provider) },
  }),
  'update-keeps-undeclared-keys': defineFault({
    breaks: ['vendor/update-ignores-undeclared-keys'],
    platform: { updatedConfig: (given, { config }) => ({ ...config, ...given }) },
  }),
  'update-resets-the-name': defineFault({
    breaks: ['vendor/update-keeps-the-name'],
    platform: {
      updatesToo: (addon) => {
        addon.name = addon.provider.id;
      },
    },
  }),
  'update-answers-before-it-is-kept': defineFault({
    breaks: ['vendor/update-is-kept'],
    platform: {
      updatedConfig: (_given, { config }) => config,
      updateAnswer: () => json({ message: 'The update is under way' }),
    },
  }),
  'detail-outlives-the-add-on': defineFault({
    breaks: ['vendor/detail-ends-with-the-add-on'],
    platform: {
      findsDetail: (id, caller, state) =>
        conforming.findsDetail(id, caller, state) ??
        state.addons.find((addon) => addon.id === id && addon.provider === caller && addon.state === 'deleted'),
    },
  }),
};
