import { valuesOf } from '../../engine/contract/contract.ts';
import { show } from '../../engine/documents/show.ts';
import { type Application, type Fact, type Facts, fact } from '../../engine/judging/application.ts';
import { forwardedSupport } from '../play1/profile.ts';
import { selectors, versionSelector } from '../play1/version.ts';
import { buildOf, type FrameworkVersion, isFrom, releaseLine, secretKeyOf } from '../play2/build.ts';
import { configurationOf, poolOf } from '../play2/configuration.ts';
import { runFile } from '../play2/run-file.ts';

export function playFacts(application: Application): Facts {
  if (application.type === 'play1') return { ...selectedVersion(application), xForwardedSupport: xForwardedSupport(application) };
  const { version } = buildOf(application);
  const { maxConnections } = application;
  const run = runFile(application);
  return {
    ...versionFacts(version),
    configFile: fact('file' in run ? run.file : null, run.reason),
    poolSize: poolSize('verdict' in run ? run : poolOf(configurationOf(application))),
    allowedConnections:
      maxConnections === undefined
        ? fact(null, 'the contract gives no number, and --max-connections gives none')
        : fact(maxConnections, 'given with --max-connections'),
  };
}

function selectedVersion(application: Application): Facts {
  const selector = versionSelector(application);
  if ('verdict' in selector) {
    const unknown = fact(null, selector.reason);
    return { frameworkVersion: unknown, versionSource: unknown };
  }
  const { value, source, variable, file } = selector;
  const reason = `${variable ?? file} is ${show(value)}`;
  const [version, other] = selectors().get(value) ?? [];
  const doubt = other ? `, which stands for ${version} and ${other}` : version ? '' : ', which the contract does not list';
  return {
    frameworkVersion: fact(other ? null : (version ?? null), reason + doubt),
    versionSource: fact(source, reason),
  };
}

function xForwardedSupport(application: Application): Fact {
  const support = forwardedSupport(application);
  if ('verdict' in support) return fact(null, support.reason);
  const { isAll, setting } = support;
  return fact(isAll, setting ? `${setting.file}:${setting.position.line}` : `${valuesOf('runtimes').play1.forwarding.key} is not set`);
}

const java = () => valuesOf('runtimes').play2.java;

function versionFacts(version: FrameworkVersion | undefined): Facts {
  if (!version) {
    const unknown = fact(null, 'the build does not show one clear version of the sbt plugin');
    return { frameworkVersion: unknown, versionSource: unknown, secretKey: unknown, java8Required: unknown };
  }
  const line = releaseLine(version);
  const reason = `${version.variable ?? `${version.file}:${version.position?.line}`} names ${version.text}`;
  const secretKey = secretKeyOf(version);
  return {
    frameworkVersion: fact(line, reason),
    versionSource: fact(version.variable === undefined ? 'file' : 'env', reason),
    secretKey: secretKey ? fact(secretKey, `the key of the ${line} line`) : fact(null, `the contract lists no key for the ${line} line`),
    java8Required:
      version.major === 2
        ? fact(isFrom(version, java().from), `required from ${java().from} on, and this is ${line}`)
        : fact(null, 'the contract says it only for the 2.x line'),
  };
}

function poolSize(pool: ReturnType<typeof poolOf>): Fact {
  if ('verdict' in pool) return fact(null, pool.reason);
  const beside = pool.beside === undefined ? '' : `; the contract does not mention the key ${pool.beside}`;
  return fact(pool.size, pool.reason + beside);
}
