import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Report } from '../../../specs/generated/schemas.ts';
import { inFolder, root } from '../command.ts';

const folder = join(root, 'tests/support/by-others/platform');

export interface Fault {
  kind: string;
  condition: string;
  /** Whether a caller from outside can meet the condition. */
  blackbox: boolean;
}

const declared = /@fault\("([^"]+)", "([^"]+)", "([^"]+)"(.*?)\nclass /gs;

/** Faults of a platform by somebody who knew the contract and nothing of what Assay tries. */
export const platformFaults: Record<string, Fault> = Object.fromEntries(
  [...readFileSync(join(folder, 'faults.py'), 'utf8').matchAll(declared)].map(([, name = '', kind = '', condition = '', rest = '']) => [
    name,
    { kind, condition, blackbox: !rest.includes('blackbox=False') },
  ]),
);

const ofApi = 'oauth/*,bearer/*,self/*,summary/*,applications/*,invoice/*,zones/*,resources/*,git/*';
const ofPartners = 'vendor/*,calls/*';

/** The requirements that a fault can break. */
export function surfacesOf(name: string): string {
  const { kind = '' } = platformFaults[name] ?? {};
  if (/^health/.test(kind)) return 'health/*';
  if (/^(vendor|provision|deprovision|sign-on|single sign-on|PUT|queue|configuration)/.test(kind)) return ofPartners;
  return /^(cache|tenancy)$/.test(kind) ? `${ofApi},${ofPartners}` : ofApi;
}

/** Its own drivers start Python, thirty times a run, which would take longer than all the rest. */
const driver = String.raw`LC_ALL=C
case $1 in
  install) body="{\"manifest\":$(cat "$ASSAY_MANIFEST"),\"plan\":\"$ASSAY_PLAN\"}" ;;
  deploy) body="{\"url\":\"$ASSAY_APP_URL\",\"env\":$ASSAY_APP_ENV}" ;;
  *) body="{\"addon_id\":\"$ASSAY_ADDON_ID\"}" ;;
esac
admin=$(cat drive/admin.json)
host=$(sed 's/.*http:..\([^:]*\):\([0-9]*\).*/\1/' <<< "$admin") port=$(sed 's/.*http:..\([^:]*\):\([0-9]*\).*/\2/' <<< "$admin")
secret=$(sed 's/.*"secret": "\([^"]*\)".*/\1/' <<< "$admin")
exec 3<> "/dev/tcp/$host/$port" || exit 2
head='POST /%s HTTP/1.0\r\nX-Admin: %s\r\nContent-Type: application/json\r\nContent-Length: %s\r\n\r\n%s'
printf "$head" "$1" "$secret" "${'$'}{#body}" "$body" >&3
read -r _ status _ <&3
while read -r line <&3 && [ "$line" != $'\r' ]; do :; done
answer=$(cat <&3)
[ "$1" = deploy ] && answer=$(sed 's/^.*"log": \["//; s/"\]}$//; s/", "/\n/g' <<< "$answer")
printf '%s\n' "$answer"
case $status in 200) [[ $1 = deploy && $answer = *"Deployment failed"* ]] && exit 1 || exit 0 ;; 500) exit 2 ;; *) exit 1 ;; esac
`;

async function started(faults: readonly string[], place: string) {
  const names = faults.length > 0 ? faults : ['none'];
  const platform = spawn('python3', [join(folder, 'run.py'), ...names, '--folder', place], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  await once(createInterface({ input: platform.stdout }), 'line');
  const path = join(place, 'platform.yaml');
  writeFileSync(join(place, 'drive.sh'), driver);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/: \.\/drive\/(\w+)$/gm, ': bash drive.sh $1'));
  return () => platform.kill('SIGTERM');
}

/** Gates several of them in one run; each has all of its faults at once. */
export async function gatedByOthers(
  platforms: Readonly<Record<string, readonly string[]>>,
  args: readonly string[] = [],
): Promise<[name: string, report: Report][]> {
  const place = mkdtempSync(join(tmpdir(), 'assay-platforms-'));
  const names = Object.keys(platforms);
  const ends = await Promise.all(names.map((name) => started(platforms[name] ?? [], join(place, name))));
  try {
    const targets = names.map((name) => ({ name, platform: `${name}/platform.yaml` }));
    writeFileSync(join(place, 'targets.yaml'), JSON.stringify({ targets }));
    await inFolder(['fleet', 'targets.yaml', '--quiet', '--timeout', '5000', ...args], place, { limit: 900_000 });
    return names.map((name) => [name, JSON.parse(readFileSync(join(place, 'assay-report', name, 'report.json'), 'utf8')) as Report]);
  } finally {
    for (const end of ends) end();
    rmSync(place, { recursive: true, force: true });
  }
}
