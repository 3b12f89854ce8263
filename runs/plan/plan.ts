import type { Accepting } from '../../engine/bundle/acceptance.ts';
import type { CommonRun, PlatformRun, ProviderRun } from '../../engine/recording/run-settings.ts';
import type { judgingOf, OutputPlan } from '../delivery/output.ts';
import type { BrowserWish } from './browser.ts';
import type { ChosenPlays } from './choice.ts';

/** What a run does, read once from the options of its command. From there on the plan travels, and each step reads its own part. */
export interface Plan {
  target: TargetPlan;
  judging: JudgingPlan;
  limits: LimitsPlan;
  network: NetworkPlan;
  output: OutputPlan;
  /** The lines of a report that repeat this run, or one step of it, and undo what it left. */
  lines: Record<'replay' | 'reap', (place: string) => string> & { command: string };
  /** Names this run, in its ledger and in its requests. */
  run: string;
  seed: number;
  isDryRun: boolean;
  /** The user has agreed to a run against production. */
  isConfirmed: boolean;
}

/** Whom the run meets. */
interface TargetPlan {
  /** The file that describes the target, as the user named it. */
  file: string;
  /** The variables that this file may use. */
  variables: string[];
  allowsWeakSecrets: boolean;
}

/** What is judged. */
interface JudgingPlan extends ReturnType<typeof judgingOf> {
  /** Which plays run, and why others do not. */
  part: ChosenPlays;
  /** `--only` names what to judge, so that only what shows it is played. */
  isChosen: boolean;
}

/** How long the run may take, and how much it may do. */
type LimitsPlan = Pick<CommonRun, 'timeout' | 'maxRps'> & {
  /** Seconds for the whole run. */
  deadline?: number;
  maxInstalls?: number;
};

/** How the run reaches its target, and is reached. */
export type NetworkPlan = Pick<CommonRun, 'headers' | 'ca' | 'cert' | 'key' | 'insecure' | 'browser' | 'headed'> & { allowHosts: string[] };

export interface CertifyPlan extends Plan {
  target: PartnerPlan;
  limits: LimitsPlan &
    Pick<ProviderRun, 'provisionTimeout' | 'readyWithin' | 'comeBackAfter'> & {
      /** How many installs are generated; as many as usual for such a target, if it is left out. */
      cases?: number;
    };
  network: NetworkPlan & Pick<ProviderRun, 'listen' | 'callbackUrl' | 'identify'>;
  browser: BrowserWish;
  certificate: CertificatePlan;
}

export interface PartnerPlan extends TargetPlan, Pick<ProviderRun, 'environment' | 'resource' | 'exists'> {
  /** The manifest that the marketplace has, to compare the id with. */
  previous?: string;
  /** Addresses in place of those of the manifest, each with where it was named. */
  baseUrl?: Named;
  ssoUrl?: Named;
  /** The slugs of plans that the user named. */
  plans?: string[];
}

type Named = { url: string; source: string };

/** What becomes of a run that conforms. */
export interface CertificatePlan extends Accepting {
  /** The file to write the bundle to, and the key to sign it with. */
  bundle?: string;
  key?: string;
  /** Whether the run would be accepted is printed. */
  isAsked: boolean;
}

export interface GatePlan extends Plan {
  target: TargetPlan & Pick<PlatformRun, 'plan' | 'isReadOnly'>;
  limits: LimitsPlan &
    Pick<PlatformRun, 'driverTimeout'> & {
      /** Each operation of the published document is called, and how often. */
      explore?: { cases?: number };
    };
  network: NetworkPlan & Pick<PlatformRun, 'listen' | 'applicationListen' | 'standIn'>;
  /** A person goes on with a run that was stopped. */
  isResumed: boolean;
}
