import type { Facts } from '../../engine/application/application.ts';
import { watched } from '../../engine/application/judged.ts';
import { secretVariables } from '../../engine/application/secrets.ts';
import { defined } from '../../engine/documents/defined.ts';
import { catalogue, isRequirement } from '../../engine/judging/catalogue.ts';
import type { Edition } from '../../engine/judging/edition.ts';
import { type Evidence, judge } from '../../engine/judging/judge.ts';
import type { Judgement } from '../../engine/judging/judgement.ts';
import { buildReport, type JudgedRun, type Report } from '../../engine/judging/report.ts';
import { createRedactor, type Redactor } from '../../engine/redaction/redactor.ts';
import type { NamedSecret } from '../../engine/redaction/scan.ts';
import { applicationRules } from '../../rules/application.ts';
import type { Io } from '../io.ts';
import { withoutSecretsOf } from '../judged-report.ts';
import type { Loaded } from './load.ts';

type Run = Omit<JudgedRun, 'version' | 'target' | 'judged'> & { edition: Edition; isPart: boolean };

/** Judges an application by what is known of it, and leaves the secrets among its variables out of the report. */
export function applicationReport(
  loaded: Loaded,
  facts: Facts,
  evidence: Omit<Evidence, 'manifest' | 'application'>,
  { isPart, more, ...run }: Run,
  io: Io,
): Report {
  const { application, folder } = loaded;
  const watch = watched(application);
  const judged = judge(applicationRules, { ...evidence, application: watch.application }, run.edition.levelOf);
  const looked = watch.looked();
  const report = buildReport({
    ...run,
    version: io.version,
    target: { kind: 'application', name: application.name, document: folder },
    judged: isPart ? new Map([...judged].map(([id, judgement]) => [id, chosen(judgement)])) : judged,
    more: {
      facts: Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value])),
      assumptions: assumptions(loaded, evidence.played),
      ...defined({ application: looked }),
      ...more,
    },
  });
  return withoutSecretsOf(report, applicationRedactor(loaded));
}

/** What may not leave: the secrets among the variables; what the name of the application shows is none. */
export const applicationSecrets = ({ application: { env, name } }: Loaded): NamedSecret[] =>
  secretVariables(env).flatMap(([variable, value]) => (name.includes(value) ? [] : [{ name: variable, value }]));

export function applicationRedactor(loaded: Loaded): Redactor {
  const redactor = createRedactor({ published: [loaded.application.name] });
  for (const { name, value } of applicationSecrets(loaded)) redactor.learn(value, name);
  return redactor;
}

const chosen = (judgement: Judgement): Judgement => (judgement.verdict === 'untested' ? { ...judgement, byChoice: true } : judgement);

/** What had to be assumed about this application, because the contract does not say it. */
function assumptions({ application: { type }, detected }: Loaded, played: Evidence['played']): Report['assumptions'] {
  const limit = played?.recordings.flatMap(({ observations }) => observations).find(({ label }) => label === 'app/end')?.application?.limit;
  const observed: Record<string, string | undefined> = {
    'assumption/application-type': `${type}: ${detected.reason}`,
    'assumption/application-variables': undefined,
    ...(limit !== undefined && { 'assumption/shutdown-time': `${limit} s`, 'assumption/application-log': undefined }),
    ...(type === 'play1' && { 'assumption/platform-dir': undefined, 'assumption/platform-profile': undefined }),
    ...(type === 'play2' && { 'assumption/allowed-connections': undefined, 'assumption/instances': undefined }),
  };
  return catalogue().rows.flatMap((row) => {
    if (isRequirement(row) || !Object.hasOwn(observed, row.id)) return [];
    const { id, question, assumes, setting } = row;
    const seen = observed[id];
    return [{ id, question, ...(assumes && { assumes }), ...(setting && { setting }), ...(seen && { observed: seen }) }];
  });
}
