// Runs a command as on a machine with nothing but Node and the tools of the system: no browser, no Java, no Redis, no Go or PHP, an empty home, none of our variables.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const hidden =
  /^(chrom(e|ium)|google-chrome|firefox|msedge|microsoft-edge|java|javac|allure|docker|podman|kubectl|redis-server|valkey-server|go|php|ruby)(\b|_|$)/;
/** npm may not reach its registry without its settings and those of the network. */
const kept = /^(LANG|LC_ALL|TERM|TMPDIR|CI|NO_COLOR|npm_config_.*|https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_.*|SystemRoot)$/i;

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  process.stderr.write('usage: node tools/bare.mjs COMMAND [ARGUMENT …]\n');
  process.exit(2);
}

const place = mkdtempSync(join(tmpdir(), 'assay-bare-'));
const [bin, home] = ['bin', 'home'].map((name) => join(place, name));
try {
  for (const folder of [bin, home]) mkdirSync(folder);
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter((name) => existsSync(name)))
    for (const name of readdirSync(folder))
      if (!hidden.test(name) && !existsSync(join(bin, name))) symlinkSync(join(folder, name), join(bin, name));
  const settings = join(homedir(), '.npmrc');
  if (existsSync(settings)) copyFileSync(settings, join(home, '.npmrc'));
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name)));
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...env, HOME: home, PATH: bin } });
  if (error) throw error;
  process.exitCode = status ?? 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}
