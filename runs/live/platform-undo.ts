import type { Undo } from '../../engine/ledger/entry.ts';
import type { Outcome } from '../../engine/ledger/undo.ts';
import type { PlatformTarget } from '../../fixtures/clients/gate/configuration.ts';
import { openPartner, type PartnerPlace } from '../../fixtures/clients/gate/partner.ts';
import { createDrivers } from '../../fixtures/drivers/drivers.ts';
import type { StandInPartner } from '../../fixtures/stand-ins/partner/server.ts';
import type { Undoer } from './clean-up.ts';

type Environment = Record<string, string | undefined>;

/** Uninstalls by the configured driver, with our partner there to answer the platform's DELETE. */
export function platformUndoer(
  place: PartnerPlace & { driverTimeout: number },
  { configuration, manifest, manifestPath, folder }: PlatformTarget,
  env: Environment,
): Undoer {
  const { provider, drive = {} } = configuration;
  let partner: Promise<StandInPartner> | undefined;

  const opens = (): Promise<StandInPartner> | undefined => {
    if (!manifest || !provider) return undefined;
    partner ??= openPartner(place, manifest, configuration);
    return partner;
  };

  const undo = async (change: Undo, { signal }: { signal: AbortSignal }): Promise<Outcome> => {
    if (change.kind !== 'driver') return { left: `Assay cannot undo ${change.kind} here` };
    const { addonId, resourceId } = change;
    if (addonId === undefined) return { left: 'its addon_id is not known' };
    if (drive.uninstall === undefined) return { left: 'there is no drive.uninstall to uninstall it with' };
    if (drive.uninstall === 'manual') return { left: 'it is uninstalled by hand' };
    // A ledger is a file that anybody may have written: none of its commands is run that is not the configuration's.
    if (drive.uninstall !== change.command) return { left: 'drive.uninstall is another command than the one in the ledger; it is not run' };
    await opens();
    // What a driver prints while it cleans up is shown to nobody.
    const drivers = createDrivers(drive, { folder, env, redact: () => '', limit: place.driverTimeout, interruption: signal });
    const given = {
      addonId,
      ...(resourceId !== undefined && { resourceId }),
      ...(manifestPath !== undefined && { manifest: manifestPath }),
    };
    const { outcome, reason } = await drivers.drive('uninstall', given);
    return outcome === 'done' ? 'undone' : { left: reason ?? 'the platform refused to uninstall it' };
  };

  const close = () =>
    void partner?.then(
      (open) => open.close(),
      () => {},
    );
  return { undo, close };
}
