import { UsageError } from '../documents/usage-error.ts';
import { valueAt } from '../documents/values.ts';

/** Keys for people and other tools, which validators do not need. */
const prose = new Set(['description', 'summary', 'title', 'x-assumption', 'x-not-shown', 'x-source', '$schema', '$id', '$defs']);

/** Keys with a value of a message, which may have any key itself. */
const values = new Set(['const', 'enum', 'default', 'example']);

/** A copy of a part of a document with references resolved and without prose. A key next to a `$ref` overrides its target. */
export function inlined<Part>(document: unknown, part: Part, above: readonly string[] = []): Part {
  return copied(document, part, above, false) as Part;
}

function copied(document: unknown, part: unknown, above: readonly string[], areNames: boolean): unknown {
  if (Array.isArray(part)) return part.map((entry) => copied(document, entry, above, false));
  if (typeof part !== 'object' || part === null) return part;
  const { $ref, ...beside } = part as Record<string, unknown>;
  const target = typeof $ref === 'string' && !areNames ? referred(document, $ref, above) : undefined;
  const own = Object.fromEntries(
    Object.entries(target === undefined ? part : beside)
      .filter(([key]) => areNames || !prose.has(key))
      .map(([key, value]) => [
        key,
        !areNames && values.has(key) ? value : copied(document, value, above, key === 'properties' && !areNames),
      ]),
  );
  const whole = target === undefined ? own : { ...(copied(document, target, [...above, String($ref)], false) as object), ...own };
  return areNames ? whole : withAdvice(whole);
}

/** What a document only advises (`x-should`) is judged like the rest; other tools, for which it would be a mistake, do not read it. */
function withAdvice({ 'x-should': advised, ...rest }: Record<string, unknown>): object {
  return advised === undefined ? rest : { ...rest, allOf: [...((rest.allOf ?? []) as unknown[]), advised] };
}

function referred(document: unknown, reference: string, above: readonly string[]): unknown {
  if (!reference.startsWith('#/')) throw new UsageError(`"${reference}" leads out of the document; write what it refers to in this file`);
  if (above.includes(reference)) throw new UsageError(`"${reference}" refers to itself; a message of the contract cannot be endless`);
  const target = valueAt(document, reference.slice(1));
  if (target === undefined) throw new UsageError(`"${reference}" refers to nothing`);
  return target;
}
