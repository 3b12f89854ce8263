import { show } from '../../documents/show.ts';
import type { Application } from '../application.ts';
import type { Fact, Facts } from '../fact.ts';
import { buildOf, type FrameworkVersion } from './build.ts';
import { configurationOf } from './configuration.ts';
import { forwardedSupport } from './forwards.ts';
import { poolOf } from './pool.ts';
import { openRun, runFile } from './run.ts';
import { isFrom, releaseLine, secretKeyOf } from './secret.ts';
import { selectors, versionSelector } from './version.ts';

/** What the platform would make of an application of the 1.x or the 2.x line. */
export function playFacts(application: Application): Facts {
  if (application.type === 'play1') return { ...selectedVersion(application), xForwardedSupport: xForwardedSupport(application) };
  const { version } = buildOf(application);
  const { maxConnections } = application;
  return {
    ...(version ? factsOf(version) : unversioned()),
    configFile: configFile(application),
    poolSize: poolSize(application),
    allowedConnections:
      maxConnections === undefined
        ? { value: null, reason: 'the contract gives no number, and --max-connections gives none' }
        : { value: maxConnections, reason: 'given with --max-connections' },
  };
}

function selectedVersion(application: Application): Facts {
  const selector = versionSelector(application);
  if ('verdict' in selector) {
    const unknown = { value: null, reason: selector.reason };
    return { frameworkVersion: unknown, versionSource: unknown };
  }
  const { value, source, variable, file } = selector;
  const reason = `${variable ?? file} is ${show(value)}`;
  const [version, other] = selectors.get(value) ?? [];
  const doubt = other ? `, which stands for ${version} and ${other}` : version ? '' : ', which the contract does not list';
  return {
    frameworkVersion: { value: other ? null : (version ?? null), reason: reason + doubt },
    versionSource: { value: source, reason },
  };
}

function xForwardedSupport(application: Application): Fact {
  const support = forwardedSupport(application);
  if ('verdict' in support) return { value: null, reason: support.reason };
  const { isAll, setting } = support;
  return { value: isAll, reason: setting ? `${setting.file}:${setting.position.line}` : 'XForwardedSupport is not set' };
}

function factsOf(version: FrameworkVersion): Facts {
  const line = releaseLine(version);
  const reason = `${version.variable ?? `${version.file}:${version.position?.line}`} names ${version.text}`;
  const secretKey = secretKeyOf(version);
  return {
    frameworkVersion: { value: line, reason },
    versionSource: { value: version.variable === undefined ? 'file' : 'env', reason },
    secretKey: {
      value: secretKey ?? null,
      reason: secretKey ? `the key of the ${line} line` : `the contract lists no key for the ${line} line`,
    },
    java8Required:
      version.major === 2
        ? { value: isFrom(version, 4), reason: `required from 2.4 on, and this is ${line}` }
        : { value: null, reason: 'the contract speaks of the 2.x line' },
  };
}

function unversioned(): Facts {
  const unknown = { value: null, reason: 'no version of the sbt plugin can be told from the build' };
  return { frameworkVersion: unknown, versionSource: unknown, secretKey: unknown, java8Required: unknown };
}

function configFile(application: Application): Fact {
  const run = runFile(application);
  return { value: 'file' in run ? run.file : null, reason: 'missing' in run ? run.missing : run.reason };
}

function poolSize(application: Application): Fact {
  const open = openRun(runFile(application));
  if (open) return { value: null, reason: open.reason };
  const pool = poolOf(configurationOf(application));
  if ('verdict' in pool) return { value: null, reason: pool.reason };
  const beside = pool.beside === undefined ? '' : `; ${pool.beside} is no key of the contract's`;
  return { value: pool.size, reason: pool.reason + beside };
}
