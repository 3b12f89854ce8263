// Written by `npm run generate`; edit its source instead.

import basicAuthIsWellFormed from '../app/basic-auth-is-well-formed.ts';
import buildToolIsCurrent from '../app/build-tool-is-current.ts';
import buildToolIsKnown from '../app/build-tool-is-known.ts';
import commitsNoNodeModules from '../app/commits-no-node-modules.ts';
import customBuildToolIsGiven from '../app/custom-build-tool-is-given.ts';
import denoComesWithMise from '../app/deno-comes-with-mise.ts';
import devDependenciesAreChosenRight from '../app/dev-dependencies-are-chosen-right.ts';
import hasAStart from '../app/has-a-start.ts';
import healthVariablesAreNumberedFrom0 from '../app/health-variables-are-numbered-from-0.ts';
import ignoresNodeModules from '../app/ignores-node-modules.ts';
import nodeVersionIsWellFormed from '../app/node-version-is-well-formed.ts';
import packageJsonIsValid from '../app/package-json-is-valid.ts';
import packageManagerIsWellFormed from '../app/package-manager-is-well-formed.ts';
import registryHasCredentials from '../app/registry-has-credentials.ts';
import registryIsAHost from '../app/registry-is-a-host.ts';
import remoteHasItsShape from '../app/remote-has-its-shape.ts';
import runsInProduction from '../app/runs-in-production.ts';
import yarnIsCurrent from '../app/yarn-is-current.ts';

export const appRules = [
  basicAuthIsWellFormed,
  buildToolIsCurrent,
  buildToolIsKnown,
  commitsNoNodeModules,
  customBuildToolIsGiven,
  denoComesWithMise,
  devDependenciesAreChosenRight,
  hasAStart,
  healthVariablesAreNumberedFrom0,
  ignoresNodeModules,
  nodeVersionIsWellFormed,
  packageJsonIsValid,
  packageManagerIsWellFormed,
  registryHasCredentials,
  registryIsAHost,
  remoteHasItsShape,
  runsInProduction,
  yarnIsCurrent,
];
