import { valuesOf } from '../../contract/contract.ts';
import { type Application, type Fact, type Facts, fact } from '../application.ts';
import { declaredManager, packageValue } from '../package-json.ts';
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
  const given = application.env.CC_NODE_VERSION;
  if (typeof engines === 'string' && engines.trim() !== '')
    return facts(engines, 'engines', `engines.node of package.json${given === undefined ? '' : ' wins over CC_NODE_VERSION'}`);
  if (given === undefined) return facts(defaults().node, 'default', 'the default: neither engines.node nor CC_NODE_VERSION is set');
  return isNodeVersion(given)
    ? facts(given, 'env', 'CC_NODE_VERSION')
    : facts(null, 'env', 'CC_NODE_VERSION has a value that the contract does not know');
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
function registry({ env: { CC_NPM_REGISTRY: value } }: Application): Fact {
  if (value === undefined) return fact(null, 'CC_NPM_REGISTRY is not set');
  return isRegistryHost(value) ? fact(value, 'CC_NPM_REGISTRY') : fact(null, 'CC_NPM_REGISTRY has a value that the contract does not know');
}

/** The variable with the credentials of the registry, never its value. */
function registryCredentials({ env }: Application): Fact {
  const [given, other] = ['NPM_TOKEN', 'CC_NPM_BASIC_AUTH'].filter((name) => env[name] !== undefined);
  if (given === undefined) return fact(null, 'neither NPM_TOKEN nor CC_NPM_BASIC_AUTH is set');
  return other === undefined
    ? fact(given, `${given} is set`)
    : fact(null, `the contract does not say which of ${given} and ${other} is used`);
}

/** CC_NODE_DEV_DEPENDENCIES decides, then NODE_ENV; the contract covers only its absence and `production`. */
export function devDependencies({ env: { CC_NODE_DEV_DEPENDENCIES: choice, NODE_ENV: mode } }: Application): Fact {
  const { mode: production, dev_dependencies: known } = valuesOf('runtimes').node;
  if (choice === known.install || choice === known.ignore) return fact(choice === known.install, `CC_NODE_DEV_DEPENDENCIES is ${choice}`);
  if (choice !== undefined) return fact(null, 'CC_NODE_DEV_DEPENDENCIES has a value that the contract does not know');
  if (mode === undefined) return fact(true, 'neither CC_NODE_DEV_DEPENDENCIES nor NODE_ENV is set');
  if (mode === production) return fact(false, `NODE_ENV is ${production}`);
  return fact(null, 'the contract does not say what happens with this NODE_ENV');
}
