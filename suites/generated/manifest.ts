// Written by `npm run generate`; edit its source instead.

export { default as manifestConfigVarsArePrefixed } from '../manifest/rules/config-vars-are-prefixed.ts';
export { default as manifestIdIsUnchanged } from '../manifest/rules/id-is-unchanged.ts';
export { default as manifestIsAJsonObject } from '../manifest/rules/is-a-json-object.ts';
export { default as manifestIsPlainJson } from '../manifest/rules/is-plain-json.ts';
export { default as manifestUrlsUseHttps } from '../manifest/rules/urls-use-https.ts';
