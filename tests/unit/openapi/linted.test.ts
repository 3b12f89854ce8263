import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { lint, loadConfig } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { documentNames, type OpenApi, operationsOf } from '../../../engine/contract/documents.ts';

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.resolve('#package')));
const config = await loadConfig({ configPath: pathOf('redocly.yaml') });

describe('the documents on their own', () => {
  for (const name of documentNames)
    it(`${name}.yaml has nothing that Redocly would change`, async () => {
      const problems = await lint({ ref: pathOf(`openapi/${name}.yaml`), config });
      assert.deepEqual(
        problems.map(({ ruleId, message, location }) => `${location[0]?.pointer} ${ruleId}: ${message}`),
        [],
      );
    });

  it('have a tag, a summary and a description for each operation, and an example for each body', () => {
    const bare = documentNames.flatMap((name) => {
      const { paths } = parse(readFileSync(pathOf(`openapi/${name}.yaml`), 'utf8')) as OpenApi;
      return Object.values(paths)
        .flatMap(operationsOf)
        .flatMap(([, operation]) => {
          const bodies = [operation.requestBody ?? {}, ...Object.values(operation.responses)].flatMap(({ content = {} }) =>
            Object.entries(content as Record<string, { example?: unknown; examples?: unknown }>),
          );
          return [
            ...['tags', 'summary', 'description'].filter((key) => !Object.hasOwn(operation, key)),
            ...bodies.filter(([, { example, examples }]) => (example ?? examples) === undefined).map(([type]) => type),
          ].map((what) => `${operation.operationId}: ${what}`);
        });
    });
    assert.deepEqual(bare, []);
  });

  it('show a sign-on form whose signature is right', () => {
    const { paths } = parse(readFileSync(pathOf('openapi/sso.yaml'), 'utf8'));
    const [media] = Object.values(paths['/{endpoint}'].post.requestBody.content) as { examples: Record<string, Example> }[];
    const { summary = '', value = {} } = media?.examples.signed ?? {};
    const salt = /with the salt (\S+)\.$/.exec(summary)?.[1];
    const text = [value.id, value.user_id, value.email, value['nav-data'], salt, value.timestamp].join(':');
    assert.equal(value.signature, createHash('sha512').update(text).digest('hex'));
  });
});

type Example = { summary: string; value: Record<string, string> };
