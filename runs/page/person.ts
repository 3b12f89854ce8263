import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markup, nothing, outsideText } from '../../reporters/html/markup.ts';
import { type Asked, askedForm } from '../../reporters/live/forms.ts';
import type { LiveView } from '../../reporters/live/view.ts';
import type { Io, Terminal } from '../io.ts';

type Fields = Record<string, string>;

/** The person in front of the page, asked by forms: they answer as they would at a terminal. */
export function createPagePerson(view: LiveView) {
  let asked = 0;
  let open: { question: Asked; answered(fields: Fields | undefined): void } | undefined;
  let folder: string | undefined;

  const settle = (fields: Fields | undefined): void => {
    const { answered } = open ?? {};
    open = undefined;
    view.set('asked', nothing);
    answered?.(fields);
  };
  const ask = (question: Asked, words: string): Promise<Fields | undefined> =>
    new Promise((answered) => {
      open = { question, answered };
      view.clear('arrivals');
      view.set('asked', askedForm(question));
      view.status(words);
      view.announce(words);
    });
  const saved = (log: string): string => {
    folder ??= mkdtempSync(join(tmpdir(), 'assay-log-'));
    const file = join(folder, `${asked}.log`);
    writeFileSync(file, log, { mode: 0o600 });
    return file;
  };
  const typed = ({ answer, reason = '', addon = '', log, text = '' }: Fields): string => {
    if (answer === 'text') return text;
    if (answer === 'skip') return `s ${oneLine(reason)}`;
    if (answer === 'stop') return 'q';
    const word = answer === 'refused' ? 'r' : 'd';
    if (log !== undefined) return `${word} ${saved(log)}`;
    return word === 'd' && addon !== '' ? oneLine(addon) : word;
  };

  const terminal: Terminal = {
    print: (line) => view.append('arrivals', line.trim() === '' ? [] : [markup`<li>${outsideText(line)}</li>`]),
    async ask(question, { signal, task } = {}) {
      if (signal?.aborted) return undefined;
      asked += 1;
      const takeBack = () => settle(undefined);
      signal?.addEventListener('abort', takeBack, { once: true });
      const fields = await ask(task ? { number: asked, task, left: view.left() } : { number: asked, question }, 'It is your turn');
      signal?.removeEventListener('abort', takeBack);
      return fields && typed(fields);
    },
  };

  return {
    terminal: (): ReturnType<Io['terminal']> => ({ ...terminal, close: () => settle(undefined) }),
    async confirm(question: string, host = ''): Promise<boolean> {
      asked += 1;
      const fields = await ask({ number: asked, host, question }, 'Production has to be confirmed');
      return fields?.answer === 'done' && fields.host?.trim() === host;
    },
    /** Takes what a form says; a line where it says too little. */
    answer(fields: Fields): string | undefined {
      if (!open || Number(fields.number) !== open.question.number) return 'this was answered already';
      const { question } = open;
      if ('host' in question && fields.answer === 'done' && fields.host?.trim() !== question.host) return `type ${question.host} to go on`;
      if (fields.answer === 'skip' && !fields.reason?.trim()) return 'say why it cannot be done here';
      if ('task' in question && question.task.kind === 'deploy' && ['done', 'refused'].includes(fields.answer ?? '') && !fields.log?.trim())
        return 'paste the log of the deployment, or drop its file';
      settle(fields);
      return undefined;
    },
    close(): void {
      settle(undefined);
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
      folder = undefined;
    },
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
