import assert from 'node:assert/strict';
import test from 'node:test';
import { formPage } from '../../../../../engine/signatures/sso/form.ts';

const address = 'https://acme.example/sso?a=1&b=2';
const form = { id: 'res_1', email: `"Jane" <o'hara@example.com>` };
const fields =
  '<form method="post" action="https://acme.example/sso?a=1&#38;b=2"><input type="hidden" name="id" value="res_1">' +
  '<input type="hidden" name="email" value="&#34;Jane&#34; &#60;o&#39;hara@example.com&#62;"><button>Sign on</button></form>';

test('a page holds the form with every value escaped, and waits for its button', () =>
  assert.equal(
    formPage(address, form, { submitsItself: false }),
    `<!doctype html><meta charset="utf-8"><title>Sign on</title>${fields}\n`,
  ));

test('a page that submits itself does so after the form', () =>
  assert.ok(formPage(address, form, { submitsItself: true }).endsWith(`${fields}<script>document.forms[0].submit()</script>\n`)));
