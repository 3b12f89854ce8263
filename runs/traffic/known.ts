import type { ManifestDocument } from '../../engine/documents/manifest.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Whose } from '../../fixtures/traffic/whose.ts';
import type { Io } from '../io.ts';
import { loadManifest } from '../provider/manifest.ts';
import { addressAt, partnerManifest } from '../provider/partner-manifest.ts';

/** What tells whose traffic it is. */
export interface WhoseArguments {
  manifest?: string | undefined;
  resource?: string[] | undefined;
  plan?: string[] | undefined;
}

type Known = Pick<Whose, 'manifest' | 'addresses' | 'resources' | 'plans'> & { document?: ManifestDocument };

/** What the options tell; addresses are the manifest's of both environments. */
export function knownOf({ manifest: file, resource = [], plan = [] }: WhoseArguments, io: Io): Known {
  const common = { resources: resource, plans: plan };
  if (file === undefined) return { ...common, addresses: [] };
  const document = loadManifest(file, undefined, io);
  if (document.json.problem) throw new UsageError(`${file}: expected a manifest, got a file that is not JSON; assay check says more`);
  const purpose = 'judge traffic';
  const declared = ['test', 'production'].filter((name) => document.value(`/api/${name}`) !== undefined);
  const environments = declared.length > 0 ? declared : ['test'];
  return {
    ...common,
    document,
    manifest: partnerManifest(document, purpose),
    addresses: environments.map((name) => ({
      baseUrl: addressAt(document, `/api/${name}/base_url`, purpose),
      ssoUrl: addressAt(document, `/api/${name}/sso_url`, purpose),
    })),
  };
}
