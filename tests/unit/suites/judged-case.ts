import assert from 'node:assert/strict';
import { requirements } from '../../../engine/catalogue/catalogue.ts';
import { parseManifest } from '../../../engine/documents/manifest.ts';
import { judge, type Material } from '../../../engine/judging/judge.ts';
import type { Judgement } from '../../../engine/judging/judgement.ts';
import type { Rule } from '../../../engine/judging/rule.ts';
import { join, type RecordedExchange } from '../../../engine/recording/recording.ts';
import { applicationRules } from '../../../suites/registry/application.ts';
import { clientRules } from '../../../suites/registry/client.ts';
import { platformRules } from '../../../suites/registry/platform.ts';
import { providerRules } from '../../../suites/registry/provider.ts';
import { testApplication } from './shared/application/test-application.ts';
import { bytes, type Case, type RecordingCase, type ShortExchange } from './test-cases.ts';

export const rulesOf = { provider: providerRules(), platform: platformRules(), client: clientRules() };
export const rules: Rule[] = [...Object.values(rulesOf).flat(), ...applicationRules()];

const levels = new Map(requirements().map(({ id, level }) => [id, level]));

export const levelOf = (id: Rule['requirement']) => levels.get(id) ?? 'must';

export function recording({ observations }: RecordingCase) {
  const exchanges: RecordedExchange[] = [];
  const numbered = observations.map((observation) => ({
    ...observation,
    exchanges: observation.exchanges.map((exchange) => exchanges.push(full(exchange)) - 1),
  }));
  return { play: 'a case', observations: numbered, exchanges };
}

const full = ({ request, response, error, ms }: ShortExchange): RecordedExchange => ({
  request: { method: 'POST', url: 'https://acme.example/resources', headers: [], ...request },
  ...(response && { response: { status: 200, headers: [], body: '', ...response } }),
  ...(error && { error: { kind: 'network', message: '', ...error } }),
  started: 0,
  ms: { total: 1, ...ms },
});

function evidence(example: Case): Material {
  if ('observations' in example) return { played: join([recording(example)]) };
  if ('files' in example) return { application: testApplication(example.files, example) };
  return { manifest: parseManifest('manifest.json', bytes(example), {}, example.previous) };
}

/** The judgement of one case by one rule, with nothing before it. */
export function judgeCase(rule: Rule, example: Case): Judgement {
  const judgement = judge([{ ...rule, after: [] }], evidence(example), levelOf).get(rule.requirement);
  assert.ok(judgement);
  return judgement;
}
