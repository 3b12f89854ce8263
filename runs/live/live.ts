import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { requirements } from '../../engine/catalogue/catalogue.ts';
import { isObject, jsonIn } from '../../engine/documents/values.ts';
import { parseYaml } from '../../engine/documents/yaml.ts';
import { parseUrl } from '../../engine/wire/url.ts';
import type { Offer } from '../../reporters/live/forms.ts';
import type { Patch } from '../../reporters/live/patch.ts';
import { targetList } from '../../reporters/live/shell.ts';
import { createView } from '../../reporters/live/view.ts';
import { app } from '../application/app.ts';
import { afterLastReport } from '../delivery/last-failed.ts';
import { namesFolder, openFile, writeFiles } from '../files.ts';
import { ownSettings, readTargets } from '../fleet/targets.ts';
import { browserPlan } from '../plan/browser.ts';
import { certifyPlan } from '../plan/certify.ts';
import { gatePlan } from '../plan/gate.ts';
import { gate } from '../platform/gate.ts';
import { prepareGate } from '../platform/prepare.ts';
import { certify } from '../provider/certify.ts';
import { prepare } from '../provider/prepare.ts';
import { type Io, printable, signalStatus, UsageError } from '../run.ts';
import { watchedChanges } from '../watch/watch.ts';
import { watchedPlatform, watchedProvider } from '../watch/watched-targets.ts';
import { askedFor, otherOptions, type PageArguments, startSeconds } from './choice.ts';
import { createPages, listPages } from './pages.ts';
import { createPagePerson } from './person.ts';
import { type Pages, servePages } from './serve.ts';
import { createSession, createTurn, type PageTarget, type Stage } from './session.ts';

/** A folder is an application, YAML configures a platform, and anything else is a manifest. */
function pageTarget(file: string, args: PageArguments, io: Io): PageTarget {
  if (namesFolder(file, io)) return application(file, args);
  return isYaml(file) ? platform(file, args, io) : provider(file, args, io);
}

const isYaml = (file: string): boolean => /^\.ya?ml$/i.test(extname(file));

const idsFor = (kind: Offer['kind']): string[] =>
  requirements().flatMap(({ id, target, covered }) => (covered && (target === kind || target === 'any') ? [id] : []));

function provider(file: string, args: PageArguments, io: Io): PageTarget {
  return {
    kind: 'provider',
    watched: () => watchedProvider(file, args, io),
    async plan(given, inner) {
      const planned = certifyPlan(file, given, inner);
      const prepared = prepare(planned, inner);
      if (!('run' in prepared))
        return 'A part of the manifest that calls need is missing or cannot be used, so only the manifest is judged.';
      return [prepared.plan, await browserPlan(planned.browser, inner)].filter(Boolean).join('\n');
    },
    run: (given, inner) => certify(file, afterLastReport(given, 'provider', inner), inner),
  };
}

function platform(file: string, args: PageArguments, io: Io): PageTarget {
  const ofGate = (given: PageArguments) => ({ ...given, plan: given.plan?.[0] ?? 'test' });
  return {
    kind: 'platform',
    watched: () => watchedPlatform(file, args, io),
    plan: async (given, inner) => prepareGate(gatePlan(file, ofGate(given), inner), inner).plan,
    run: (given, inner) => gate(file, ofGate(afterLastReport(given, 'platform', inner)), inner),
  };
}

function application(folder: string, { start, url }: PageArguments): PageTarget {
  const calls = url === undefined ? 'runs nothing of it' : `calls ${printable(url)}`;
  const does = start === undefined ? calls : 'starts and ends it';
  return {
    kind: 'application',
    watched: () => ({ paths: [folder], url }),
    plan: async () => `Plan for ${printable(folder)}\n  reads its folder and variables, and ${does}`,
    run: (given, inner) => app(folder, { ...afterLastReport(given, 'application', inner), 'ready-within': startSeconds(given) }, inner),
  };
}

/** A target with its own options; `name` is its name in a list of targets. */
interface Chosen {
  name: string;
  file: string;
  args: PageArguments;
  io: Io;
}

/** The targets of a list; undefined for a file about one target. */
function listedTargets(file: string, args: PageArguments, io: Io): Chosen[] | undefined {
  if (namesFolder(file, io) || !isYaml(file)) return undefined;
  const value = valueIn(file, resolve(io.cwd, file), 'platform');
  if (!isObject(value) || !('targets' in value || 'include' in value)) return undefined;
  return readTargets(file, io).map((listed) => {
    const { settings, itsIo } = ownSettings(listed, args, io);
    const own = { ...settings, plan: listed.plans ?? settings.plan };
    return { name: listed.name, file: listed.within(listed.manifest ?? listed.platform ?? ''), args: own, io: itsIo };
  });
}

/** Serves a page about one target, or about each target of a list: a person starts runs there, watches them and answers questions, until a page or the terminal ends it. */
export async function livePage(file: string, args: PageArguments, io: Io): Promise<number> {
  const stop = io.interruption();
  const listed = listedTargets(file, args, io);
  const chosen = listed ?? [{ name: '', file, args, io }];
  if (args['dry-run']) {
    for (const one of chosen) io.out(await pageTarget(one.file, one.args, one.io).plan(one.args, one.io));
    return 0;
  }
  const shared = { stop, ending: new AbortController(), turn: createTurn(), isListed: listed !== undefined };
  const rows = () => targetList(targets.map(({ row }) => row()));
  // Nothing is sent before `server` exists.
  const targets = chosen.map((one) =>
    liveTarget(one, shared, (patches) => {
      server.send(one.name, patches);
      if (listed && patches.some(({ how }) => how === 'tab')) server.send('', [{ at: 'list', how: 'set', html: rows().markup }]);
    }),
  );
  const pages = new Map(targets.map(({ name, pages: own }): [string, Pages] => [name, own]));
  if (listed) pages.set('', listPages(file, rows, io));
  const closeAll = () => Promise.all(targets.map(({ close }) => close()));
  const server = await servePages(pages, args).catch(async (error: unknown) => {
    await closeAll();
    throw error;
  });
  const removeOpener = args.open ? openPage(server.address) : undefined;
  io.err(`Assay live: ${[server.address, ...server.elsewhere].join('\n  also at ')}\nKeep the address to yourself. Ctrl-C ends it.`);
  try {
    const statuses = await Promise.all(targets.map(({ run }) => run()));
    return stop.aborted ? signalStatus(stop.reason) : Math.max(...statuses.map((status) => status ?? 0));
  } finally {
    await closeAll();
    await server.close();
    removeOpener?.();
  }
}

/** The page about one target, and its runs. */
function liveTarget(
  { name, file, args, io }: Chosen,
  { isListed, ...shared }: Pick<Stage, 'stop' | 'ending' | 'turn'> & { isListed: boolean },
  send: (patches: Patch[]) => void,
) {
  const target = pageTarget(file, args, io);
  const changes = watchedChanges(target.watched(), resolve(io.cwd, args.out), io.cwd);
  const title = name || titleOf(file, target.kind, io);
  const view = createView({ name: printable(title), canReplay: target.kind === 'provider', send });
  const person = createPagePerson(view);
  const stage = { ...shared, name, target, args, changes, view, person, io };
  const session = createSession(stage);
  const offer = () => ({ ...offerOf(file, args, target.kind, session.isWatching(), io), title, isListed });
  return {
    name,
    pages: createPages(file, session, offer, stage),
    row: () => ({ name, kind: target.kind, file, now: view.now() }),
    async run(): Promise<number | undefined> {
      await session.show({});
      if (args.resume) await session.start({ go: 'resume' });
      return session.run();
    },
    async close(): Promise<void> {
      view.enter('ended');
      person.close();
      await changes.close();
    },
  };
}

/** What people call the target: the id of the add-on, the host of the platform, the folder; the file, where it does not say. */
function titleOf(file: string, kind: Offer['kind'], io: Io): string {
  const path = resolve(io.cwd, file);
  if (kind === 'application') return basename(path);
  const value = valueIn(file, path, kind);
  if (!isObject(value)) return file;
  const { id, base_url: url } = value as { id?: unknown; base_url?: unknown };
  const title = kind === 'provider' ? id : typeof url === 'string' && parseUrl(url)?.host;
  return typeof title === 'string' && title !== '' ? title : file;
}

/** A file that cannot be read is named on the page when it is used. */
function valueIn(file: string, path: string, kind: Offer['kind']): unknown {
  if (!existsSync(path)) return undefined;
  if (kind === 'provider') return jsonIn(readFileSync(path, 'utf8'));
  try {
    return parseYaml(file, readFileSync(path)).value;
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

function offerOf(file: string, args: PageArguments, kind: Offer['kind'], isWatching: boolean, io: Io): Omit<Offer, 'isListed'> {
  const ids = idsFor(kind);
  const isPinned = args.pinnedUrls?.includes('base-url') === true;
  return {
    kind,
    title: titleOf(file, kind, io),
    name: file,
    version: io.version,
    asked: askedFor(args, ids),
    others: otherOptions(args, kind),
    surfaces: [...new Set(ids.map((id) => id.split('/')[0] ?? id))],
    ids,
    plan: args.plan?.join(', ') ?? '',
    environment: args.environment,
    baseUrl: isPinned ? '' : (args['base-url'] ?? ''),
    seed: args.seed,
    resource: args.resource,
    canResume: kind === 'platform' && existsSync(resolve(io.cwd, args.out, 'manual.json')),
    isWatching,
  };
}

/** Opens the page through a file that only this user may read: other users can see the arguments of a command. */
function openPage(address: string): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'assay-live-'));
  const page = `<!doctype html><meta charset="utf-8"><title>Assay live</title><meta http-equiv="refresh" content="0;url=${address}"><a href="${address}">Assay live</a>\n`;
  writeFiles(folder, { 'open.html': page });
  openFile(join(folder, 'open.html'));
  return () => rmSync(folder, { recursive: true, force: true });
}
