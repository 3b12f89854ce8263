import { answerStatus } from '../../engine/contract/answer.ts';
import { platformPlay as play } from '../../fixtures/as-caller/caller.ts';

const undeclared = 'ASSAY_UNDECLARED_KEY';

export const opensOnThePlatform = play(
  'a user opens the dashboard',
  { records: { trigger: ['calls/sso'] }, part: ['smoke'], needs: ({ caller }) => caller.marketplace() },
  async ({ record }, shop) => {
    const { addon, instead } = await shop.first();
    record('calls/sso', addon ? await shop.signsOn(addon) : instead);
  },
);

export const otherLegalAnswers = play(
  'the partner answers in other legal ways',
  {
    records: {
      trigger: ['calls/install', 'calls/uninstall', 'calls/refused-uninstall', 'calls/uninstall-again'],
      detail: ['calls/declared-detail'],
    },
    controls: { trigger: ['calls/sso'] },
    needs: ({ caller }) => caller.marketplace(),
  },
  async ({ record }, shop) => {
    const second = await shop.second();
    record('calls/install', second.observation);
    if (second.addon) {
      record('calls/sso', await shop.signsOn(second.addon));
      record('calls/uninstall', await shop.uninstalls(second.addon, 'an id with reserved characters'));
    }
    const config = Object.fromEntries(shop.configVars.map((name) => [name, 'assay-declared']));
    const bare = await shop.installsFreely({
      '202': { status: answerStatus('provision', 'accepted', 202) },
      'without config': { config: null },
      'without message': { message: null },
    });
    for (const { observation } of bare) record('calls/install', observation);
    const lavish = await shop.installs({ config: { ...config, [undeclared]: 'assay-undeclared' } }, 'with undeclared config keys', {
      variant: 'undeclared-keys',
    });
    record('calls/install', lavish.observation);
    if (lavish.addon) record('calls/declared-detail', (await shop.details(lavish.addon.addonId, { undeclared: [undeclared] })).observation);
    const [kept, ...others] = bare.flatMap(({ addon }) => addon ?? []);
    if (kept) {
      record('calls/refused-uninstall', await shop.uninstalls(kept, 'a DELETE that the partner answers with 500', 500));
      record('calls/uninstall-again', await shop.uninstalls(kept, 'a second DELETE, answered 200'));
    }
    // The dashboard of the first add-on was opened before, so that a form that was kept since then shows.
    const { addon: first } = await shop.first();
    if (first) record('calls/sso', { ...(await shop.signsOn(first)), variant: 'again' });
    for (const addon of [...others, ...(lavish.addon ? [lavish.addon] : [])]) await shop.uninstalls(addon, 'an id of letters and digits');
  },
);

export const wrongAnswers = play(
  'the partner answers wrongly',
  { records: { trigger: ['calls/broken-answer'] }, needs: ({ caller }) => caller.marketplace() },
  async ({ record }, shop) => {
    const { addon, instead } = await shop.first();
    if (!addon) return record('calls/broken-answer', instead);
    const broken = {
      'status-500': ['status 500', { status: 500 }],
      'no-id': ['no id', { id: null }],
      'numeric-id': ['an id that is a number', { id: 4711 }],
    } as const;
    for (const [variant, [what, answer]] of Object.entries(broken))
      record('calls/broken-answer', (await shop.installs(answer, what, { isLegal: false, variant })).observation);
  },
);

export const deletesOnThePlatform = play(
  'a customer deletes the add-on',
  {
    records: { trigger: ['calls/uninstall'], detail: ['vendor/detail-after-uninstall'] },
    part: ['smoke'],
    needs: ({ caller }) => caller.marketplace(),
  },
  async ({ record }, shop) => {
    const { addon, instead } = await shop.first();
    if (!addon) return record(['calls/uninstall', 'vendor/detail-after-uninstall'], instead);
    const observation = await shop.uninstalls(addon, 'an id of letters and digits');
    record('calls/uninstall', observation);
    const isGone = observation.isListed?.after === false;
    const { observation: detail } = await shop.details(addon.addonId);
    record('vendor/detail-after-uninstall', isGone || !observation.skipped ? detail : observation);
  },
);
