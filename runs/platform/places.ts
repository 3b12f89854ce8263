import { knownInputs } from '../../engine/catalogue/catalogue.ts';
import { readDocument } from '../../engine/documents/read.ts';
import { valueAt } from '../../engine/documents/values.ts';
import { parseYaml } from '../../engine/documents/yaml.ts';
import type { PlatformTarget } from '../../fixtures/as-caller/configuration.ts';
import type { Report } from '../../specs/generated/schemas.ts';

/** Where the configuration has its settings, and which addresses are called because of them. */
export function settingPlaces({ configuration, manifest }: PlatformTarget, file: string, path: string): Report['target']['places'] {
  const { base_url, bridge_url, provider } = configuration;
  const urls = manifest?.api[provider?.environment ?? 'test'];
  const called = new Map(
    Object.entries({ base_url: [base_url], bridge_url: [bridge_url], 'provider.manifest': [urls?.base_url, urls?.sso_url] }),
  );
  const { locate } = parseYaml(file, readDocument(file, path));
  return ['base_url', ...knownInputs()].flatMap((setting) => {
    const pointer = `/${setting.replaceAll('.', '/')}`;
    const addresses = called.get(setting)?.flatMap((address) => address ?? []);
    return valueAt(configuration, pointer) === undefined ? [] : { setting, line: locate(pointer).line, ...(addresses && { addresses }) };
  });
}
