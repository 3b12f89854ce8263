import type { Completion, Takes } from './takes.ts';

const quoted = (text: string) => `'${text.replace(/[\\']/g, (sign) => `\\${sign}`)}'`;

/** The words that fish offers; -x and -f keep files out. */
const offers = (takes: Takes, noFiles: string): string => {
  if (takes === 'an id') return ` ${noFiles} -a "$__assay_ids"`;
  return Array.isArray(takes) ? ` ${noFiles} -a ${quoted(takes.join(' '))}` : '';
};

export function fish(commands: Completion[]) {
  const lines = commands.flatMap(({ name, describe, options, arguments: own }) => {
    const within = (more = '') => `complete -c assay -n '__fish_seen_subcommand_from ${name}${more}'`;
    const at = (number: number) => `; and test (__assay_at) -eq ${number}`;
    const words = own.flatMap(({ takes, after }, number) => [
      ...after.map(([first, offered]) => `${within(`${at(number)}; and contains ${first} (commandline -opc)`)}${offers(offered, '-f')}`),
      ...(offers(takes, '-f') === '' ? [] : [`${within(at(number))}${offers(takes, '-f')}`]),
    ]);
    return [
      `complete -c assay -n __fish_use_subcommand -f -a ${name} -d ${quoted(describe)}`,
      ...(own.length === 0 ? [`${within()} -f`] : words),
      ...options.map((option) => {
        const value = option.takes === 'a file' ? ' -r' : offers(option.takes, '-x');
        return `${within()} -l ${option.name}${value} -d ${quoted(option.describe)}`;
      }),
    ];
  });
  const switches = commands.flatMap(({ name, options }) =>
    options.flatMap((option) => (option.takes === 'nothing' ? [quoted(`${name} --${option.name}`)] : [])),
  );
  return { lines: lines.join('\n'), switches: switches.join(' ') };
}
