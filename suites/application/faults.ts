import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Decisions } from '../../targets/reference/application/decisions.ts';

export interface ApplicationFault {
  /** The requirement that must notice. */
  breaks: [RequirementId];
  /** Requirements that may notice as well. */
  may?: RequirementId[];
  /** A part of its message. */
  got: string;
  application: Partial<Decisions>;
  /** Whether it shows only when Assay starts the application. */
  needsStart?: true;
}

const defineFault = (fault: ApplicationFault): ApplicationFault => fault;

const loopback = defineFault({
  breaks: ['app/listens-on-all-interfaces'],
  got: 'a refused connection',
  application: { host: '127.0.0.1' },
});

/** The health-check path that tests configure. */
export const healthPath = '/health';

const unhealthy = (status: number) =>
  defineFault({ breaks: ['health/every-path-answers-200'], got: `status ${status}`, application: { statuses: { [healthPath]: status } } });

/** The reference application with one decision replaced. */
export const applicationFaults: Record<string, ApplicationFault> = {
  'listens-on-loopback': loopback,
  'started-on-loopback': { ...loopback, needsStart: true },
  'listens-on-another-port': defineFault({
    breaks: ['app/listens-on-8080'],
    got: 'listens on port',
    application: { port: 0 },
    needsStart: true,
  }),
  'crashes-at-the-start': defineFault({
    breaks: ['app/listens-on-8080'],
    got: 'ended with status 1 before it listened',
    application: { crashes: true },
    needsStart: true,
  }),
  'speaks-https': defineFault({ breaks: ['app/speaks-plain-http'], got: 'speaks TLS', application: { tls: true } }),
  'healthy-without-content': unhealthy(204),
  'healthy-elsewhere': unhealthy(301),
  unhealthy: unhealthy(500),
  'health-never-answers': defineFault({
    breaks: ['health/every-path-answers-200'],
    got: 'nothing: ',
    application: { silent: [healthPath] },
  }),
  'never-answers': defineFault({
    breaks: ['health/every-path-answers-200'],
    got: 'nothing: ',
    application: { silent: ['/', healthPath] },
  }),
  'loops-behind-the-front': defineFault({
    breaks: ['app/does-not-loop-on-https'],
    may: ['health/every-path-answers-200'],
    got: 'a redirect after each redirect',
    application: { redirectsBy: 'connection', statuses: {} },
  }),
  'ignores-sigterm': defineFault({
    breaks: ['app/ends-gracefully'],
    got: 'still runs',
    application: { ignores: ['SIGTERM'] },
    needsStart: true,
  }),
  'has-no-handler-for-errors': defineFault({
    breaks: ['app/ends-gracefully'],
    got: 'none: Node ends the application at once',
    application: { unhandled: ['uncaughtException', 'unhandledRejection'] },
    needsStart: true,
  }),
  'goes-on-after-a-rejection': defineFault({
    breaks: ['app/ends-gracefully'],
    got: 'still runs',
    application: { ignores: ['unhandledRejection'] },
    needsStart: true,
  }),
  'ends-without-a-word': defineFault({
    breaks: ['app/ends-gracefully'],
    got: 'nothing on standard output',
    application: { isSilentAtTheEnd: true },
    needsStart: true,
  }),
  'leaves-a-child': defineFault({
    breaks: ['app/ends-gracefully'],
    got: 'sleep left behind',
    application: { leavesChild: true },
    needsStart: true,
  }),
  'drops-what-is-open': defineFault({
    breaks: ['app/ends-gracefully'],
    got: 'a closed connection',
    application: { isHasty: true },
    needsStart: true,
  }),
};
