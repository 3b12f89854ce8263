import type { Application } from '../application.ts';
import type { Fact, Facts } from '../fact.ts';
import { packageValue } from '../package-json.ts';
import { buildTool } from './build-tool.ts';
import { isRegistryHost } from './registry.ts';
import { nodeVersion, runtime, toolVersions } from './versions.ts';

const buildPhase = ['preinstall', 'install', 'postinstall'];
const runPhase = ['prestart', 'start', 'poststart'];

/** What the platform would do with a JavaScript application. */
export function nodeFacts(application: Application): Facts {
  const tool = buildTool(application);
  return {
    entry: entry(application),
    buildTool: { value: tool.value, reason: tool.reason },
    runtime: runtime(tool),
    ...nodeVersion(application),
    ...toolVersions(application),
    devDependencies: devDependencies(application),
    buildScripts: scripts(application, buildPhase, 'the build phase'),
    runScripts: scripts(application, runPhase, 'the run phase'),
    ...registry(application),
  };
}

const isCommand = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function entry(application: Application): Fact {
  const hasMain = isCommand(packageValue(application, '/main'));
  if (isCommand(packageValue(application, '/scripts/start')))
    return {
      value: 'scripts.start',
      reason: hasMain ? 'the start script belongs to the run phase; main is there too' : 'the start script',
    };
  return hasMain
    ? { value: 'main', reason: 'no start script is there' }
    : { value: null, reason: 'neither scripts.start nor main is there' };
}

function scripts(application: Application, names: string[], phase: string): Fact {
  const there = names.filter((name) => isCommand(packageValue(application, `/scripts/${name}`)));
  return { value: there, reason: `${phase} runs ${names.join(', ')} where they are there` };
}

/** Where packages come from, and by which credentials; their values are nobody's to see. */
function registry({ env }: Application): { registry: Fact; registryCredentials: Fact } {
  const given = ['NPM_TOKEN', 'CC_NPM_BASIC_AUTH'].filter((name) => env[name] !== undefined);
  const [only = null] = given;
  const host = env.CC_NPM_REGISTRY;
  return {
    registry: registryHost(host),
    registryCredentials:
      given.length > 1
        ? { value: null, reason: `the contract does not say which of ${given.join(' and ')} is used` }
        : { value: only, reason: only === null ? 'neither NPM_TOKEN nor CC_NPM_BASIC_AUTH is set' : `${only} is set` },
  };
}

/** A value that is no host may hold credentials. */
function registryHost(value: string | undefined): Fact {
  if (value === undefined) return { value: null, reason: 'CC_NPM_REGISTRY is not set' };
  return isRegistryHost(value)
    ? { value, reason: 'CC_NPM_REGISTRY' }
    : { value: null, reason: 'CC_NPM_REGISTRY has a value that the contract does not know' };
}

/** The variable of its own decides, then NODE_ENV, of which the contract knows two states. */
function devDependencies({ env }: Pick<Application, 'env'>): Fact {
  const { CC_NODE_DEV_DEPENDENCIES: choice, NODE_ENV: mode } = env;
  if (choice === 'install' || choice === 'ignore') return { value: choice === 'install', reason: `CC_NODE_DEV_DEPENDENCIES is ${choice}` };
  if (choice !== undefined) return { value: null, reason: 'CC_NODE_DEV_DEPENDENCIES has a value that the contract does not know' };
  if (mode === undefined) return { value: true, reason: 'neither CC_NODE_DEV_DEPENDENCIES nor NODE_ENV is set' };
  if (mode === 'production') return { value: false, reason: 'NODE_ENV is production' };
  return { value: null, reason: 'the contract does not say what holds for this NODE_ENV' };
}
