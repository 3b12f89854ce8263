import assert from 'node:assert/strict';
import test from 'node:test';
import type { FailureKind } from '../../../../../engine/wire/http/exchange.ts';
import { duration, failureError, failureOf } from '../../../../../engine/wire/http/failure.ts';

const where = { phase: 'connect', host: 'partner.example', port: 443, throughProxy: false, tls: true } as const;
const coded = (code: string, more = {}) => Object.assign(new Error('told in Node’s words'), { code, ...more });

test('errors of Node become sentences', () => {
  const cases: [string, FailureKind, string][] = [
    ['ENOTFOUND', 'dns', 'the name partner.example does not resolve'],
    ['EAI_AGAIN', 'dns', 'the name partner.example cannot be resolved at the moment (EAI_AGAIN)'],
    ['ECONNREFUSED', 'refused', 'nothing listens on partner.example:443'],
    ['ETIMEDOUT', 'timeout', 'no connection to partner.example:443: the attempt timed out'],
    ['CERT_HAS_EXPIRED', 'tls', 'the certificate does not verify: it has expired'],
    ['CERT_CHAIN_TOO_LONG', 'tls', 'the certificate does not verify: CERT_CHAIN_TOO_LONG'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls', 'partner.example:443 does not speak TLS'],
    ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'tls', 'no TLS connection to partner.example:443 (ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION)'],
    ['EHOSTUNREACH', 'network', 'the connection to partner.example:443 failed (EHOSTUNREACH)'],
    ['ECONNRESET', 'reset', 'partner.example:443 closed the connection before TLS was established'],
  ];
  for (const [code, kind, message] of cases) assert.deepEqual(failureOf(coded(code), where), { kind, phase: 'connect', message });
});

test('IPv6 addresses keep their brackets', () => {
  assert.match(failureOf(coded('ECONNREFUSED'), { ...where, host: '::1' }).message, /on \[::1\]:443$/);
});

test('what a target sent does not get into a message', () => {
  const { message } = failureOf(coded('HPE_INVALID_CONSTANT', { reason: '\u001b[31mred' }), { ...where, phase: 'answer' });
  assert.equal(message, 'the answer is not valid HTTP');
});

test('a failure of our own keeps its words', () => {
  assert.deepEqual(failureOf(failureError('proxy', 'no'), where), { kind: 'proxy', phase: 'connect', message: 'no' });
});

test('durations read well', () => {
  assert.deepEqual([250, 1000, 1500, 60_000].map(duration), ['250 ms', '1 s', '1.5 s', '60 s']);
});
