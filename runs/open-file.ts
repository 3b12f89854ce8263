import { spawn } from 'node:child_process';
import { platform } from 'node:os';

/** Opens a file in whatever the system shows it with; where there is nothing, nothing happens. */
export function openFile(file: string): void {
  const [command, ...args] =
    platform() === 'darwin' ? ['open', file] : platform() === 'win32' ? ['cmd', '/c', 'start', file] : ['xdg-open', file];
  spawn(command ?? '', args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
