import { valuesOf } from '../../../../engine/contract/contract.ts';
import { type Application, type Fact, type Facts, fact } from '../../../../engine/judging/application.ts';
import { declaredManager, packageValue } from '../package-json.ts';
import { given, variableFor } from '../variables.ts';
import { type BuildTool, buildTool } from './build-tool.ts';
import { denoEntry } from './mise.ts';

const defaults = () => valuesOf('runtimes').node.default_versions;
const buildPhase = ['preinstall', 'install', 'postinstall'];
const runPhase = ['prestart', 'start', 'poststart'];

export function nodeFacts(application: Application): Facts {
  const tool = buildTool(application);
  return {
    entry: entry(application),
    buildTool: fact(tool.value, tool.reason),
    runtime: runtime(tool),
    ...nodeVersion(application),
    ...toolVersions(application, tool),
    devDependencies: devDependencies(application),
    buildScripts: scripts(application, buildPhase, 'the build phase'),
    runScripts: scripts(application, runPhase, 'the run phase'),
    registry: registry(application),
    registryCredentials: registryCredentials(application),
  };
}

const isCommand = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function entry(application: Application): Fact {
  const hasMain = isCommand(packageValue(application, '/main'));
  if (isCommand(packageValue(application, '/scripts/start')))
    return fact('scripts.start', hasMain ? 'the run phase runs the start script; package.json has main too' : 'the start script');
  return hasMain ? fact('main', 'package.json has no start script') : fact(null, 'neither scripts.start nor main is set');
}

function scripts(application: Application, names: string[], phase: string): Fact {
  const found = names.filter((name) => isCommand(packageValue(application, `/scripts/${name}`)));
  return fact(found, `${phase} runs those of ${names.join(', ')} that package.json has`);
}

function runtime({ value, mayBe }: BuildTool): Fact {
  if (value === 'bun') return fact('bun', 'Bun is the package manager and the runtime');
  if (value === null && mayBe.includes('bun')) return fact(null, 'the build tool is not known, and may be Bun');
  return fact('node', 'Bun is not chosen');
}

export const isNodeVersion = (text: string): boolean => /^\d+(\.\d+){0,2}$/.test(text);

/** engines.node wins over the variable, and the variable over the default. */
function nodeVersion(application: Application): Facts {
  const facts = (value: string | null, source: 'engines' | 'env' | 'default', reason: string) => ({
    nodeVersion: fact(value, reason),
    nodeVersionSource: fact(source, reason),
  });
  const engines = packageValue(application, '/engines/node');
  const variable = variableFor('node_version');
  const chosen = given(application, 'node_version');
  if (typeof engines === 'string' && engines.trim() !== '')
    return facts(engines, 'engines', `engines.node of package.json${chosen === undefined ? '' : ` wins over ${variable}`}`);
  if (chosen === undefined) return facts(defaults().node, 'default', `the default: neither engines.node nor ${variable} is set`);
  return isNodeVersion(chosen)
    ? facts(chosen, 'env', variable)
    : facts(null, 'env', `${variable} has a value that the contract does not know`);
}

/** A version that package.json declares for an unused package manager is null. */
function toolVersions(application: Application, tool: BuildTool): Facts {
  const declared = declaredManager(application);
  const versionOf = (manager: 'pnpm' | 'yarn', tools: string[]): Fact => {
    if (declared?.name !== manager) return fact(null, `packageManager does not name ${manager}`);
    const isUsed = tool.value === null || !tool.isChosen || tools.includes(tool.value);
    return isUsed
      ? fact(declared.version, 'packageManager of package.json')
      : fact(null, `packageManager declares a version, but the build tool is ${tool.value}`);
  };
  const deno = denoEntry(application);
  return {
    bunVersion: tool.value === 'bun' ? fact(defaults().bun, 'the latest on the platform') : fact(null, 'Bun is not chosen'),
    pnpmVersion: versionOf('pnpm', ['pnpm']),
    yarnVersion: versionOf('yarn', ['yarn-berry', 'yarn', 'yarn2']),
    denoVersion: 'version' in deno ? fact(deno.version, 'mise.toml') : fact(null, deno.problem?.got ?? 'there is no mise.toml'),
  };
}

const host = /^([\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*\.?|\[[\da-f:.]+\])(:\d{1,5})?$/iu;

export const isRegistryHost = (value: string): boolean => host.test(value);

/** A value that is not a host may hold credentials, so it is not shown. */
function registry(application: Application): Fact {
  const variable = variableFor('npm_registry');
  const value = given(application, 'npm_registry');
  if (value === undefined) return fact(null, `${variable} is not set`);
  return isRegistryHost(value) ? fact(value, variable) : fact(null, `${variable} has a value that the contract does not know`);
}

/** The variable with the credentials of the registry, never its value. */
function registryCredentials({ env }: Application): Fact {
  const names = [variableFor('npm_token'), variableFor('npm_credentials')];
  const [first, other] = names.filter((name) => env[name] !== undefined);
  if (first === undefined) return fact(null, `neither ${names.join(' nor ')} is set`);
  return other === undefined
    ? fact(first, `${first} is set`)
    : fact(null, `the contract does not say which of ${first} and ${other} is used`);
}

/** The variable `dev_dependencies` decides, then `mode`; the contract covers only its absence and production. */
export function devDependencies(application: Pick<Application, 'env'>): Fact {
  const { mode: production, dev_dependencies: known } = valuesOf('runtimes').node;
  const { dev_dependencies: variable, mode: modeVariable } = valuesOf('variables');
  const choice = given(application, 'dev_dependencies');
  const mode = given(application, 'mode');
  if (choice === known.install || choice === known.ignore) return fact(choice === known.install, `${variable} is ${choice}`);
  if (choice !== undefined) return fact(null, `${variable} has a value that the contract does not know`);
  if (mode === undefined) return fact(true, `neither ${variable} nor ${modeVariable} is set`);
  if (mode === production) return fact(false, `${modeVariable} is ${production}`);
  return fact(null, `the contract does not say what happens with this ${modeVariable}`);
}
