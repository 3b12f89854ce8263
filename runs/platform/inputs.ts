import { knownInputs } from '../../engine/judging/inputs.ts';
import type { PlatformTarget } from '../../fixtures/clients/gate/configuration.ts';

/** The settings that some requirement needs and this configuration does not have. */
export const missingInputs = ({ configuration }: Pick<PlatformTarget, 'configuration'>): string[] =>
  knownInputs().filter((setting) => isEmpty(setting.split('.').reduce<unknown>(within, configuration)));

const within = (value: unknown, key: string): unknown => (value as Record<string, unknown> | undefined)?.[key];

const isEmpty = (value: unknown): boolean => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
