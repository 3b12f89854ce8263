import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { main } from '../../../cli/main.ts';
import { json } from '../../../reporters/json.ts';
import { deliverOverview } from '../../../runs/fleet/overview.ts';
import type { Io } from '../../../runs/run.ts';
import { manifest } from '../../../targets/reference/documents/manifest.ts';
import { thirtyNights } from '../../support/nights.ts';
import { repaired, sample } from '../reporters/test-reports.ts';

const columns = 40;
const cwd = mkdtempSync(join(tmpdir(), 'assay-width-'));
after(() => rmSync(cwd, { recursive: true }));
const files = {
  'manifest.json': manifest,
  'client.yaml': 'client: { name: a-client, kind: cli }\ncommands: { getSelf: curl }\n',
  'targets.yaml': 'targets: [{ name: one, manifest: manifest.json }, { name: two, manifest: missing-manifest.json }]\n',
  'before.json': json(repaired()),
  'after.json': json(sample()),
  'deploy.log': 'Response from GET /health is 503\nHealth check failed:\n- GET /health returned 503.\n',
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);

const said: string[] = [];
const io: Io = {
  ...{ out: (text: string) => said.push(text), err: (text: string) => said.push(text) },
  ...{ env: {}, cwd, color: false, version: '0', columns, interruption: () => new AbortController().signal },
  ...{ confirm: async () => undefined, terminal: () => undefined, stdin: async () => '' },
};

/** A word that is wider, such as an address, stays whole. */
const wideLines = (text: string) => text.split('\n').filter((line) => line.length > columns && /\S\s+\S/.test(line.slice(0, columns)));

async function shown(what: () => unknown): Promise<string> {
  said.length = 0;
  await what();
  return said.join('\n');
}

describe('what a command prints fits the width of the terminal', () => {
  for (const line of ['client client.yaml --dry-run', 'report before.json after.json', 'fleet targets.yaml --dry-run', 'log deploy.log'])
    it(`assay ${line}`, async () => {
      const text = await shown(() => main(line.split(' '), io));
      assert.ok(text.split('\n').length > 3, text);
      assert.deepEqual(wideLines(text), []);
    });

  it('the lines of a fleet', async () => {
    const text = await shown(() =>
      thirtyNights()
        .slice(-1)
        .map((overview) => deliverOverview(overview, { out: 'assay-report', quiet: false }, io)),
    );
    assert.ok(text.split('\n').length > 3, text);
    assert.deepEqual(wideLines(text), []);
  });
});

it('assay log says what to change as other reports do', async () => {
  assert.match(await shown(() => main(['log', 'deploy.log'], { ...io, columns: 200 })), /^ {5}What to change: /m);
});
