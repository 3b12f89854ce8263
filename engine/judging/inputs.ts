import { type Requirement, requirements } from './catalogue.ts';

/** The settings that a requirement needs: all of them, but only one of an inner list. A text where the target has no configuration. */
export type Needs = string | readonly (string | readonly string[])[];

/** Without this, nobody can tell which of the manifest's addresses was called. */
export const twoAddresses = 'different test and production URLs in provider.manifest';

const listOf = (needs: Needs | undefined): readonly (string | readonly string[])[] => (Array.isArray(needs) ? needs : []);

export const needsText = (needs: Needs | undefined): string | undefined =>
  typeof needs === 'string' ? needs : needs?.map((one) => (typeof one === 'string' ? one : one.join(' or '))).join(', ');

export const knownInputs = (): string[] => [...new Set(requirements().flatMap(({ needs }) => listOf(needs).flat()))];

/** The settings that a requirement needs and the user did not give; alternatives are joined by `or`. */
export const missingFor = ({ needs }: Pick<Requirement, 'needs'>, missing: ReadonlySet<string>): string[] =>
  listOf(needs).flatMap((one) => {
    const settings = [one].flat();
    return settings.every((setting) => missing.has(setting)) ? [settings.join(' or ')] : [];
  });
