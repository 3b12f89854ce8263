import { basename, resolve } from 'node:path';
import { catalogue } from '../engine/catalogue.ts';
import { parseManifest, readPreviousId } from '../engine/document/manifest.ts';
import { readDocument } from '../engine/document/read.ts';
import { judgeManifest } from '../engine/judge.ts';
import { createRedactor } from '../engine/redaction/redactor.ts';
import { buildReport, type Report } from '../engine/report.ts';
import { manifestRules } from '../rules/generated/manifest.ts';
import { defineCommand, type Io } from './command.ts';
import { judging, leftOutBy } from './options.ts';
import { deliver } from './output.ts';

export default defineCommand({
  usage: 'check <manifest>',
  positionals: { manifest: { type: 'string', demandOption: true, describe: 'the manifest file' } },
  options: {
    previous: { type: 'string', requiresArg: true, describe: 'the manifest that was pushed before: its id may not change' },
    ...judging,
  },
  examples: [
    ['assay check manifest.json', 'judge a manifest'],
    ['assay check manifest.json --previous pushed.json', 'and that its id is the one pushed before'],
    ["assay check manifest.json --only 'manifest/*-url*'", 'judge the rows on URLs alone'],
  ],
  run: (args, io) => deliver(checkManifest(args.manifest, args, io), args, io),
});

interface Settings {
  previous?: string | undefined;
  only?: string[] | undefined;
  skip?: string[] | undefined;
  strict: boolean;
}

export function checkManifest(file: string, { previous, only, skip, strict }: Settings, io: Io): Report {
  const read = (name: string) => readDocument(name, resolve(io.cwd, name));
  const selected = leftOutBy(only, skip);
  const previousId = previous === undefined ? undefined : readPreviousId(previous, read(previous), io.env);
  const document = parseManifest(file, read(file), io.env, previousId);
  const levels = new Map(catalogue().rows.map((row) => [row.id as string, 'level' in row ? row.level : 'note']));
  const { id } = document.object;
  const redactor = createRedactor({ published: [String(document.object.id ?? '')] });
  for (const name of ['password', 'sso_salt']) redactor.learn(String(document.value(`/api/${name}`) ?? ''), name);
  const report = buildReport({
    version: io.version,
    command: `assay check ${file}`,
    target: { kind: 'provider', name: typeof id === 'string' && id !== '' ? id : basename(file) },
    started: new Date(),
    judged: judgeManifest(manifestRules, document, (rule) => levels.get(rule) ?? 'must'),
    leftOut: (requirement) =>
      requirement.startsWith('manifest/') ? selected(requirement) : { reason: 'needs the running service', byChoice: true },
    strict,
  });
  return redactor.value(report);
}
