import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Variables = Record<string, string>;

interface Step {
  run?: string;
  if?: string;
  env?: Variables;
}

export interface GithubJob {
  env?: Variables;
  strategy?: { matrix: Record<string, number[]> };
  steps: Step[];
}

interface Workflow {
  env?: Variables;
  jobs: Record<string, GithubJob>;
}

interface GitlabJob {
  extends?: string;
  variables?: Variables;
  parallel?: number;
  before_script?: string[];
  script?: string[];
  after_script?: string[];
}

/** How a job ended, and all that it printed. */
export interface JobEnd {
  status: number;
  text: string;
}

/** Where a job runs, and the values that its CI has. */
export interface Place {
  folder: string;
  env?: Variables;
  /** The values of expressions such as `inputs.accept`, `secrets.API_TOKEN` and `matrix.shard`. */
  known?: Variables;
  /** Whether a step is already done, such as the installation. */
  isDone?: (script: string) => boolean;
}

/** Runs a script in a shell that has only PATH and these variables. */
function sh(shell: string[], script: string, { folder, env = {} }: Place): Promise<JobEnd> {
  const [program = '', ...flags] = shell;
  const child = spawn(program, [...flags, script], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status: status ?? -1, text }));
  });
}

const bash = ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c'];

/** Runs a line that the owner of the repository types. */
export const typed = (line: string, place: Place): Promise<JobEnd> => sh(bash, line, place);

/** Fills in the expressions of a text; only the kinds that our files use are known. */
function evaluated(text: string, known: Variables): string {
  const value = text.replace(
    /\$\{\{ ([\w.-]+)(?: \|\| '([^']*)')? \}\}/g,
    (_all, name: string, otherwise = '') => known[name] || otherwise,
  );
  if (value.includes('${{')) throw new Error(`an expression that this test does not know: ${value}`);
  return value;
}

const evaluatedAll = (variables: Variables = {}, known: Variables = {}): Variables =>
  Object.fromEntries(Object.entries(variables).map(([name, text]) => [name, evaluated(String(text), known)]));

/** Runs the shell steps of a GitHub job; after a failure, only those with `always()`. */
export async function githubSteps(steps: readonly Step[], place: Place): Promise<JobEnd> {
  const end: JobEnd = { status: 0, text: '' };
  for (const { run, if: condition = '', env } of steps) {
    if (run === undefined || place.isDone?.(run)) continue;
    if (end.status !== 0 && !condition.includes('always()')) continue;
    const own = { GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary', ...place.env };
    const { status, text } = await sh(bash, run, { ...place, env: { ...own, ...evaluatedAll(env, place.known) } });
    end.status ||= status;
    end.text += text;
  }
  return end;
}

const github = '.github/workflows/assay.yml';

/** Runs a job of the workflow in a repository; the entries of a matrix run one after the other, and the first failure is the status. */
export async function githubJob(name: string, place: Place): Promise<JobEnd> {
  const workflow = parse(readFileSync(join(place.folder, github), 'utf8')) as Workflow;
  const job = workflow.jobs[name];
  if (!job) throw new Error(`no job ${name} in ${github}`);
  const [[key = '', values] = []] = Object.entries(job.strategy?.matrix ?? {});
  const end: JobEnd = { status: 0, text: '' };
  for (const value of values ?? ['']) {
    const known = { ...place.known, [`matrix.${key}`]: String(value) };
    const env = { ...evaluatedAll({ ...workflow.env, ...job.env }, known), ...place.env };
    const { status, text } = await githubSteps(job.steps, { ...place, known, env });
    end.status ||= status;
    end.text += text;
  }
  return end;
}

/** A job merged with the one that it extends: maps are merged, lists and values are replaced. */
function resolved(jobs: Record<string, GitlabJob>, name: string): GitlabJob {
  const job = jobs[name];
  if (!job) throw new Error(`no job ${name}`);
  return job.extends === undefined ? job : (joined(resolved(jobs, job.extends), job) as GitlabJob);
}

function joined(base: object, over: object): object {
  const isMap = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
  const own = Object.entries(over).map(([key, value]): [string, unknown] => {
    const below: unknown = base[key as keyof typeof base];
    return [key, isMap(value) && isMap(below) ? joined(below, value) : value];
  });
  return { ...base, ...Object.fromEntries(own) };
}

/** Fills in the variables that other variables name. */
const expanded = (variables: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).map(([name, text]) => [
      name,
      text.replace(/\$\{?(\w+)\}?/g, (_all, other: string) => variables[other] ?? ''),
    ]),
  );

/** Runs a job of GitLab: before_script and script in one shell, after_script in another one, which does not change the status. */
export async function gitlabJob(name: string, text: string, place: Place, shell = bash): Promise<JobEnd> {
  const {
    variables = {},
    parallel = 1,
    before_script = [],
    script = [],
    after_script = [],
  } = resolved(parse(text) as Record<string, GitlabJob>, name);
  const end: JobEnd = { status: 0, text: '' };
  for (let index = 1; index <= parallel; index += 1) {
    const own = { GITLAB_CI: 'true', CI_NODE_INDEX: `${index}`, CI_NODE_TOTAL: `${parallel}` };
    const env = { ...own, ...expanded({ ...variables, ...place.env }) };
    const lines = [...before_script, ...script].filter((line) => !place.isDone?.(line));
    const main = await sh(shell, lines.join('\n'), { ...place, env });
    const after = await sh(shell, after_script.join('\n'), { ...place, env });
    end.status ||= main.status;
    end.text += main.text + after.text;
  }
  return end;
}

export const gitlabFile = (folder: string): string => readFileSync(join(folder, '.gitlab-ci.yml'), 'utf8');

export const isLeft = ({ folder }: Place, path: string): boolean => existsSync(join(folder, path));
