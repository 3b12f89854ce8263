import { type Requirement, requirements } from '../../engine/catalogue/catalogue.ts';
import { withoutSecretsOf } from '../../engine/judging/report.ts';
import { createRedactor } from '../../engine/redaction/redactor.ts';
import { fold } from '../../reporters/fold.ts';
import { healthyText, isHealthy } from '../../suites/health/deployments.ts';
import { type KnownError, knownErrors } from '../../suites/health/known-errors.ts';
import { type SavedLog, savedLog } from '../../suites/health/saved-log.ts';
import { healthPaths, healthVariables } from '../../suites/shared/application/health.ts';
import { secretVariables } from '../../suites/shared/application/secrets.ts';
import { deliver } from '../delivery/output.ts';
import { reporterNames } from '../delivery/publish.ts';
import { readText } from '../files.ts';
import { type Arguments, type Io, printable } from '../run.ts';
import { givenVariables } from './load.ts';
import { logReport } from './log-report.ts';

const MAX_LOG_BYTES = 64 * 1024 * 1024;

/** Judges a saved log: lines of the platform, and answers of the application; a report is written only if it is asked for. */
export async function judgeLog(args: Arguments['log'], io: Io): Promise<number> {
  const started = new Date();
  reporterNames(args.reporter);
  const given = await givenVariables(args, io);
  const env = given ?? {};
  const isStdin = args.file === '-';
  const name = isStdin ? 'standard input' : args.file;
  const log = isStdin ? await io.stdin() : readText(args.file, io, MAX_LOG_BYTES);
  if (log.trim() === '') {
    io.err(`${name}: nothing to judge: the log is empty`);
    return 4;
  }
  const found = savedLog(log, given && healthPaths({ env }));
  const errors = knownErrors(log);
  const isBroken = found.problems.some(({ requirement }) => rowOf(requirement)?.level === 'must');
  const isWrong = found.health === 'failed' || errors.length > 0 || isBroken;
  const isKnown = found.health !== 'not shown' || errors.length > 0;
  const blocks = [
    isKnown ? recognisedText(found, errors.length) : '',
    healthText(found),
    ...found.problems.map((problem) => problemText(name, problem)),
    ...errors.map((error) => errorText(name, error)),
    [
      ...healthVariables({ env }).unknown.map((variable) => `note ${variable} looks like a health-check variable, but is not one`),
      ...untested(found, given !== undefined),
      isKnown ? conclusion(found, errors.length, isWrong) : notALog,
    ].join('\n'),
  ];
  const redactor = createRedactor();
  for (const [variable, value] of secretVariables(env)) redactor.learn(value, variable);
  const reporters = reporterNames(args.reporter);
  const isPrinted = reporters.includes('terminal');
  const text = printable(redactor.text(blocks.filter((block) => block !== '').join('\n\n')), { keep: 'lines' });
  if (isPrinted) io.out(fold(text, io.columns));
  if (args.out !== undefined || reporters.some((one) => one !== 'terminal')) {
    const wrong = isWrong ? conclusion(found, errors.length, isWrong) : undefined;
    const judged = { name, found, errors, areVariablesKnown: given !== undefined, wrong, isUnknown: !isKnown };
    const report = withoutSecretsOf(logReport(judged, started, io), redactor);
    const output = { reporters, out: args.out ?? 'assay-report', isStrict: false, isQuiet: false, hasNotes: false };
    await deliver(
      report,
      output,
      isPrinted ? { ...io, out: () => {} } : io,
      secretVariables(env).map(([variable, value]) => ({ name: variable, value })),
    );
  }
  if (!isKnown) return 3;
  return isWrong ? 1 : 0;
}

const notALog =
  'inconclusive: no line of the log is a health check or an error that the contract shows; use the whole log of a deployment.';

function recognisedText({ recognised: { answers, headings, failures } }: SavedLog, errors: number): string {
  const counted = [
    [answers, 'answer', 'answers'],
    [headings, 'failure heading', 'failure headings'],
    [failures, 'failed path', 'failed paths'],
    [errors, 'error that the contract explains', 'errors that the contract explains'],
  ] as const;
  const parts = counted.flatMap(([number, one, many]) => (number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]));
  return `Recognised: ${parts.join(', ') || 'a failed health check, in words that the contract does not show'}`;
}

const rowOf = (id: string): Requirement | undefined => requirements().find((row) => row.id === id);

/** The paths with their answers; after a failure, also what to fix. */
function healthText({ health, paths }: SavedLog): string {
  if (health === 'not shown') return '';
  const row = rowOf('health/every-path-answers-200');
  const lines = paths.map(({ path, variable, status }) => {
    const isFailed = status !== undefined && !isHealthy(status);
    const answer = status === undefined ? 'no answer in the log' : `answered ${status}${isFailed ? `, not ${healthyText()}` : ''}`;
    return `${isFailed ? 'fail' : '    '} GET ${path}${variable === undefined ? '' : ` (${variable})`}: ${answer}`;
  });
  const advice = health === 'failed' && row ? [`     What to change: ${row.hint.trim()} (${row.id}, ${row.source})`] : [];
  return [`Health check: ${health}`, ...lines, ...advice].join('\n');
}

function problemText(name: string, { requirement, expected, got }: SavedLog['problems'][number]): string {
  const { level = 'must', source = '', hint = '' } = rowOf(requirement) ?? {};
  const label = level === 'must' ? 'fail' : 'warn';
  return `${label} ${name}: expected ${expected}, got ${got} (${requirement}, ${source})\n     What to change: ${hint.trim()}`;
}

const errorText = (name: string, { line, text, what, fix }: KnownError): string =>
  `fail ${name}:${line}: ${text}\n     ${what}\n     What to change: ${fix}`;

function untested({ health, paths }: SavedLog, areVariablesKnown: boolean): string[] {
  const silent = health === 'failed' ? paths.filter(({ status }) => status === undefined).map(({ path }) => path) : [];
  return [
    ...(health === 'not shown' ? ['not tested: the health check (the log does not show one)'] : []),
    ...(areVariablesKnown ? [] : ['not tested: whether every configured path was checked (--env or --env-from names them)']),
    ...(silent.length > 0 ? [`not tested: ${silent.join(', ')} (the log shows no answer)`] : []),
  ];
}

function conclusion({ health, problems }: SavedLog, errors: number, isWrong: boolean): string {
  if (!isWrong) return 'Nothing in the log is wrong.';
  const parts = [
    ...(health === 'failed' ? ['the health check of the deployment failed'] : []),
    ...(errors > 0 ? [errors === 1 ? 'one error that the contract explains' : `${errors} errors that the contract explains`] : []),
    ...(problems.length > 0 ? [`${problems.length === 1 ? 'one line is' : `${problems.length} lines are`} not as the contract says`] : []),
  ];
  return `Found: ${parts.join('; ')}.`;
}
