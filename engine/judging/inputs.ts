import { type Requirement, requirements } from './catalogue.ts';

/** The settings that a requirement needs: each of them, and of a list one; in words where its target has no configuration. */
export type Needs = string | readonly (string | readonly string[])[];

/** What a manifest has to have besides being there, or nobody can tell which of its addresses was called. */
export const twoAddresses = 'different test and production URLs in provider.manifest';

const listOf = (needs: Needs | undefined): readonly (string | readonly string[])[] => (Array.isArray(needs) ? needs : []);

export const needsText = (needs: Needs | undefined): string | undefined =>
  typeof needs === 'string' ? needs : needs?.map((one) => (typeof one === 'string' ? one : one.join(' or '))).join(', ');

export const knownInputs = (): string[] => [...new Set(requirements().flatMap(({ needs }) => listOf(needs).flat()))];

/** What a requirement needs and nobody gave: of settings that stand for each other, all of them. */
export const missingFor = ({ needs }: Pick<Requirement, 'needs'>, missing: ReadonlySet<string>): string[] =>
  listOf(needs).flatMap((one) => {
    const settings = [one].flat();
    return settings.every((setting) => missing.has(setting)) ? [settings.join(' or ')] : [];
  });
