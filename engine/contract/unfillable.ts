import { createHash } from 'node:crypto';
import { keys } from '../documents/values.ts';
import { type Contract, requestOf } from './contract.ts';
import { violations } from './ownership.ts';
import { sample } from './sample.ts';
import type { Schema } from './schema.ts';

/** A part of a request for which Assay finds no value: its operation, its place in the message, and what does not fit. */
export interface Unfillable {
  operation: string;
  /** `query`, `headers` or `content`. */
  part: string;
  /** The parameter or the field; left out for the body as a whole. */
  field?: string;
  keyword: string;
}

/** What the documents require of requests, and Assay cannot fill in with a value that they accept. */
export const unfillable = ({ operations, messages, validators, values }: Contract): Unfillable[] =>
  operations.flatMap(({ operation, mediaType }) => {
    const schema = messages[requestOf(operation)] ?? {};
    const body = sample(schema.properties?.content?.properties?.body ?? {});
    // Assay computes these, and the pattern of a signature is compared with its hash elsewhere.
    const { hash, encoding } = values['sign-on'].signature;
    const computed = operation === 'signOn' ? { timestamp: String(Date.now()), signature: createHash(hash).digest(encoding) } : {};
    const request = {
      query: filled(schema.properties?.query),
      headers: filled(schema.properties?.headers),
      ...(mediaType !== undefined && { content: { type: mediaType, body: { ...Object(body), ...computed } } }),
    };
    const validate = validators[requestOf(operation)];
    if (!validate || validate(request)) return [];
    return violations(schema, validate.errors ?? []).map(({ pointer, keyword }) => {
      const [part = '', ...steps] = keys(pointer);
      const field = part === 'content' ? steps[1] : steps[0];
      return { operation, part, keyword, ...(field !== undefined && { field }) };
    });
  });

const filled = ({ properties = {}, required = [] }: Schema = {}): Record<string, unknown> =>
  Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]));
