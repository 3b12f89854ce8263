import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { platformFaults } from '../../suites/registry/platform-faults.ts';
import type { Decisions } from '../../targets/reference/platform/index.ts';
import { bin, run } from '../support/command.ts';
import { withPlatform } from '../support/gating.ts';
import { reportIn } from '../support/reading/reports.ts';

/** Starts the folder at an address of its own, has the platform deploy it, and prints the log of both. */
const driver = (deploy: string) => `#!/bin/sh
log=$(mktemp); port=$(node -e "const s=require('net').createServer().listen(0,'127.0.0.2',()=>{process.stdout.write(String(s.address().port));s.close()})")
eval "$(node -e 'for (const [n, v] of Object.entries(JSON.parse(process.env.ASSAY_APP_ENV))) if (n.startsWith("ASSAY_")) process.stdout.write("export " + n + "=\\x27" + v.replaceAll("\\x27", "") + "\\x27\\n")')"
HOST=127.0.0.2 PORT=$port node "$ASSAY_APP_DIR/server.mjs" > "$log" 2>&1 & app=$!
until grep -q started "$log"; do kill -0 $app || exit 2; sleep 0.05; done
ASSAY_APP_URL="http://127.0.0.2:$port" ${deploy}
status=$?
kill $app; wait $app 2> /dev/null
cat "$log"; rm "$log"
exit $status
`;

async function gated(decisions: Partial<Decisions>, args: string[]) {
  return withPlatform({ decisions }, async ({ platform, folder, drive }) => {
    writeFileSync(join(folder, 'deploy.sh'), driver(platform.configuration().drive.deploy));
    drive({ deploy: 'sh deploy.sh' });
    const file = join(folder, 'platform.yaml');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), application: 'sample' }));
    const ended = await run(bin, ['gate', 'platform.yaml', '--quiet', ...args], folder, { env: platform.environment, limit: 150_000 });
    return { ...ended, report: reportIn(folder) };
  });
}

test('the sample application, deployed at a second address, is judged without our stand-in', { tag: '@prove' }, async () => {
  const { status, stdout, stderr, report } = await gated({}, ['--only', 'health/*']);
  expect(status, stdout + stderr).toBe(0);
  const rows = report.requirements.filter(({ id }) => id.startsWith('health/'));
  expect(rows.filter(({ verdict }) => verdict !== 'pass').map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
  const deployments = report.recordings.flatMap(({ observations }) => observations.flatMap(({ deployment }) => deployment ?? []));
  expect(deployments.length).toBeGreaterThan(10);
  for (const { requests, log } of deployments) {
    expect(requests.length).toBeGreaterThan(0);
    expect(log).not.toContain('assay-sample');
  }
});

test('the sample application also reveals a fault of the health check', { tag: '@prove' }, async () => {
  const { status, report } = await gated(platformFaults['health-asks-by-head']?.platform ?? {}, ['--only', 'health/uses-get']);
  expect(status).toBe(1);
  expect(report.requirements.find(({ id }) => id === 'health/uses-get')?.verdict).toBe('fail');
});
