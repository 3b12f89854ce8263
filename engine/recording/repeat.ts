import { wrongCredentials } from '../signatures/credentials.ts';
import { curlCommand } from '../wire/http/curl.ts';
import type { Seen } from './recording.ts';

interface Secrets {
  id: string;
  password: string;
  sso_salt: string;
}

/** Makes commands that repeat what was seen: curl where the shell can build the credentials, else Assay itself. */
export function repeater(secrets: Secrets, report: string, seed?: number): (seen: Seen) => string | undefined {
  const shells = new Map(wrongCredentials(secrets, seed).map(({ name, shell, header }) => [name, header === undefined ? '' : shell]));
  return ({ exchanges, credentials = '' }) => {
    const exchange = exchanges.at(-1);
    if (!exchange) return undefined;
    const user = credentials === 'manifest' ? `--user '${secrets.id}:'"$ASSAY_PASSWORD"` : shells.get(credentials);
    if (user === undefined || /\[redacted/.test(exchange.request.body ?? '')) return `assay replay '${report}#${exchange.number}'`;
    const headers = exchange.request.headers.filter(([name]) => name.toLowerCase() !== 'authorization');
    const command = curlCommand({ ...exchange.request, headers });
    return user === '' ? command : command.replace(/^curl /, `curl ${user} `);
  };
}
