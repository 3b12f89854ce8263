import { because } from '../../engine/catalogue/reason.ts';
import { operation } from '../../engine/contract/contract.ts';
import { defined, jsonIn } from '../../engine/documents/values.ts';
import { platformPlay as play } from '../../fixtures/as-caller/caller.ts';
import { needsSettings } from '../../fixtures/as-caller/setup.ts';
import { callbackIn, configIn, type Instead, nameIn } from '../../fixtures/as-caller/vendor.ts';
import { inapplicable, isObservation, type Unrecorded } from '../../fixtures/recorder.ts';

export const installsOnThePlatform = play(
  'a customer installs the add-on',
  {
    records: {
      trigger: ['calls/install'],
      list: ['vendor/list', 'calls/list'],
      detail: ['calls/detail-during', 'calls/detail-after', 'calls/detail', 'vendor/followed', 'vendor/detail'],
    },
    part: ['smoke'],
    needs: ({ caller }) => caller.marketplace(),
  },
  async ({ record }, shop) => {
    const labels = ['calls/detail-during', 'calls/detail-after', 'calls/list', 'calls/detail', 'vendor/followed', 'vendor/detail'] as const;
    const { observation, addon, during, instead } = await shop.first();
    record('calls/install', observation);
    for (const one of during) record('calls/detail-during', one);
    if (!addon) {
      // The list can be judged without our add-on too.
      record('vendor/list', observation.skipped ? instead : (await shop.lists()).observation);
      return record(labels, instead);
    }
    const { addonId, config } = addon;
    const list = await shop.finds(addonId, { plan: observation.plan });
    record(['calls/list', 'vendor/list'], list.observation);
    const { observation: detail } = await shop.details(addonId, { config, variant: 'detail', what: 'the detail' });
    record(['calls/detail', 'vendor/detail', 'calls/detail-after'], detail);
    const call = observation.exchanges.find(({ request }) => request.method === operation('provision').method);
    const told = callbackIn(jsonIn(call?.request.body));
    if (told !== undefined)
      record(
        'calls/detail-after',
        (await shop.details(addonId, { variant: 'callback-url', what: 'callback_url' }, { url: told })).observation,
      );
    const listed = callbackIn(list.entry);
    if (listed !== undefined) record('vendor/followed', (await shop.details(addonId, {}, { url: listed })).observation);
  },
);

/** The variables that a detail shows as they are; all, if it shows none. */
const shownOf = (config: Record<string, string>, detail: unknown): Record<string, string> => {
  const shown = configIn(detail);
  const right = Object.entries(config).filter(([name, value]) => shown[name] === value);
  return right.length > 0 ? Object.fromEntries(right) : config;
};

export const thePartnerUpdates = play(
  'the partner changes the configuration',
  {
    records: {
      detail: ['vendor/update', 'vendor/detail-after-update', 'vendor/second-detail-after-update', 'vendor/detail-after-undeclared'],
    },
    controls: { detail: ['vendor/detail', 'vendor/update-undeclared', 'vendor/update-back'], list: ['vendor/list'] },
    needs: ({ caller }) => caller.marketplace(),
  },
  async ({ record }, shop) => {
    const labels = [
      'vendor/update',
      'vendor/detail-after-update',
      'vendor/second-detail-after-update',
      'vendor/detail-after-undeclared',
    ] as const;
    const { addon, instead } = await shop.first();
    const [key] = shop.configVars;
    if (!addon) return record(labels, instead);
    if (key === undefined) return record(labels, inapplicable(because('no-variable')));
    const { addonId, config, observation } = addon;
    const { addon: second, instead: none } = await shop.second();
    const secondBefore = second && (await shop.details(second.addonId, { config: second.config, what: 'the second detail' }));
    if (secondBefore) record('vendor/detail', secondBefore.observation);
    const before = await shop.details(addonId);
    const changed = `assay-changed-${addonId.length}`;
    record('vendor/update', await shop.updates(addonId, { ...config, [key]: changed }));
    const after = await shop.details(addonId, { config: { [key]: changed } });
    const isNameKept = nameIn(before.value) === nameIn(after.value);
    record('vendor/detail-after-update', { ...after.observation, isNameKept });
    record(
      'vendor/second-detail-after-update',
      second ? (await shop.details(second.addonId, { config: shownOf(second.config, secondBefore?.value) })).observation : none,
    );
    record('vendor/list', (await shop.finds(addonId, { plan: observation.plan })).observation);
    const undeclared = `${key}_ASSAY_UNDECLARED`;
    record('vendor/update-undeclared', await shop.updates(addonId, { ...config, [undeclared]: 'undeclared' }));
    record('vendor/detail-after-undeclared', (await shop.details(addonId, { undeclared: [undeclared] })).observation);
    record('vendor/update-back', await shop.updates(addonId, config));
  },
);

export const strangersAsk = play(
  'strangers ask for add-on information',
  { records: { vendorCall: ['vendor/control', 'vendor/refusal', 'vendor/odd-refusal'] } },
  async ({ caller, record }) => {
    const shop = await caller.marketplace();
    if (!caller.vendor) return record(['vendor/control', 'vendor/refusal'], needsSettings('provider.manifest'));
    const { wrong, lists, details, updates } = caller.vendor;
    const { addon } = isObservation(shop) ? {} : await shop.first();
    const ways: Record<string, (instead?: Instead) => Promise<Unrecorded>> = {
      list: async (instead) => (await lists({}, instead)).observation,
      ...(addon && {
        detail: async (credentials) => (await details(addon.addonId, {}, defined({ credentials }))).observation,
        update: (credentials) => updates(addon.addonId, addon.config, credentials),
      }),
    };
    const asksAsItself = async () => {
      for (const way of Object.values(ways)) record('vendor/control', await way());
    };
    await asksAsItself();
    const tried = await caller.strangersCall({
      wrong: wrong.map(({ deviation, ...one }) => ({ ...one, name: deviation, credentials: one.name, deviation })),
      families: ['missing-credentials', 'wrong-password'],
      inTurn: true,
      targets: ways,
      makes: ({ credentials, ...one }, way, what, shape) => way({ ...one, name: credentials, what, shape }),
      right: () => lists(),
    });
    for (const { isOdd, observation } of tried) {
      if (!isOdd) record('vendor/refusal', observation);
      else if (observation.unlike !== undefined) record('vendor/odd-refusal', observation);
    }
    await asksAsItself();
  },
);

export const anotherProviderLooks = play(
  'another provider looks around',
  { records: { list: ['vendor/other-list'], detail: ['vendor/foreign-detail'] }, controls: { detail: ['vendor/foreign-control'] } },
  async ({ caller, record }) => {
    const shop = await caller.marketplace();
    const { otherVendor: other, vendor } = caller;
    const missing = needsSettings(vendor ? 'also.other_manifest' : 'provider.manifest');
    if (!vendor || !other) return record(['vendor/other-list', 'vendor/foreign-detail'], missing);
    const first = isObservation(shop) ? { instead: shop } : await shop.first();
    const ours = await vendor.listed();
    const theirs = await other.finds(undefined, { credentials: 'other-manifest' });
    record('vendor/other-list', {
      ...theirs.observation,
      sharedAddons: theirs.entries.filter(({ addon_id }) => ours.has(addon_id)).length,
    });
    const foreign = theirs.entries.map(({ addon_id }) => addon_id).find((id): id is string => typeof id === 'string' && !ours.has(id));
    if (foreign !== undefined) {
      record('vendor/foreign-control', (await other.details(foreign, { credentials: 'other-manifest' })).observation);
      const what = "another provider's add-on with our credentials";
      record(
        'vendor/foreign-detail',
        (await vendor.details(foreign, { what, variant: 'other-addon', credentials: 'foreign' })).observation,
      );
    }
    if (!('addon' in first) || !first.addon) return record('vendor/foreign-detail', first.instead);
    const { addonId, config } = first.addon;
    const what = "our add-on with another provider's credentials";
    record(
      'vendor/foreign-detail',
      (await other.details(addonId, { what, variant: 'other-credentials', credentials: 'foreign' })).observation,
    );
    // With the config that it has, so that nothing changes.
    const update = { what: "an update of our add-on with another provider's credentials", variant: 'other-update', credentials: 'foreign' };
    record('vendor/foreign-detail', { ...(await other.updates(addonId, config)), ...update });
  },
);
