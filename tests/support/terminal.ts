import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Platform } from '../../targets/reference/platform/index.ts';
import { root } from './command.ts';
import { checkReportsIn } from './reading/claims/check.ts';

/** Something that a person is asked to do. */
export interface Task {
  kind: 'install' | 'uninstall' | 'sso' | 'deploy';
  /** The text on the screen, up to the line with the choices. */
  text: string;
}

interface Session {
  status: number | null;
  /** Everything that the screen showed. */
  screen: string;
  tasks: Task[];
}

interface Setting {
  cwd: string;
  env: Record<string, string>;
  /** Does the task, and returns what the person types; `screen` is what came after the task. */
  answer(task: Task, screen: () => string): Promise<string>;
}

const taskKinds = {
  'Install the add-on': 'install',
  'Delete the add-on': 'uninstall',
  'Open the dashboard': 'sso',
  'Deploy an application': 'deploy',
};
const taskPattern = new RegExp(`(${Object.keys(taskKinds).join('|')})[\\s\\S]*?q to stop\\.`, 'g');

/** Runs the command at a pseudo-terminal, with a person in front of it. */
export async function atTerminal(args: string[], { cwd, env, answer }: Setting): Promise<Session> {
  const line = [process.execPath, join(root, 'dist/cli/bin.js'), ...args].map((word) => `'${word}'`).join(' ');
  const child = spawn('script', ['-qfec', line, '/dev/null'], { cwd, env: { PATH: process.env.PATH, TERM: 'xterm', ...env } });
  child.stdin.on('error', () => {});
  const since = Date.now();
  const done: Task[] = [];
  let screen = '';
  const shown = () => stripVTControlCharacters(screen).replaceAll('\r', '');
  let turn = Promise.resolve();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    screen = `${screen}${text}`;
    const asked = [...shown().matchAll(taskPattern)];
    for (const [whole, start = ''] of asked.slice(done.length)) {
      const task: Task = { kind: taskKinds[start as keyof typeof taskKinds] as Task['kind'], text: whole };
      done.push(task);
      const since = () => shown().slice(shown().indexOf(whole) + whole.length);
      turn = turn.then(async () => void child.stdin.write(await answer(task, since)));
    }
  });
  const [status] = (await once(child, 'close')) as [number | null];
  await turn;
  checkReportsIn(cwd, args, since);
  return { status, screen: shown(), tasks: done };
}

/** Does the task at the console of the reference platform, and returns what to type. */
export async function clicks({ kind, text }: Task, { control }: Platform, folder: string): Promise<string> {
  const [, addon_id = ''] = /the add-on (addon_\S+)/.exec(text) ?? [];
  const [, app_url = ''] = /reached at ([^\s,]+)/.exec(text) ?? [];
  const env = Object.fromEntries([...text.matchAll(/^ {2}(CC_\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
  const answer = await fetch(`${control.url}/control/${kind}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ install: { plan: 'test' }, uninstall: { addon_id }, sso: { addon_id }, deploy: { app_url, env } }[kind]),
  });
  const { outcome, log } = (await answer.json()) as { outcome?: string; log?: string[] };
  if (kind !== 'deploy') return answer.ok ? '\r' : 'r\r';
  const file = `deployment-${Date.now()}.log`;
  writeFileSync(join(folder, file), `${log?.join('\n')}\n`);
  return `${outcome === 'succeeded' ? 'd' : 'r'} ${file}\r`;
}
