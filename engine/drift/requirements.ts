import type { RequirementId } from '../../specs/generated/ids.ts';
import { contract } from '../contract/contract.ts';
import { namedBy, placesOf } from '../contract/places.ts';
import { catalogue, isRequirement } from '../judging/catalogue.ts';

/** The requirements of a platform that its OpenAPI document can keep or break, each with the operations that it is about. */
export function statedRequirements(): ReadonlyMap<RequirementId, string[]> {
  const own = contract().operations.filter(({ document }) => document !== 'provider');
  const stated = new Map<RequirementId, string[]>();
  for (const row of catalogue().rows) {
    if (!isRequirement(row) || row.target !== 'platform') continue;
    const messages = placesOf(row.id).map(({ message }) => message.replace(/ \S+$/, ''));
    const about = own.filter(
      ({ operation, requirements }) => messages.includes(operation) || namedBy({ 'x-requirement': requirements }).includes(row.id),
    );
    const names = about.map(({ operation }) => operation);
    if (names.length > 0) stated.set(row.id, names);
  }
  return stated;
}
