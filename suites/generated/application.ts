// Written by `npm run generate`; edit its source instead.

export { default as appCommitsNoNodeModules } from '../node/rules/commits-no-node-modules.ts';
export { default as appDenoComesWithMise } from '../node/rules/deno-comes-with-mise.ts';
export { default as appHasAStart } from '../node/rules/has-a-start.ts';
export { default as appHealthVariablesAreNumberedFrom0 } from '../application/rules/health-variables-are-numbered-from-0.ts';
export { default as appIgnoresNodeModules } from '../node/rules/ignores-node-modules.ts';
export { default as appListensOn8080 } from '../node/rules/listens-on-8080.ts';
export { default as appPackageJsonIsValid } from '../node/rules/package-json-is-valid.ts';
export { default as appPackageManagerIsWellFormed } from '../node/rules/package-manager-is-well-formed.ts';
export { default as appRemoteHasItsShape } from '../application/rules/remote-has-its-shape.ts';
export { default as appSpeaksPlainHttp } from '../node/rules/speaks-plain-http.ts';
export { default as appYarnIsCurrent } from '../node/rules/yarn-is-current.ts';
export { default as healthEveryPathAnswers200 } from '../health/rules/every-path-answers-200.ts';
export { default as play1ForwardsAreSupported } from '../play1/rules/forwards-are-supported.ts';
export { default as play1ReferencesAreFed } from '../play1/rules/references-are-fed.ts';
export { default as play1ReferencesAreWellWritten } from '../play1/rules/references-are-well-written.ts';
export { default as play1VersionIsSupported } from '../play1/rules/version-is-supported.ts';
export { default as play1VersionIsUnambiguous } from '../play1/rules/version-is-unambiguous.ts';
export { default as play2BuildsWithSbt } from '../play2/rules/builds-with-sbt.ts';
export { default as play2ConfigResourceExists } from '../play2/rules/config-resource-exists.ts';
export { default as play2ForwardsAreTrusted } from '../play2/rules/forwards-are-trusted.ts';
export { default as play2JavaFits } from '../play2/rules/java-fits.ts';
export { default as play2ModuleExists } from '../play2/rules/module-exists.ts';
export { default as play2ModuleIsNamed } from '../play2/rules/module-is-named.ts';
export { default as play2PoolFits } from '../play2/rules/pool-fits.ts';
export { default as play2SecretKeyFitsTheVersion } from '../play2/rules/secret-key-fits-the-version.ts';
