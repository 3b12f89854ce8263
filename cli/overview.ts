import { commands, users } from './commands.ts';

/** What there is: the commands, by who uses them. */
export function overview(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length)) + 2;
  const sections = Object.entries(users).map(([user, title]) => {
    const lines = Object.entries(commands).filter(([, entry]) => entry.for === user);
    return [title, ...lines.map(([name, { summary }]) => `  assay ${name.padEnd(width)}${summary}`)].join('\n');
  });
  return [
    'assay <command>',
    'Tells whether an implementation keeps the platform contract, and what to change.',
    ...sections,
    'assay <command> --help shows options and examples; assay --version, the version.',
  ].join('\n\n');
}
