import { access } from './access.ts';
import { client } from './client.ts';
import type { Decisions } from './decisions.ts';
import { deployment } from './deployment.ts';
import { deprovisioning } from './deprovisioning.ts';
import { provisioning } from './provisioning.ts';
import { published } from './published.ts';
import { resources } from './resources.ts';
import { signOn } from './sign-on.ts';
import { signature } from './signature.ts';
import { tokenFlow } from './token-flow.ts';
import { vendor } from './vendor.ts';
import { wire } from './wire.ts';

export const conforming: Decisions = {
  ...wire,
  ...signature,
  ...access,
  ...tokenFlow,
  ...resources,
  ...published,
  ...vendor,
  ...client,
  ...provisioning,
  ...deprovisioning,
  ...signOn,
  ...deployment,
};
