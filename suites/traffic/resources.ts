import { because } from '../../engine/catalogue/reason.ts';
import { defined } from '../../engine/documents/values.ts';
import type { Exchange } from '../../engine/wire/http/exchange.ts';
import { decodedOnce } from '../../engine/wire/url.ts';

/** The oldest resource is forgotten when there are this many. */
const MAX_RESOURCES = 50_000;

/** The partner's resources that the traffic has shown so far. */
export function createKnownResources(existing: readonly string[]) {
  const known = new Map<string, { addonId?: string; isLive: boolean; isPending?: boolean }>(existing.map((id) => [id, { isLive: true }]));
  const byAddon = new Map<string, string>();
  const installs = new Map<string, Pick<Exchange, 'started' | 'ms'>>();

  const isLive = (id: string): boolean => known.get(id)?.isLive === true;

  return {
    isLive,
    isPending: (id: string): boolean => known.get(id)?.isPending === true,
    hasAddon: (addonId: string): boolean => byAddon.has(addonId),
    /** The first install of an add-on, answered or refused. */
    installOf: (addonId: string): Pick<Exchange, 'started' | 'ms'> | undefined => installs.get(addonId),
    asked(addonId: string, { started, ms }: Exchange): void {
      if (installs.size >= MAX_RESOURCES) installs.delete(installs.keys().next().value ?? '');
      if (!installs.has(addonId)) installs.set(addonId, { started, ms });
    },
    addonOf: (id: string): string | undefined => known.get(id)?.addonId,
    /** `isPending`: the answer to the install says that it is not finished. */
    made(id: string, addonId: string | undefined, isPending: boolean): void {
      for (const map of [known, byAddon]) if (map.size >= MAX_RESOURCES) map.delete(map.keys().next().value ?? '');
      known.set(id, { isLive: true, isPending, ...defined({ addonId }) });
      if (addonId !== undefined) byAddon.set(addonId, id);
    },
    gone(id: string): void {
      const resource = known.get(id);
      if (resource) resource.isLive = false;
    },
    /** Finds a resource by the id in a call, which may also be its addon_id or its id encoded twice. */
    meantBy(id: string): { resourceId: string; addonId?: string } {
      const resourceId = known.has(id) ? id : (byAddon.get(id) ?? (known.has(decodedOnce(id)) ? decodedOnce(id) : id));
      const addonId = known.get(resourceId)?.addonId;
      return { resourceId, ...defined({ addonId }) };
    },
    /** Why a call that names an unknown resource decides nothing. */
    doubt: { ...because('resource-not-known'), byChoice: false },
    /** Why a refused sign-on decides nothing where the install may still be under way. */
    unfinished: { ...because('install-unfinished'), byChoice: true },
  };
}

export type Resources = ReturnType<typeof createKnownResources>;
