import { operation } from '../../engine/contract/contract.ts';
import { jsonIn } from '../../engine/documents/values.ts';
import { because } from '../../engine/judging/reason.ts';
import { needsSettings } from '../../fixtures/as-caller/calling-stage.ts';
import { callbackIn, nameIn } from '../../fixtures/as-caller/vendor.ts';
import { inapplicable, isObservation } from '../../fixtures/recorder.ts';
import { play } from '../../fixtures/scenes/platform.ts';

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
    if (second)
      record('vendor/detail', (await shop.details(second.addonId, { config: second.config, what: 'the second detail' })).observation);
    const before = await shop.details(addonId);
    const changed = `assay-changed-${addonId.length}`;
    record('vendor/update', await shop.updates(addonId, { ...config, [key]: changed }));
    const after = await shop.details(addonId);
    const isNameKept = nameIn(before.value) === nameIn(after.value);
    record('vendor/detail-after-update', { ...after.observation, config: { [key]: changed }, isNameKept });
    record(
      'vendor/second-detail-after-update',
      second ? (await shop.details(second.addonId, { config: second.config })).observation : none,
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
  { records: { vendorCall: ['vendor/control', 'vendor/refusal'] } },
  async ({ caller, record }) => {
    const shop = await caller.marketplace();
    if (!caller.vendor) return record(['vendor/control', 'vendor/refusal'], needsSettings('provider.manifest'));
    const { wrong, lists, details, updates } = caller.vendor;
    const { addon } = isObservation(shop) ? {} : await shop.first();
    record('vendor/control', (await lists()).observation);
    for (const credentials of wrong) record('vendor/refusal', (await lists({}, credentials)).observation);
    record('vendor/control', (await lists()).observation);
    if (!addon) return;
    record('vendor/control', (await details(addon.addonId)).observation);
    for (const credentials of wrong) record('vendor/refusal', (await details(addon.addonId, {}, { credentials })).observation);
    record('vendor/control', (await details(addon.addonId)).observation);
    record('vendor/control', await updates(addon.addonId, addon.config));
    for (const credentials of wrong) record('vendor/refusal', await updates(addon.addonId, addon.config, credentials));
    record('vendor/control', await updates(addon.addonId, addon.config));
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
    const what = "our add-on with another provider's credentials";
    record(
      'vendor/foreign-detail',
      (await other.details(first.addon.addonId, { what, variant: 'other-credentials', credentials: 'foreign' })).observation,
    );
  },
);
