// Written by `npm run generate`; edit its source instead.

export { default as appCommitsNoNodeModules } from '../app/commits-no-node-modules.ts';
export { default as appDenoComesWithMise } from '../app/deno-comes-with-mise.ts';
export { default as appHasAStart } from '../app/has-a-start.ts';
export { default as appHealthVariablesAreNumberedFrom0 } from '../app/health-variables-are-numbered-from-0.ts';
export { default as appIgnoresNodeModules } from '../app/ignores-node-modules.ts';
export { default as appListensOn8080 } from '../app/listens-on-8080.ts';
export { default as appPackageJsonIsValid } from '../app/package-json-is-valid.ts';
export { default as appPackageManagerIsWellFormed } from '../app/package-manager-is-well-formed.ts';
export { default as appRemoteHasItsShape } from '../app/remote-has-its-shape.ts';
export { default as appSpeaksPlainHttp } from '../app/speaks-plain-http.ts';
export { default as appYarnIsCurrent } from '../app/yarn-is-current.ts';
export { default as healthEveryPathAnswers200 } from '../health/every-path-answers-200.ts';
export { default as play1ForwardsAreSupported } from '../play1/forwards-are-supported.ts';
export { default as play1ReferencesAreFed } from '../play1/references-are-fed.ts';
export { default as play1ReferencesAreWellWritten } from '../play1/references-are-well-written.ts';
export { default as play1VersionIsSupported } from '../play1/version-is-supported.ts';
export { default as play1VersionIsUnambiguous } from '../play1/version-is-unambiguous.ts';
export { default as play2BuildsWithSbt } from '../play2/builds-with-sbt.ts';
export { default as play2ConfigResourceExists } from '../play2/config-resource-exists.ts';
export { default as play2ForwardsAreTrusted } from '../play2/forwards-are-trusted.ts';
export { default as play2JavaFits } from '../play2/java-fits.ts';
export { default as play2ModuleExists } from '../play2/module-exists.ts';
export { default as play2ModuleIsNamed } from '../play2/module-is-named.ts';
export { default as play2PoolFits } from '../play2/pool-fits.ts';
export { default as play2SecretKeyFitsTheVersion } from '../play2/secret-key-fits-the-version.ts';
