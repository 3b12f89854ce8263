import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ownWords } from '../../../../engine/judging/judgement.ts';
import type { RecordedExchange } from '../../../../engine/recording/recording.ts';
import { answerText } from '../../../../reporters/words.ts';

const exchange = (status: number, body = '', headers: [string, string][] = []): RecordedExchange => ({
  request: { method: 'POST', url: 'https://acme.example/', headers: [] },
  response: { status, headers, body },
  started: 0,
  ms: { total: 1 },
});
const json: [string, string] = ['Content-Type', 'application/json'];
const html: [string, string] = ['content-type', 'text/html; charset=utf-8'];
const said = (...exchanges: RecordedExchange[]) => {
  const words = ownWords({ exchanges });
  return words && answerText(words);
};

it('a failure shows status, content type and the first lines of the body', () => {
  assert.equal(said(exchange(422, '{"error":"unknown region EU"}', [json])), '422 application/json: {"error":"unknown region EU"}');
  assert.equal(said(exchange(500, 'one\n\n  two\r\nthree\nfour')), '500: one two three');
  assert.equal(said(exchange(204)), '204');
});

it('of a page, what a reader sees', () => {
  const page = '<!doctype html><title>Oops</title><style>p{}</style><h1>Invalid  Token</h1><SCRIPT>var a = 1</SCRIPT>';
  assert.equal(said(exchange(403, page, [html])), '403 text/html; charset=utf-8: Oops Invalid Token');
});

it('the chain of redirects', () => {
  const way = [exchange(302, '', [['Location', '/login']]), exchange(404, 'Not found', [['content-type', 'text/plain']])];
  assert.equal(said(...way), '302 to /login, then 404 text/plain: Not found');
  assert.equal(said(exchange(302, '', [['location', 'https://elsewhere.example/']])), '302 to https://elsewhere.example/');
  assert.equal(said(exchange(304, '', [])), '304');
});

it('is short, and leaves out what nobody can read', () => {
  const long = said(exchange(200, 'x'.repeat(9_000), [json])) ?? '';
  assert.ok(long.length < 300 && long.endsWith('…'), long);
  assert.equal(said(exchange(200, '%PDF-1.7 …', [['content-type', 'application/pdf']])), '200 application/pdf');
});

it('nothing where nothing was answered, or where the target acted by itself', () => {
  const { response: _, ...silent } = exchange(200);
  assert.equal(said(silent), undefined);
  assert.equal(ownWords({ exchanges: [exchange(200)], calls: [] }), undefined);
});
