import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { header } from './header.ts';

type Document = {
  components: {
    schemas?: Record<string, { properties?: Record<string, { description?: string }> }>;
    securitySchemes?: Record<string, { 'x-signature-methods'?: string[] }>;
  };
};

/** What the documents say about signing, as types that the package can ship: the documents' own types are ten times as long. */
export function signingOutputs(root: string): Map<string, string> {
  const components = (name: string) => (parse(readFileSync(join(root, `openapi/${name}.yaml`), 'utf8')) as Document).components;
  const fields = Object.entries(components('sso').schemas?.SignOnForm?.properties ?? {});
  const methods = Object.values(components('platform').securitySchemes ?? {}).flatMap((scheme) => scheme['x-signature-methods'] ?? []);
  const form = fields.map(([name, { description = '' }]) => `  /** ${description} */\n  '${name}': string;\n`);
  return new Map([
    [
      'specs/generated/signing.ts',
      `// ${header}\n\n/** What the platform posts to a dashboard's sign-on address. */\nexport interface SignOnForm {\n${form.join('')}}\n\n/** The methods by which a request to the platform's API may be signed. */\nexport type SignatureMethod = ${methods.map((method) => `'${method}'`).join(' | ')};\n`,
    ],
  ]);
}
