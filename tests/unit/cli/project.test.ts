import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { commands, describedCommand } from '../../../cli/commands/declared.ts';
import type { Option } from '../../../runs/run.ts';

type Pin = { $ref?: string; type?: string | string[]; enum?: string[] };

const { properties } = JSON.parse(readFileSync(new URL(import.meta.resolve('#specs/schemas/project.schema.json')), 'utf8')) as {
  properties: { options: { properties: Record<string, Pin> } };
};

const kinds: Record<string, string> = { Strings: 'array', Text: 'string', Url: 'string' };
const pinKind = ({ $ref, type, enum: choices }: Pin) =>
  kinds[$ref?.split('/').pop() ?? ''] ?? (choices ? choices.join() : [type].flat()[0]?.replace('integer', 'number'));
const optionKind = ({ array, type, choices }: Option) => (array ? 'array' : (choices?.join() ?? type?.replace('integer', 'number')));

describe('an option that assay.yaml may pin', () => {
  for (const [name, pin] of Object.entries(properties.options.properties)) {
    it(`${name} is one of a command, with the same kind of value`, () => {
      const all = Object.keys(commands).map(describedCommand);
      // An old name stands for the one of today.
      const now = Object.assign({}, ...all.map(({ formerly }) => formerly))[`--${name} .+`]?.replace(/^--| \$$/g, '') ?? name;
      const declared = all.flatMap(({ options }) => options[now] ?? []);
      assert.notEqual(declared.length, 0);
      for (const option of declared) assert.equal(optionKind(option), pinKind(pin));
    });
  }
});
