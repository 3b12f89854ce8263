import { message, violationsOf } from '../../engine/contract/contract.ts';
import { isOptional, placesOf, valuesAt } from '../../engine/contract/places.ts';
import { expectedWords, gotWords } from '../../engine/contract/words.ts';
import { isManifestSecret } from '../../engine/documents/secrets.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';
import { type DocumentProblem, kind, type NoVerdict, notApplicable, show } from '../rule.ts';

export function manifestByDocument(requirement: RequirementId, manifest: unknown): DocumentProblem[] | NoVerdict {
  const own = violationsOf('manifest', manifest).filter(({ owners }) => owners.includes(requirement));
  const optional = placesOf(requirement).filter(({ path }) => isOptional(message('manifest'), path));
  const isThere = placesOf(requirement).some(({ path }) => valuesAt(message('manifest'), path, manifest).length > 0);
  if (own.length === 0 && !isThere && optional.length > 0) return notApplicable(`the manifest has no ${optional[0]?.path.at(-1)}`);
  return own.map((violation) => ({
    at: violation.pointer,
    expected: expectedWords(violation, ''),
    got: gotWords(violation, manifest, '', isManifestSecret(violation.pointer) ? hidden : show),
  }));
}

/** A secret, told without its value. */
const hidden = (value: unknown): string =>
  typeof value === 'string' && new Set(value).size === 1 ? `one character, ${[...value].length} times` : kind(value);
