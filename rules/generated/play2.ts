// Written by `npm run generate`; edit its source instead.

import buildsWithSbt from '../play2/builds-with-sbt.ts';
import configResourceExists from '../play2/config-resource-exists.ts';
import forwardsAreTrusted from '../play2/forwards-are-trusted.ts';
import javaFits from '../play2/java-fits.ts';
import moduleExists from '../play2/module-exists.ts';
import moduleIsNamed from '../play2/module-is-named.ts';
import poolFits from '../play2/pool-fits.ts';
import secretIsSet from '../play2/secret-is-set.ts';
import secretKeyFitsTheVersion from '../play2/secret-key-fits-the-version.ts';

export const play2Rules = [
  buildsWithSbt,
  configResourceExists,
  forwardsAreTrusted,
  javaFits,
  moduleExists,
  moduleIsNamed,
  poolFits,
  secretIsSet,
  secretKeyFitsTheVersion,
];
