import type { Completions, Takes } from './completion.ts';

const quoted = (text: string) => `'${text.replace(/[\\']/g, (sign) => `\\${sign}`)}'`;

/** The words that fish offers; -x and -f keep files out. */
const offers = (takes: Takes, noFiles: string): string => {
  if (takes === 'an id') return ` ${noFiles} -a "$__assay_ids"`;
  return Array.isArray(takes) ? ` ${noFiles} -a ${quoted(takes.join(' '))}` : '';
};

export function fish(commands: Completions) {
  const lines = commands.flatMap(({ name, describe, options, takes }) => {
    const within = `complete -c assay -n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c assay -n __fish_use_subcommand -f -a ${name} -d ${quoted(describe)}`,
      ...(offers(takes, '-f') === '' ? [] : [`${within}${offers(takes, '-f')}`]),
      ...options.map((option) => {
        const value = option.takes === 'a file' ? ' -r' : offers(option.takes, '-x');
        return `${within} -l ${option.name}${value} -d ${quoted(option.describe)}`;
      }),
    ];
  });
  return { lines: lines.join('\n') };
}
