import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { valuesOf } from '../../engine/contract/contract.ts';
import { hashName, signatureWords } from '../../engine/contract/value-words.ts';
import { show } from '../../engine/documents/show.ts';
import { formPage, joinedString, signOnForm, signOnOf, signOnRequest } from '../../engine/signatures/sso/form.ts';
import { inferMistake } from '../../engine/signatures/sso/infer.ts';
import { windowText } from '../../engine/signatures/sso/window.ts';
import { curlCommand } from '../../engine/wire/http/curl.ts';
import { isLoopbackUrl } from '../../engine/wire/url.ts';
import type { Manifest } from '../../specs/generated/schemas.ts';
import { openFile } from '../files.ts';
import { usedManifest } from '../provider/manifest.ts';
import { type AllowedVariables, type Arguments, type Io, UsageError, unwritable } from '../run.ts';
import { chosenManifest } from '../selection/project.ts';

type Settings = Arguments['sso'] & AllowedVariables;

type Signing = AllowedVariables &
  Pick<Settings, 'id' | 'user' | 'email' | 'environment' | 'sso-url'> & { manifest: string; timestamp: string };

export function consoleForm(args: Signing, io: Io) {
  const { id, api } = usedManifest(args.manifest, args, io).object as unknown as Manifest;
  const salt = api?.sso_salt;
  const url = args['sso-url'] ?? api?.[args.environment]?.sso_url;
  if (typeof salt !== 'string' || salt === '') throw new UsageError(`${args.manifest}: no api.sso_salt to sign with`);
  if (typeof url !== 'string' || !/^https?:\/\//i.test(url)) throw new UsageError(`${args.manifest}: no sso_url for ${args.environment}`);
  const form = signOnForm({ id: args.id, userId: args.user, email: args.email, salt, timestamp: args.timestamp });
  return { id, api, salt, url, form };
}

export function showSignOn(given: Settings, io: Io): number {
  const args = { ...given, manifest: chosenManifest('sso', given.manifest) };
  const timestamp = args.timestamp ?? String(Date.now() - Math.round(args.age * 1000));
  const { id, api, salt, url, form } = consoleForm({ ...args, timestamp }, io);
  if (args.verify !== undefined) return verify({ ...form, signature: args.verify }, { salt, password: api.password }, args, io);
  if (args.explain) {
    io.out(explained(form, salt));
    return 0;
  }
  if (args.open || args.page !== undefined) {
    const file = args.page === undefined ? join(mkdtempSync(join(tmpdir(), 'assay-sso-')), 'sign-on.html') : resolve(io.cwd, args.page);
    writePage(file, formPage(url, form, { submitsItself: true }));
    io.out(args.open ? `Opening ${file}` : `Wrote ${file}; open it within ${windowText()}.`);
    if (args.open) openFile(file);
    return 0;
  }
  io.out(curlCommand(signOnRequest(url, form, { id, password: api.password })));
  if (!isLoopbackUrl(url)) io.err(`The form is valid for about ${windowText()}; treat it like a password.`);
  return 0;
}

function writePage(file: string, page: string): void {
  try {
    writeFileSync(file, page, { mode: 0o600 });
  } catch (error) {
    throw unwritable(file, error, 'name another file with --page');
  }
}

/** Says whether a signature is the contract's, or which known mistake makes it; the signature itself is never printed. */
function verify(form: Record<string, string>, secrets: { salt: string; password: string }, args: Settings, io: Io): number {
  if (args.timestamp === undefined) throw new UsageError('assay: --verify needs the --timestamp that was signed');
  const found = inferMistake(form, secrets);
  if (found === 'right') {
    io.out('The signature is right.');
    return 0;
  }
  const [first] = found;
  const { digest, length } = signatureWords(valuesOf('sign-on'));
  const { length: given = 0 } = form.signature ?? '';
  const hasOtherLength = String(given) !== length;
  io.out(
    first
      ? `The signature is wrong. ${first.sentence}\n${first.fix}`
      : `The signature is wrong, and no known mistake explains it: ${hasOtherLength ? `it has ${given} characters, and a ${digest} has ${length}. Write each byte with two digits.` : 'check that id, user, e-mail and timestamp are those that were signed.'}`,
  );
  return 1;
}

const written = { hex: 'as lower-case hexadecimal digits', base64: 'in Base64', base64url: 'in Base64url' };

function explained(form: Record<string, string>, salt: string): string {
  const { separator, hash, encoding } = valuesOf('sign-on').signature;
  const steps = Object.entries(form).filter(([name]) => name !== 'signature');
  return [
    'The fields, decoded:',
    ...steps.map(([name, value]) => `  ${name.padEnd(10)} ${JSON.stringify(value)}`),
    `Joined with ${separator === ':' ? 'colons' : show(separator)}, the salt masked:`,
    `  ${joinedString(signOnOf(form), '*'.repeat(Math.min(8, salt.length)))}`,
    `The ${hashName(hash)} digest of that in UTF-8, ${written[encoding]}:`,
    `  ${form.signature}`,
  ].join('\n');
}
