import { applicationFaults } from '../application/faults.ts';
import { repositoryFaults } from '../application/repository.faults.ts';
import { clientFaults } from '../client/faults/index.ts';
import { manifestFaults } from '../manifest/faults.ts';
import { partnerFaults } from './partner-faults.ts';
import { platformFaults } from './platform-faults.ts';

export interface Fault {
  /** Requirements that must notice. */
  breaks: string[];
  /** Requirements that may notice as well. */
  may?: string[];
}

/** Every fault, by the kind of target: the proof must have all of them. */
export const faults: Record<string, Record<string, Fault>> = {
  provider: { ...manifestFaults, ...partnerFaults },
  platform: platformFaults,
  application: { ...repositoryFaults, ...applicationFaults },
  client: clientFaults,
};
