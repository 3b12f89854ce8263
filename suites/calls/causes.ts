import { defineFamily } from '../../engine/judging/causes.ts';
import { isSuccess } from '../../engine/recording/facts.ts';
import { type Answered, answered, type Label, type Observed } from '../../engine/recording/recording.ts';

const detailsUnder = (wanted: Label, seen: readonly Observed[]): Answered[] =>
  seen.filter(({ label, addonId }) => label === wanted && addonId !== undefined).flatMap((one) => answered(one) ?? []);

/** A detail that is read before the partner has answered, and kept: what the answer brings is missing from it afterwards. */
export const earlyDetails = defineFamily({
  members: [
    'calls/detail-waits-for-the-answer',
    'vendor/detail-shows-the-config',
    'vendor/update-is-kept',
    'vendor/update-changes-only-its-add-on',
  ],
  causes: {
    kept: {
      cause: 'The platform keeps the detail of an add-on as it was before the partner had answered',
      fix: 'Serve the detail only after the answer of the partner has been stored, and let no cache keep an earlier one.',
    },
  },
  causeOf([first], _all, seen) {
    if (first?.id !== 'calls/detail-waits-for-the-answer') return undefined;
    const early = detailsUnder('calls/detail-during', seen).filter(({ answer }) => isSuccess(answer));
    const isKept = detailsUnder('vendor/detail', seen).some((later) =>
      early.some(({ addonId, answer }) => addonId === later.addonId && answer.body === later.answer.body),
    );
    return isKept ? { code: 'kept' as const } : undefined;
  },
});

/** A callback_url with the host of an internal network fails for its scheme as well. */
export const internalHosts = defineFamily({
  members: ['calls/callback-url-is-absolute', 'vendor/callback-urls-use-https', 'calls/callback-url-uses-https'],
  causes: {
    internal: {
      cause: 'The platform gives {origin} as callback_url, which only an internal network knows',
      fix: 'Build callback_url from the public address of the API, in the provisioning request, the list and the detail.',
    },
  },
  causeOf([first]) {
    const internal = first?.problems?.find(({ code }) => code === 'internal');
    return internal ? { code: 'internal' as const, facts: { origin: String(internal.facts?.origin) } } : undefined;
  },
});

/** Two add-ons that the platform tells apart by nothing: what belongs to one shows up at the other. */
export const sharedIds = defineFamily({
  members: [
    'calls/list-follows',
    'vendor/detail-shows-the-config',
    'vendor/update-changes-only-its-add-on',
    'calls/deprovision-uses-the-partner-id',
    'calls/sso-id-is-the-partner-id',
    'calls/refuses-a-broken-answer',
  ],
  causes: {
    shared: {
      cause: 'The platform gives the addon_id {addonId} to two add-ons',
      fix: 'Make a new addon_id for each install, whoever owns the add-on and whatever its plan is.',
    },
  },
  causeOf([first], _all, seen) {
    const installs = seen.filter(({ label, addonId }) => label === 'calls/install' && addonId !== undefined);
    const again = installs.find(
      ({ addonId, resourceId, isListed }, index) =>
        isListed?.before && installs.slice(0, index).some((one) => one.addonId === addonId && one.resourceId !== resourceId),
    );
    return first?.id === 'calls/list-follows' && again ? { code: 'shared' as const, facts: { addonId: again.addonId } } : undefined;
  },
});
