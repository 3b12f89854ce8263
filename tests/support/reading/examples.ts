import { commands, describedCommand } from '../../../cli/commands/declared.ts';

/** The words of an example as a shell gives them to the command, without what the shell does itself; `input` is the file behind `<`. */
export function exampleWords(line: string): { words: string[]; input: string | undefined } {
  const [own = '', input] = line.replace(/ (?:>>?|\|) .*$/, '').split(' < ');
  const quoted = [...own.matchAll(/'([^']*)'|(\S+)/g)].map(([, inside, plain]) => inside ?? plain ?? '');
  return { words: quoted.slice(1), input };
}

/** Every example of the help, by its command. */
export const helpExamples = (): { command: string; line: string }[] =>
  Object.keys(commands).flatMap((command) => describedCommand(command).examples.map(([line]) => ({ command, line })));
