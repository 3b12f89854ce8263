// Written by `npm run generate`; edit its source instead.

import basicAuthIsWellFormed from '../app/basic-auth-is-well-formed.ts';
import buildToolIsCurrent from '../app/build-tool-is-current.ts';
import buildToolIsKnown from '../app/build-tool-is-known.ts';
import commitsNoNodeModules from '../app/commits-no-node-modules.ts';
import customBuildToolIsGiven from '../app/custom-build-tool-is-given.ts';
import denoComesWithMise from '../app/deno-comes-with-mise.ts';
import devDependenciesAreChosenRight from '../app/dev-dependencies-are-chosen-right.ts';
import doesNotLoopOnHttps from '../app/does-not-loop-on-https.ts';
import endsGracefully from '../app/ends-gracefully.ts';
import hasAStart from '../app/has-a-start.ts';
import healthVariablesAreNumberedFrom0 from '../app/health-variables-are-numbered-from-0.ts';
import ignoresNodeModules from '../app/ignores-node-modules.ts';
import listensOn8080 from '../app/listens-on-8080.ts';
import listensOnAllInterfaces from '../app/listens-on-all-interfaces.ts';
import nodeVersionIsWellFormed from '../app/node-version-is-well-formed.ts';
import packageJsonIsValid from '../app/package-json-is-valid.ts';
import packageManagerIsWellFormed from '../app/package-manager-is-well-formed.ts';
import redirectsToHttps from '../app/redirects-to-https.ts';
import registryHasCredentials from '../app/registry-has-credentials.ts';
import registryIsAHost from '../app/registry-is-a-host.ts';
import remoteHasItsShape from '../app/remote-has-its-shape.ts';
import runsInProduction from '../app/runs-in-production.ts';
import speaksPlainHttp from '../app/speaks-plain-http.ts';
import yarnIsCurrent from '../app/yarn-is-current.ts';

export const appRules = [
  basicAuthIsWellFormed,
  buildToolIsCurrent,
  buildToolIsKnown,
  commitsNoNodeModules,
  customBuildToolIsGiven,
  denoComesWithMise,
  devDependenciesAreChosenRight,
  doesNotLoopOnHttps,
  endsGracefully,
  hasAStart,
  healthVariablesAreNumberedFrom0,
  ignoresNodeModules,
  listensOn8080,
  listensOnAllInterfaces,
  nodeVersionIsWellFormed,
  packageJsonIsValid,
  packageManagerIsWellFormed,
  redirectsToHttps,
  registryHasCredentials,
  registryIsAHost,
  remoteHasItsShape,
  runsInProduction,
  speaksPlainHttp,
  yarnIsCurrent,
];
