import { expect, test } from '@playwright/test';
import { assay, changed, everything, manifest, password, salt, variable } from '../support/command.ts';
import { everyNth } from '../support/proof.ts';
import { reportOf, rowOf } from '../support/reading/reports.ts';

test.describe('a variable', () => {
  const files = { 'm.json': changed(password, variable('PASSWORD')).replace(salt, `x${variable('SALT')}`) };

  const allowed = ['--allow-env', 'PASSWORD', '--allow-env', 'SALT'];

  test('is filled from the environment and shown nowhere', async () => {
    const outcome = await assay(['check', 'm.json', ...allowed], { files, env: { PASSWORD: password, SALT: salt } });
    expect(outcome.status).toBe(0);
    expect(rowOf(reportOf(outcome), 'manifest/password-is-long')?.verdict).toBe('pass');
    expect(everything(outcome)).not.toContain(password);
    expect(everything(outcome)).not.toContain(salt);
  });

  test('is judged by its value, which is shown nowhere', async () => {
    const outcome = await assay(['check', 'm.json', ...allowed], { files, env: { PASSWORD: 'canary', SALT: 'canary' } });
    expect(outcome.stdout).toContain('m.json:9:17: expected 35 characters or more, got 6 characters');
    expect(outcome.stdout).toContain('m.json:10:17: expected 35 characters or more, got 7 characters');
    expect(everything(outcome)).not.toContain('canary');
  });

  test('that is set to nothing counts as set', async () => {
    const outcome = await assay(['check', 'm.json', ...allowed], { files, env: { PASSWORD: '', SALT: salt } });
    expect(outcome.status).toBe(1);
    expect(outcome.stdout).toContain('m.json:9:17: expected api.password as a string that is not empty, got an empty string');
  });

  test('is not looked for in a value that was filled in', async () => {
    const outcome = await assay(['check', 'm.json', ...allowed], {
      files,
      env: { PASSWORD: `${variable('OTHER')}${password}`, SALT: salt },
    });
    expect(outcome.status).toBe(0);
  });

  test('with one more dollar sign stands for itself', async () => {
    const text = changed('ACME_DB_URL', `$${variable('NOT_SET')}`);
    const outcome = await assay(['check', 'm.json'], { files: { 'm.json': text } });
    expect(outcome.stdout).toContain(`m.json:6:7: expected a name starting with ACME_DB, got "${variable('NOT_SET')}"`);
    expect(outcome.stderr).toBe('');
    expect(outcome.status).toBe(1);
  });
});

test.describe('secrets', () => {
  const shapes: [name: string, text: string][] = [
    ['syntax broken right behind them', changed(`"${salt}",`, `"${salt}"`)],
    ['the quote after the password missing', changed(`${password}",`, password)],
    ['the quotes around the password missing', changed(`"${password}"`, password)],
    ['a password in an array', changed(`"${password}"`, `["${password}"]`)],
    ['a password in an object', changed(`"${password}"`, `{ "value": "${password}" }`)],
    ['a second password', changed(`"${password}",`, `"${password}", "password": "${password}",`)],
    ['secrets outside of api', `{ "id": "acme-db", "password": "${password}", "sso_salt": "${salt}" }`],
    ['api as an array', `{ "id": "acme-db", "api": ["${password}", "${salt}"] }`],
    ['api as text', `{ "id": "acme-db", "api": "${password}${salt}" }`],
    ['an array around it all', `[${manifest}]`],
    ['a text alone', `"${password}${salt}"`],
    ['a password in a URL, as the user', changed('https://acme.example/sso', `http://acme:${password}@acme.example/sso`)],
    ['a password in a URL with a query', changed('https://acme.example/resources', `https://acme.example/resources?key=${password}`)],
    ['a user with @ in a URL with a query', changed('https://acme.example/resources', `https://a:b@${password}@acme.example/?a`)],
    ['a user in a URL without its scheme', changed('https://acme.example/resources', `acme:${password}@acme.example/resources`)],
    ['values in place of the names of variables', changed('"ACME_DB_TOKEN"', `{ "ACME_DB_TOKEN": "${password}" }`)],
  ];
  for (const [name, text] of everyNth(shapes, 2)) {
    test(`are shown nowhere: ${name}`, async () => {
      for (const reporter of ['terminal', 'json']) {
        const outcome = await assay(['check', 'm.json', '--reporter', reporter], { files: { 'm.json': text } });
        expect([0, 1]).toContain(outcome.status);
        expect(everything(outcome)).not.toContain(password);
        expect(everything(outcome)).not.toContain(salt);
      }
    });
  }
});
