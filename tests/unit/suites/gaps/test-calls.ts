import assert from 'node:assert/strict';
import { it } from 'node:test';
import { gapsOf } from '../../../../engine/judging/questions.ts';
import { join, type RecordedExchange } from '../../../../engine/recording/recording.ts';
import type { QuestionId } from '../../../../specs/generated/ids.ts';
import type { Observation, TargetKind } from '../../../../specs/generated/schemas.ts';
import { surfaces } from '../../../../suites/registry/surfaces.ts';

export interface Call extends Partial<Observation> {
  method?: string;
  url?: string;
  sent?: string;
  authorization?: string;
  status?: number;
  headers?: [string, string][];
  body?: string;
}

export const json: [string, string] = ['Content-Type', 'application/json'];

/** A run with one exchange for each call. */
function played(calls: Call[]) {
  const exchanges = calls.map(
    ({
      method = 'GET',
      url = 'https://api.example/v2/self',
      sent,
      authorization,
      status = 200,
      headers = [],
      body = '',
    }): RecordedExchange => ({
      request: {
        ...{ method, url, headers: authorization === undefined ? [] : [['Authorization', authorization]] },
        ...(sent !== undefined && { body: sent }),
      },
      response: { status, headers, body },
      started: 0,
      ms: { total: 1 },
    }),
  );
  const observations = calls.map(
    ({ method: _m, url: _u, sent: _s, authorization: _a, status: _t, headers: _h, body: _b, ...facts }, index): Observation => ({
      label: 'any/label',
      ...facts,
      exchanges: [index],
    }),
  );
  return join([{ play: 'a play', observations, exchanges }]);
}

/** What a report says was seen of a gap. */
export const observedOf = (target: TargetKind, id: QuestionId, calls: Call[], facts = {}) =>
  gapsOf(target, played(calls), facts, surfaces.observers).find((gap) => gap.id === id)?.observed;

export type GapCase = [target: TargetKind, id: QuestionId, calls: Call[], expected: string];

/** Each case by its place: two may read alike. */
export function tells(cases: readonly GapCase[]): void {
  for (const [place, [target, id, calls, expected]] of cases.entries())
    it(`${place + 1}: ${id} of a ${target}: ${expected}`, () => assert.equal(observedOf(target, id, calls), expected));
}
