import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markup, nothing, outsideText } from '../../reporters/html/markup.ts';
import { type Asked, askedForm } from '../../reporters/live/forms.ts';
import type { LiveView } from '../../reporters/live/view.ts';
import { type Io, UsageError } from '../run.ts';

type Fields = Record<string, string>;

/** Asks the person at the page with forms; the answers are those that a terminal would give. */
export function createPagePerson(view: LiveView) {
  let asked = 0;
  let open: { question: Asked; hasArrived: boolean; isWarned: boolean; answered(fields: Fields | undefined): void } | undefined;
  let folder: string | undefined;

  const settle = (fields: Fields | undefined): void => {
    const { answered } = open ?? {};
    open = undefined;
    view.set('asked', nothing);
    if (answered) view.waits(false);
    answered?.(fields);
  };
  const ask = (question: Asked, announcement: string): Promise<Fields | undefined> =>
    new Promise((answered) => {
      open = { question, hasArrived: false, isWarned: false, answered };
      view.clear('arrivals');
      view.set('asked', askedForm(question));
      view.status(announcement);
      view.announce(announcement);
      view.waits(true);
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
    const letter = answer === 'refused' ? 'r' : 'd';
    if (log !== undefined) return `${letter} ${saved(log)}`;
    return letter === 'd' && addon !== '' ? oneLine(addon) : letter;
  };

  const withdraw = () => settle(undefined);

  return {
    terminal: (): ReturnType<Io['terminal']> => ({
      print(line) {
        if (line.trim() === '') return;
        if (open) open.hasArrived = true;
        view.append('arrivals', [markup`<li>${outsideText(line)}</li>`]);
      },
      async ask(question, { signal, task } = {}) {
        if (signal?.aborted) return undefined;
        asked += 1;
        signal?.addEventListener('abort', withdraw, { once: true });
        const fields = await ask(task ? { number: asked, task, left: view.left() } : { number: asked, question }, 'It is your turn');
        signal?.removeEventListener('abort', withdraw);
        return fields && typed(fields);
      },
      close: withdraw,
    }),
    async confirm(question: string, host = ''): Promise<boolean> {
      asked += 1;
      const fields = await ask({ number: asked, host, question }, 'Production has to be confirmed');
      return fields?.answer === 'done' && fields.host?.trim() === host;
    },
    /** Takes the answer of a form; throws a UsageError if it is incomplete. */
    answer(fields: Fields): void {
      if (!open || Number(fields.number) !== open.question.number) throw new UsageError('this was answered already');
      const problem = whyIncomplete(open.question, fields);
      if (problem !== undefined) throw new UsageError(problem);
      if (isTooEarly(open, fields)) {
        open.isWarned = true;
        throw new UsageError('Nothing has arrived yet. Wait until it does; if it was done all the same, press Done once more.');
      }
      settle(fields);
    },
    close(): void {
      settle(undefined);
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
      folder = undefined;
    },
  };
}

/** A deployment shows itself in its log; anything else has to arrive before it counts as done, or be confirmed. */
const isTooEarly = (
  { question, hasArrived, isWarned }: { question: Asked; hasArrived: boolean; isWarned: boolean },
  { answer }: Fields,
): boolean => 'task' in question && question.task.kind !== 'deploy' && answer === 'done' && !hasArrived && !isWarned;

function whyIncomplete(question: Asked, { answer = '', host = '', reason = '', log = '' }: Fields): string | undefined {
  if ('host' in question && answer === 'done' && host.trim() !== question.host) return `type ${question.host} to go on`;
  if (answer === 'skip' && reason.trim() === '') return 'say why it cannot be done here';
  const isDeploy = 'task' in question && question.task.kind === 'deploy';
  const isLogMissing = isDeploy && ['done', 'refused'].includes(answer) && log.trim() === '';
  return isLogMissing ? 'paste the log of the deployment, or drop its file' : undefined;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
