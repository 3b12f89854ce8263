// Written by `npm run generate`; edit its source instead.

export { default as manifestConfigVarsArePrefixed } from '../manifest/config-vars-are-prefixed.ts';
export { default as manifestIdIsUnchanged } from '../manifest/id-is-unchanged.ts';
export { default as manifestIsAJsonObject } from '../manifest/is-a-json-object.ts';
export { default as manifestIsPlainJson } from '../manifest/is-plain-json.ts';
export { default as manifestUrlsUseHttps } from '../manifest/urls-use-https.ts';
