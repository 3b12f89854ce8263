import { knownInputs, twoAddresses } from '../../engine/judging/inputs.ts';
import type { PlatformTarget } from '../../fixtures/clients/gate/configuration.ts';

/** The settings that some requirement needs and this configuration does not have. */
export const missingInputs = ({ configuration, manifest }: Pick<PlatformTarget, 'configuration' | 'manifest'>): string[] =>
  knownInputs().filter((setting) =>
    setting === twoAddresses
      ? manifest !== undefined && hasOneAddress(manifest)
      : isEmpty(setting.split('.').reduce<unknown>(within, configuration)),
  );

const within = (value: unknown, key: string): unknown => (value as Record<string, unknown> | undefined)?.[key];

const isEmpty = (value: unknown): boolean => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A platform that calls the wrong one of the two reaches the right one all the same. */
const hasOneAddress = ({ api: { test, production } }: NonNullable<PlatformTarget['manifest']>): boolean =>
  test.base_url === production?.base_url || test.sso_url === production?.sso_url;
