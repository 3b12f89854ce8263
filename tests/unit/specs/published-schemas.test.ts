import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

const folder = new URL('specs/schemas/', import.meta.resolve('#package'));
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

describe('each published schema compiles alone', () => {
  for (const name of readdirSync(folder))
    it(name, () => {
      const ajv = new Ajv2020({ strict: false });
      formats.default(ajv);
      assert.equal(typeof ajv.compile(read(name)), 'function');
    });
});
