// Runs scripts of package.json at the same time, and prints the output of each when it ends.
import { spawn } from 'node:child_process';

const run = (script) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('close', (status) => {
      process.stderr.write(Buffer.concat(output));
      if (status !== 0) process.stderr.write(`npm run ${script} failed\n`);
      resolve(status ?? 1);
    });
  });

process.exitCode = Math.max(...(await Promise.all(process.argv.slice(2).map(run))));
