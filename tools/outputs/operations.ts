import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { header } from './header.ts';

interface PathItem {
  servers?: { url: string }[];
  [method: string]: unknown;
}

interface Document {
  servers: { url: string }[];
  paths: Record<string, PathItem>;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Each operation of the OpenAPI documents on one line: what coverage counts, without reading YAML when a command runs. */
export function operationOutputs(root: string): Map<string, string> {
  const rows = ['provider', 'vendor', 'platform'].flatMap((document) => {
    const { servers, paths } = parse(readFileSync(join(root, `openapi/${document}.yaml`), 'utf8')) as Document;
    return Object.entries(paths).flatMap(([path, item]) => {
      const urls = (item.servers ?? servers).map(({ url }) => `${url}${written(path, url)}`);
      return Object.keys(item)
        .filter((key) => methods.includes(key))
        .map((method) => {
          const { operationId, responses } = item[method] as { operationId: string; responses: object };
          return { document, operation: operationId, method: method.toUpperCase(), urls, statuses: Object.keys(responses) };
        });
    });
  });
  const json = `{\n"//": ${JSON.stringify(header)},\n"operations": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n}\n`;
  return new Map([['specs/generated/operations.json', json]]);
}

/** OpenAPI cannot write an empty path: `/`, and the name of the address itself, stand for it. */
const written = (path: string, server: string): string => (path === '/' || server === `{${path.slice(1)}}` ? '' : path);
