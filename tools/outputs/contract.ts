import standalone from 'ajv/dist/standalone/index.js';
import { catalogue } from '../../engine/catalogue/catalogue.ts';
import { ajvFor } from '../../engine/contract/ajv.ts';
import type { ContractData } from '../../engine/contract/compile.ts';
import { digestOf } from '../../engine/contract/edition.ts';
import { header } from './header.ts';

/** Operations, messages and compiled validators: no command reads YAML or compiles a schema when it runs. */
export function contractOutputs(data: ContractData): Map<string, string> {
  const ajv = ajvFor({ source: true });
  const names = Object.fromEntries(
    Object.entries(data.messages).map(([, schema], index) => {
      ajv.addSchema(schema, `message-${index}`);
      return [`validate${index}`, `message-${index}`];
    }),
  );
  const code = standalone.default(ajv, names).replace('"use strict";', '');
  const table = Object.keys(data.messages).map((name, index) => `${JSON.stringify(name)}: exports.validate${index}`);
  const wire = `// ${header}\n"use strict";\nmodule.exports = (formats) => {\nconst exports = {};\n${code}\nreturn { ${table.join(', ')} };\n};\n`;
  return new Map([
    ['specs/generated/contract.json', `${JSON.stringify({ '//': header, ...data, digest: digestOf(catalogue(), data) })}\n`],
    ['specs/generated/wire.cjs', wire],
  ]);
}
