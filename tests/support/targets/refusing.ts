import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import type { Report } from '../../../specs/generated/schemas.ts';
import { type Decisions, type Manifest, type Partner, partnerManifest, startPartner } from '../../../targets/reference/partner/index.ts';
import { assay, type Outcome, type Setting } from '../command.ts';
import { idsWith, reportOf } from '../reading/reports.ts';

export interface Certified extends Outcome {
  report: Report;
}

export async function certify(
  manifest: Manifest | string,
  args: string[] = [],
  { files = {}, env = {} }: Setting = {},
): Promise<Certified> {
  const all = { ...files, 'manifest.json': typeof manifest === 'string' ? manifest : JSON.stringify(manifest) };
  const outcome = await assay(['certify', 'manifest.json', '--cases', '3', '--browser', 'off', ...args], {
    files: all,
    env,
    limit: 100_000,
  });
  return { ...outcome, report: reportOf(outcome) };
}

/** Certifies the reference with some decisions replaced. */
export async function certifyPartner(
  decisions: Partial<Decisions> | ((partner: () => Partner) => Partial<Decisions>),
  args = ['--plan', 'test'],
) {
  let partner: Partner | undefined;
  const own = typeof decisions === 'function' ? decisions(() => partner as Partner) : decisions;
  partner = await startPartner({ manifest: partnerManifest(), decisions: own });
  try {
    return { ...(await certify(partner.manifest, args)), partner };
  } finally {
    await partner.close();
  }
}

/** The manifest of a partner at this origin. */
export const at = (origin: string, manifest = partnerManifest()): Manifest => {
  const urls = { base_url: `${origin}/resources`, sso_url: `${origin}/sso` };
  return {
    ...manifest,
    api: { ...manifest.api, test: urls, production: { base_url: 'https://acme.example/r', sso_url: 'https://acme.example/s' } },
  };
};

/** Lets a server listen while `use` runs. */
export async function serving<T>(server: Server, use: (host: string) => Promise<T>): Promise<T> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await use(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** The lines of the output that say what went wrong. */
export const complaints = (stdout: string): string[] =>
  stdout.split('\n').filter((line) => /^(fail|warn|blocked by|undecided)\b/.test(line));

/** An inconclusive run with one reason, in time and without a stack trace. */
export function expectInconclusive(outcome: Certified, reason: RegExp, millis = 60_000): void {
  expect(idsWith(outcome.report, 'fail', 'warn', 'blocked')).toEqual([]);
  expect(outcome.report.verdict).toBe('inconclusive');
  expect(outcome.status).toBe(3);
  const lines = complaints(outcome.stdout);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(reason);
  expectCalm(outcome, millis);
}

export function expectCalm(outcome: Outcome, millis = 60_000): void {
  expect(outcome.stdout + outcome.stderr).not.toMatch(/^\s+at |node:internal|bug in Assay/im);
  expect(outcome.millis).toBeLessThan(millis);
}

/** One requirement failed, and it blocks everything else that did not pass. */
export function expectOneFailure(outcome: Certified, id: string): void {
  expect(idsWith(outcome.report, 'fail')).toEqual([id]);
  const others = outcome.report.requirements.filter(({ verdict }) => verdict === 'blocked' || verdict === 'undecided');
  expect(
    [...new Set(others.map(({ verdict, blockedBy, reason }) => blockedBy ?? `${verdict}: ${reason}`))].filter((root) => root !== id),
  ).toEqual([]);
  expect(outcome.report.verdict).toBe('not-conforming');
  expect(outcome.status).toBe(1);
  expect(complaints(outcome.stdout).filter((line) => !line.startsWith('blocked by'))).toHaveLength(1);
  expectCalm(outcome);
}
