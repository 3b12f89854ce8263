import { keys, segment } from '../documents/values.ts';
import { addressNames, type DocumentName, isOfPartner, namedAddress, type OpenApi, operationMethods, variablesIn } from './documents.ts';
import { type Node, nodesIn, type Say } from './nodes.ts';
import { isSignatureMethod, signatureMethods } from './signature-methods.ts';

/** Where a document has its operations called, and with which credentials, as far as Assay cannot do that. */
export function uncallable(name: DocumentName, root: unknown, problem: Say): string[] {
  const { node, below } = nodesIn(root);
  const document = Object(root) as OpenApi;
  const schemeOf = (scheme: string) => node(`/components/securitySchemes/${segment(scheme)}`)[0]?.value;

  const inSecurity = ({ value, pointer }: Node): string[] => {
    const security = (value.security ?? document.security ?? []) as Record<string, unknown>[];
    const at = value.security === undefined ? '/security' : `${pointer}/security`;
    const wrong = security.flatMap((one, index) => {
      const [scheme, ...more] = Object.keys(one);
      if (more.length > 0) return [problem(`${at}/${index}`, 'Assay sends credentials of one scheme at a time; write two entries')];
      return scheme === undefined || schemeOf(scheme) ? [] : [problem(`${at}/${index}`, `no security scheme is named "${scheme}"`)];
    });
    const isBasic = security.some((one) => Object.keys(one).some((scheme) => schemeOf(scheme)?.scheme === 'basic'));
    if (wrong.length > 0 || isBasic === (name !== 'platform')) return wrong;
    const known = name === 'platform' ? 'an API token or OAuth 1' : 'Basic credentials';
    return security.length === 0 && name === 'platform' ? [] : [problem(at, `Assay calls this with ${known} only`)];
  };
  const inScheme = ({ value, pointer }: Node): string[] => {
    const { type, scheme, in: place, name: header, 'x-signature-methods': methods } = value;
    if (type === 'http' && ['basic', 'bearer'].includes(String(scheme))) return [];
    if (type === 'http') return [problem(`${pointer}/scheme`, `Assay has no credentials of the scheme ${scheme}, only basic and bearer`)];
    if (type !== 'apiKey' || !Array.isArray(methods)) {
      const known = 'only http, and apiKey with x-signature-methods for OAuth 1';
      return [problem(`${pointer}/type`, `Assay has no credentials of the type ${type}, ${known}`)];
    }
    if (place !== 'header' || String(header).toLowerCase() !== 'authorization')
      return [problem(`${pointer}/name`, 'Assay sends OAuth 1 in the header Authorization only')];
    return methods.flatMap((method, index) => {
      const text = `Assay cannot sign with ${method}, only with ${Object.keys(signatureMethods).join(', ')}`;
      return isSignatureMethod(String(method)) ? [] : [problem(`${pointer}/x-signature-methods/${index}`, text)];
    });
  };
  const inServers = ({ value, pointer }: Node): string[] => {
    const servers = (value.servers ?? []) as OpenApi['servers'];
    return servers.flatMap(({ url }, index) => {
      const at = `${pointer}/servers/${index}`;
      if (!/^\{\w+\}/.test(String(url)))
        return [
          problem(
            `${at}/url`,
            'an address begins with a variable such as {api_url}: Assay sends credentials only where a manifest or a configuration says',
          ),
        ];
      return index > 0 && name !== 'platform'
        ? [problem(at, `Assay uses one address of ${isOfPartner(name) ? 'a partner' : 'this API'}; remove this one`)]
        : [];
    });
  };
  const inAddress = (item: Node): string[] => {
    const path = keys(item.pointer).at(-1) ?? '';
    const parameters = [item, ...operationMethods.flatMap((method) => node(`${item.pointer}/${method}`))].flatMap((one) =>
      below(one, 'parameters').map(({ value }) => String(value.name)),
    );
    const servers = (item.value.servers ?? document.servers) as OpenApi['servers'];
    return servers
      .flatMap((server) => variablesIn(namedAddress(server, path)))
      .filter((called) => !addressNames.includes(called) && !parameters.includes(called))
      .map((called) => problem(item.pointer, `Assay has no value for {${called}}; name it in x-address, or as a parameter in the path`));
  };
  return [
    ...inServers({ value: Object(root), pointer: '' }),
    ...below({ value: Object(document.components), pointer: '/components' }, 'securitySchemes').flatMap(inScheme),
    ...below({ value: Object(root), pointer: '' }, 'paths').flatMap((item) => {
      const operations = operationMethods.flatMap((method) => node(`${item.pointer}/${method}`));
      return [...[item, ...operations].flatMap(inServers), ...inAddress(item), ...operations.flatMap(inSecurity)];
    }),
  ];
}
