import { join } from 'node:path';
import { formPage } from '../../engine/signatures/sso/form.ts';
import { html } from '../../reporters/html/index.ts';
import { lines, type Markup, markup } from '../../reporters/html/markup.ts';
import { hashSource, pageStyle } from '../../reporters/html/page.ts';
import type { Offer } from '../../reporters/live/forms.ts';
import { openedExchange } from '../../reporters/live/rows.ts';
import { listShell, liveScript, shell } from '../../reporters/live/shell.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { pageAbout } from '../delivery/pages.ts';
import { readReport } from '../delivery/read-report.ts';
import { replay } from '../replay/replay.ts';
import { asUsageError, type Io, printable, UsageError } from '../run.ts';
import { consoleForm } from '../signing/sso.ts';
import type { Pages, Served } from './serve.ts';
import type { Session, Stage } from './session.ts';

type Fields = Record<string, string>;

/** The script of a page that submits itself, and nothing else. */
const submitting = 'document.forms[0].submit()';
const signOnPolicy = `default-src 'none'; script-src ${hashSource(submitting)}; base-uri 'none'; frame-ancestors 'none'`;

/** A page with text of a target runs in a sandbox: a script in it could not reach Assay. */
const documentPolicy = (...allowed: string[]) =>
  ['sandbox allow-popups allow-scripts', "frame-ancestors 'none'", "base-uri 'none'", ...allowed].join('; ');

const reportPage = (report: Report | undefined): Served | undefined =>
  report && { type: 'text/html', body: html(report), policy: documentPolicy() };

/** The page that lists the targets: it starts nothing. */
export const listPages = (title: string, rows: () => Markup, { version }: Pick<Io, 'version'>): Pages => ({
  snapshot: () => [{ at: 'list', how: 'set', html: rows().markup }],
  get: (path) => (path === '' ? { type: 'text/html', body: listShell(title, version, rows()) } : assetAt(path)),
  post: async () => undefined,
});

const assetAt = (path: string): Served | undefined => {
  if (path === 'page.css') return { type: 'text/css', body: pageStyle() };
  return path === 'page.js' ? { type: 'text/javascript', body: liveScript() } : undefined;
};

export function createPages(file: string, session: Session, offer: () => Offer, { args, view, person, io }: Stage) {
  const documents: Record<string, () => Served | undefined> = {
    '': () => ({ type: 'text/html', body: shell(offer()) }),
    report: () => reportPage(view.report()),
  };
  const actions: Record<string, (fields: Fields) => unknown> = {
    run: (fields) => session.start(fields),
    plan: (fields) => session.show(fields),
    stop: () => session.stop(),
    watch: ({ on }) => session.watch(on === 'true'),
    end: () => session.end(),
    answer: (fields) => person.answer(fields),
    replay: ({ exchange = '' }) => replayed(exchange),
  };

  const replayed = async (exchange: string): Promise<void> => {
    const report = view.report();
    if (session.isRunning() || !report || !/^\d+$/.test(exchange)) throw new UsageError('assay: there is nothing to send again');
    const path = join(args.out, 'report.json');
    if (readReport(path, io).started !== report.started) throw new UsageError(`${path}: another run has written it since; run again first`);
    const said: string[] = [];
    const inner = { ...io, out: (text: string) => void said.push(text), confirm: person.confirm };
    await replay(`${path}#${exchange}`, { ...session.latest(), yes: false }, inner);
    view.set(
      'replayed',
      markup`<h3>Exchange #${Number(exchange)}, sent again</h3><pre class="replay-text">${lines(said.join('\n'))}</pre>`,
    );
  };

  const signsOn = ({ id = '', user = '', email = '' }: Fields): Served => {
    const { url, form } = consoleForm({ ...session.latest(), manifest: file, id, user, email, timestamp: String(Date.now()) }, io);
    return { type: 'text/html', body: formPage(url, form, { submitsItself: true }), policy: signOnPolicy };
  };

  return {
    /** Everything to show now, for a page that is opened late. */
    snapshot: view.snapshot,
    get(path: string): Served | undefined {
      if (Object.hasOwn(documents, path)) return documents[path]?.();
      const asset = assetAt(path);
      if (asset) return asset;
      const [, started] = /^report\/([\w:.%-]+)$/.exec(path) ?? [];
      if (started !== undefined) return reportPage(view.report(decodeURIComponent(started)));
      const [, number] = /^exchange\/(\d+)$/.exec(path) ?? [];
      const exchange = number === undefined ? undefined : view.exchange(Number(number));
      if (exchange) return { type: 'text/html', body: openedExchange(exchange) };
      const [, id] = /^(?:report\/)?fix\/([\w/-]+)\.html$/.exec(path) ?? [];
      const about = id === undefined ? undefined : pageAbout(id);
      if (about === undefined) return undefined;
      return { type: 'text/html', body: about, policy: documentPolicy("default-src 'none'", "style-src 'unsafe-inline'") };
    },
    async post(path: string, fields: Fields): Promise<Served | undefined> {
      try {
        if (path === 'sign-on' && offer().kind === 'provider') return signsOn(fields);
        if (!Object.hasOwn(actions, path)) return undefined;
        await actions[path]?.(fields);
        return { status: 204, body: '' };
      } catch (error) {
        return { status: 409, body: printable(asUsageError(error).message) };
      }
    },
  };
}
