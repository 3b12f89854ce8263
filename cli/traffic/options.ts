import type { InferredOptionTypes, Options } from 'yargs';
import type { ManifestDocument } from '../../engine/documents/manifest.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Whose } from '../../fixtures/traffic/whose.ts';
import type { Io } from '../command.ts';
import { addressAt, partnerManifest } from '../partner-manifest.ts';
import { loadManifest } from '../provider.ts';

/** Options that tell whose traffic it is. */
export const whose = {
  manifest: { type: 'string', requiresArg: true, describe: "the partner's manifest: its secrets verify credentials and signatures" },
  resource: {
    type: 'string',
    array: true,
    requiresArg: true,
    describe: 'a resource that exists, though the traffic does not show its install',
  },
  plan: { type: 'string', array: true, requiresArg: true, describe: 'a plan slug that the service knows: then its refusal is judged' },
} as const satisfies Record<string, Options>;

type Arguments = InferredOptionTypes<typeof whose>;

type Known = Pick<Whose, 'manifest' | 'addresses' | 'resources' | 'plans'> & { document?: ManifestDocument };

/** What the options tell; addresses are the manifest's of both environments. */
export function knownOf({ manifest: file, resource = [], plan = [] }: Arguments, io: Io): Known {
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
