import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';

it('hides browsers, Java, the home and our variables, and returns the status of the command', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bare-test-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const name of ['chromium', 'google-chrome-stable', 'java', 'javascript-tool', 'tool']) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
  }
  const script = `const { HOME, PATH, ...rest } = process.env;
    console.log(JSON.stringify({ HOME, PATH, rest, tools: fs.readdirSync(PATH), home: fs.readdirSync(HOME) })); process.exit(7);`;
  const env = {
    PATH: folder,
    HOME: folder,
    CI: 'true',
    JAVA_HOME: folder,
    ASSAY_BROWSER: 'x',
    npm_config_registry: 'https://registry.example',
  };
  const { status, stdout } = spawnSync(process.execPath, ['tools/bare.mjs', process.execPath, '-e', script], { env, encoding: 'utf8' });
  const { HOME, rest, tools, home } = JSON.parse(stdout) as { HOME: string; rest: object; tools: string[]; home: string[] };
  assert.equal(status, 7);
  assert.deepEqual(
    { rest, tools: tools.sort(), home },
    { rest: { CI: 'true', npm_config_registry: env.npm_config_registry }, tools: ['javascript-tool', 'tool'], home: [] },
  );
  assert.equal(existsSync(HOME), false);
});
