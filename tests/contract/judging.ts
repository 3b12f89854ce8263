import { readFileSync } from 'node:fs';
import type { TargetKind } from '../../engine/catalogue.ts';
import { chooseContract } from '../../engine/contract/choose.ts';
import { parseManifest } from '../../engine/document/manifest.ts';
import { withoutGateway } from '../../engine/gateway.ts';
import { type Evidence, judge } from '../../engine/judge.ts';
import type { Report } from '../../engine/report.ts';

// Judges the reports that are named behind the folder of a contract once more, by that contract, and prints every verdict.
const [, , folder = '', ...files] = process.argv;
chooseContract(folder);
const rules = {
  provider: (await import('../../rules/provider.ts')).providerRules,
  platform: (await import('../../rules/platform.ts')).platformRules,
  client: (await import('../../rules/client.ts')).clientRules,
  application: (await import('../../rules/application.ts')).applicationRules,
} satisfies Record<TargetKind, unknown>;
const { requirements } = await import('../../engine/catalogue.ts');
const levels = new Map(requirements().map(({ id, level }) => [id, level]));

const verdicts = files.flatMap((file) => {
  const { target, recordings, exchanges, manifest } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const played = target.kind === 'platform' ? withoutGateway({ recordings, exchanges }) : { recordings, exchanges };
  const evidence: Evidence = { played, ...(manifest && { manifest: parseManifest('manifest.json', Buffer.from(manifest.text), {}) }) };
  const judged = judge(rules[target.kind], evidence, (id) => levels.get(id) ?? 'must');
  return [...judged].map(([id, { verdict }]) => `${target.kind} ${id} ${verdict}`);
});
process.stdout.write(`${verdicts.join('\n')}\n`);
