import type { Undo } from '../../engine/ledger/entry.ts';
import type { Outcome } from '../../engine/ledger/undo.ts';
import type { PlatformRun } from '../../engine/run.ts';
import type { PlatformTarget } from '../../fixtures/clients/gate/configuration.ts';
import { createDrivers } from '../../fixtures/drivers/drivers.ts';
import { type StandInPartner, startStandInPartner } from '../../fixtures/stand-ins/partner/server.ts';
import type { Undoer } from './clean-up.ts';

type Environment = Record<string, string | undefined>;

/** Uninstalls by the configured driver, with our partner there to answer the platform's DELETE. */
export function platformUndoer(
  run: Pick<PlatformRun, 'driverTimeout' | 'listen'>,
  { configuration, manifest, manifestPath, folder }: PlatformTarget,
  env: Environment,
): Undoer {
  const { provider, drive = {} } = configuration;
  // What a driver prints while it cleans up is shown to nobody.
  const drivers = createDrivers(drive, { folder, env, redact: () => '', limit: run.driverTimeout });
  let partner: Promise<StandInPartner> | undefined;

  const opens = (): Promise<StandInPartner> | undefined => {
    if (!manifest || !provider) return undefined;
    const { password, sso_salt, config_vars } = manifest.api;
    const { base_url: baseUrl, sso_url: ssoUrl } = manifest.api[provider.environment ?? 'test'];
    partner ??= startStandInPartner({
      manifest: { id: manifest.id, password, sso_salt, config_vars },
      urls: { baseUrl, ssoUrl },
      ...(run.listen && { listen: run.listen }),
    });
    return partner;
  };

  const undo = async (change: Undo): Promise<Outcome> => {
    if (change.kind !== 'driver') return { left: `Assay cannot undo ${change.kind} here` };
    const { addonId, resourceId } = change;
    if (addonId === undefined) return { left: 'its addon_id is not known' };
    if (drive.uninstall === undefined) return { left: 'there is no drive.uninstall to uninstall it with' };
    if (drive.uninstall === 'manual') return { left: 'it is uninstalled by hand' };
    await opens();
    const given = {
      addonId,
      ...(resourceId !== undefined && { resourceId }),
      ...(manifestPath !== undefined && { manifest: manifestPath }),
    };
    const { outcome, reason } = await drivers.drive('uninstall', given);
    return outcome === 'done' ? 'undone' : { left: reason ?? 'the platform refused to uninstall it' };
  };

  return { undo, close: () => void partner?.then((open) => open.close()) };
}
