import { authentication } from './authentication.ts';
import { callback } from './callback.ts';
import type { Decisions } from './decisions.ts';
import { deprovisioning } from './deprovisioning.ts';
import { panel } from './panel.ts';
import { provisioning } from './provisioning.ts';
import { signingOn } from './sign-on.ts';
import { wire } from './wire.ts';

export const conforming: Decisions = {
  ...wire,
  ...authentication,
  ...provisioning,
  ...callback,
  ...deprovisioning,
  ...signingOn,
  ...panel,
};
