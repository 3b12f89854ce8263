import type { KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import { unpack } from '../../engine/bundle/pack.ts';
import type { CertifiedRun } from '../../engine/bundle/statement.ts';
import { readDocument } from '../../engine/documents/read.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { printable } from '../../engine/redaction/printable.ts';
import type { LiveArguments } from '../arguments.ts';
import type { Io } from '../io.ts';
import { chosenEdition } from '../selection/edition.ts';
import { answerLines, refusals } from './answers.ts';
import { inspect } from './inspect.ts';
import { readKey } from './keys.ts';
import { openBundle } from './open.ts';
import { rerun } from './rerun.ts';

export interface VerifyArguments extends Omit<LiveArguments, 'environment'> {
  'public-key'?: string | undefined;
  'max-age': number;
  require?: CertifiedRun['environment'] | undefined;
  edition?: string | undefined;
  rerun?: string | undefined;
  out: string;
  quiet: boolean;
}

/** Bytes of a bundle that are read. */
const largest = 32 * 1024 * 1024;

/** Tells what a bundle proves; 1 where it is refused. */
export async function verify(file: string, args: VerifyArguments, io: Io): Promise<number> {
  if (!(args['max-age'] > 0 && args['max-age'] <= 36_500)) throw new UsageError('assay: --max-age takes days, a hundred years at most');
  const key = args['public-key'] === undefined ? undefined : readKey(args['public-key'], 'public', io);
  const edition = args.edition === undefined ? undefined : await chosenEdition(args.edition, io);
  const refuse = (why: string) => {
    io.out(`refused: ${printable(`${file}: ${why}`)}`);
    return 1;
  };
  const unpacked = unpack(Buffer.from(readDocument(file, resolve(io.cwd, file), largest)));
  if ('refused' in unpacked) return refuse(unpacked.refused);
  const opened = openBundle(unpacked.files);
  if ('refused' in opened) return refuse(opened.refused);
  const answers = await inspect(opened, {
    key,
    edition,
    maxAge: args['max-age'],
    required: args.require,
    now: new Date(),
    version: io.version,
  });
  const no = refusals(answers).map(({ question, because }) => `${question}: ${because}`);
  if (!args.quiet) io.out(`${answerLines(answers, io)}\n`);
  if (no.length > 0) return refuse(no.join('; '));
  if (!args.quiet) io.out(`${proof(key, args.rerun)}\n`);
  io.out(printable(`verified: ${file}, ${opened.report.target.name} conforms to edition ${opened.report.edition}`));
  return args.rerun === undefined ? 0 : rerun(opened, args.rerun, args, io);
}

const proof = (key: KeyObject | undefined, repeated: string | undefined): string =>
  [
    `This proves: ${key ? 'the holder of the key made this bundle, nothing in it was changed since' : 'its parts fit each other'}, and what it recorded does conform.`,
    `It does not prove: ${key ? '' : 'who made it (--public-key), or '}that the recordings are of the deployment and not invented${repeated === undefined ? ' (--rerun MANIFEST repeats the run)' : ', which is why the run is repeated now'}.`,
  ].join('\n');
