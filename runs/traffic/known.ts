import type { ManifestDocument } from '../../engine/documents/manifest.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { TrafficOwner } from '../../fixtures/traffic/owner.ts';
import type { AllowedVariables, Arguments } from '../arguments.ts';
import type { Io } from '../io.ts';
import { httpUrl } from '../live/settings.ts';
import { addressAt, loadManifest, partnerManifest } from '../provider/manifest.ts';

export type WhoseArguments = Arguments['owner'] & AllowedVariables;

type Told = 'manifest' | 'addresses' | 'resources' | 'plans' | 'apiUrl' | 'bridgeUrl' | 'client';
type Known = Pick<TrafficOwner, Told> & { document?: ManifestDocument };

/** What the options tell; addresses are the manifest's of both environments. */
export function knownOf(args: WhoseArguments, io: Io): Known {
  const { manifest: file, resource = [], plan = [], 'api-url': api, 'bridge-url': bridge } = args;
  const common = {
    ...{ resources: resource, plans: plan, ...clientSecrets(io) },
    ...(api !== undefined && { apiUrl: httpUrl('--api-url', api) }),
    ...(bridge !== undefined && { bridgeUrl: httpUrl('--bridge-url', bridge) }),
  };
  if (file === undefined) return { ...common, addresses: [] };
  const document = loadManifest(file, { env: args.env, project: args.project }, io);
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

/** Secrets come from the environment, with the names of whose they are: other clients may pass by as well. */
function clientSecrets({ env }: Io): Pick<TrafficOwner, 'client'> {
  const {
    ASSAY_CONSUMER_KEY: consumerKey,
    ASSAY_CONSUMER_SECRET: consumerSecret,
    ASSAY_TOKEN: token,
    ASSAY_TOKEN_SECRET: tokenSecret,
  } = env;
  if (!consumerSecret || !consumerKey) return {};
  return { client: { consumerKey, consumerSecret, ...(token && tokenSecret && { token, tokenSecret }) } };
}
