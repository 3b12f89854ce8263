import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { drift } from '../../../../engine/drift/compare.ts';
import type { Difference } from '../../../../engine/drift/difference.ts';
import { readPublished } from '../../../../engine/drift/published.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test edits the document at any place
export type Json = any;

/** A document that a platform which keeps the contract would publish: one file, absolute paths, other names of variables. */
export function published(): Json {
  const [platform, vendor] = ['platform', 'vendor'].map((name) =>
    parse(readFileSync(`openapi/${name}.yaml`, 'utf8'), { maxAliasCount: 100 }),
  );
  const paths: Json = {};
  for (const [path, item] of Object.entries<Json>(platform.paths)) {
    const { servers: _, ...rest } = structuredClone(item);
    paths[path.replace('{organisation_id}', '{org}')] = rest;
  }
  for (const [path, item] of Object.entries<Json>(vendor.paths)) {
    const copy = structuredClone(item);
    for (const method of ['get', 'put']) if (copy[method]) copy[method].security = [{ basic: [] }];
    paths[`/v2${path}`] = copy;
  }
  const components: Json = {};
  for (const kind of ['securitySchemes', 'parameters', 'schemas'])
    components[kind] = { ...platform.components[kind], ...vendor.components[kind] };
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    servers: [{ url: 'https://api.example' }],
    security: platform.security,
    paths,
    components,
  };
}

export const differencesOf = (document: Json, kind?: Difference['kind']) =>
  drift(readPublished('api.json', Buffer.from(JSON.stringify(document, null, 1)))).differences.filter(
    (one) => kind === undefined || one.kind === kind,
  );

export const differencesAfter = (change: (document: Json) => void) => {
  const document = published();
  change(document);
  return differencesOf(document);
};
