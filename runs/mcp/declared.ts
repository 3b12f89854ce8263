import { createRequire } from 'node:module';
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { type Option, optionsOf } from '../run.ts';

/** An argument of a tool: a schema, or an option of a command (`judging.only`), whose values it takes. */
type Argument = { option?: string; description?: string };

const written = createRequire(import.meta.url)('#specs/mcp/tools.json') as (Tool & {
  inputSchema: { properties: Record<string, Argument> };
})[];

export const declaredTools: Tool[] = written.map((tool) => ({
  ...tool,
  inputSchema: {
    ...tool.inputSchema,
    properties: Object.fromEntries(Object.entries(tool.inputSchema.properties).map(([name, one]) => [name, argumentSchema(one)])),
  },
}));

/** The arguments of a tool that are options of a command. */
export const optionArguments = (name: string): Record<string, Option> =>
  Object.fromEntries(
    Object.entries(written.find((tool) => tool.name === name)?.inputSchema.properties ?? {}).flatMap(([argument, { option }]) =>
      option === undefined ? [] : [[argument, optionAt(option)]],
    ),
  );

function optionAt(place: string): Option {
  return optionsOf(place)[place.split('.')[1] ?? ''] ?? {};
}

function argumentSchema({ option: place, ...argument }: Argument): object {
  if (place === undefined) return argument;
  const { type = 'string', choices, array, minimum, maximum, describe } = optionAt(place);
  const value = choices ? { enum: choices } : { type, ...(minimum !== undefined && { minimum, maximum }) };
  return { ...(array ? { type: 'array', items: value } : value), description: describe, ...argument };
}
