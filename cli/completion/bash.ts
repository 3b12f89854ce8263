import type { Completion, Takes } from './takes.ts';

/** The list ends in a space, so that it is never empty: for an empty list the script offers files. */
const known = (takes: Takes): string | undefined => {
  if (takes === 'an id') return 'known=$ids';
  return Array.isArray(takes) ? `known='${takes.join(' ')} '` : undefined;
};

const branch = (pattern: string, action: string | undefined): string[] => (action === undefined ? [] : [`    ${pattern}) ${action} ;;`]);

export function bash(commands: Completion[]) {
  const values = commands.flatMap(({ name, options }) =>
    options.flatMap((option) => branch(`'${name} --${option.name}'`, option.takes === 'a file' ? 'isFile=1' : known(option.takes))),
  );
  const options = commands.flatMap((command) => {
    const names = ['help', ...command.options.map(({ name }) => name)].map((name) => `--${name}`);
    return branch(command.name, `known='${names.join(' ')}'`);
  });
  const switches = commands.flatMap(({ name, options: own }) =>
    own.flatMap((option) => (option.takes === 'nothing' ? [`'${name} --${option.name}'`] : [])),
  );
  const words = commands.flatMap(({ name, arguments: own }) =>
    own.length === 0
      ? branch(`'${name} '*`, "known=' '")
      : own.flatMap(({ takes, after }, at) => [
          ...after.flatMap(([first, offered]) => branch(`'${name} ${at} ${first}'`, known(offered))),
          ...branch(`'${name} ${at} '*`, known(takes)),
        ]),
  );
  const names = commands.map(({ name }) => name);
  return {
    commands: names.join(' '),
    values: values.join('\n'),
    options: options.join('\n'),
    switches: switches.join('|'),
    words: words.join('\n'),
  };
}
