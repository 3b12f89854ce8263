import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Offer } from '../../reporters/live/forms.ts';
import { createView } from '../../reporters/live/view.ts';
import { openFile, writeFiles } from '../files.ts';
import { type Io, signalStatus } from '../run.ts';
import { watchedChanges } from '../watch/watch.ts';
import { createPages } from './pages.ts';
import { createPagePerson } from './person.ts';
import { servePage } from './serve.ts';
import { createSession } from './session.ts';
import { idsFor, type PageArguments, pageTarget } from './target.ts';

/** Serves one page about one target: a person starts runs there, watches them and answers questions, until the page or the terminal ends it. */
export async function livePage(file: string, args: PageArguments, io: Io): Promise<number> {
  const stop = io.interruption();
  const target = pageTarget(file, args, io);
  const news = watchedChanges(target.aim(), resolve(io.cwd, args.out), io.cwd);
  // Nothing is sent before `server` exists.
  const view = createView({ canReplay: target.kind === 'provider', send: (patches) => server.send(patches) });
  const person = createPagePerson(view);
  const stage = { target, args, news, view, person, stop, io };
  const session = createSession(stage);
  const offer = () => offerOf(file, args, target.kind, session.isWatching(), io);
  const server = await servePage(createPages(file, session, offer, stage));
  const removeOpener = args.open ? openPage(server.address) : undefined;
  io.err(`Assay live: ${server.address}\nKeep the address to yourself. Ctrl-C ends it.`);
  try {
    await session.show({});
    if (args.resume) await session.start({ go: 'resume' });
    return (await session.run()) ?? signalStatus(stop.reason);
  } finally {
    view.enter('ended');
    person.close();
    news.close();
    await server.close();
    removeOpener?.();
  }
}

function offerOf(file: string, args: PageArguments, kind: Offer['kind'], isWatching: boolean, io: Io): Offer {
  const ids = idsFor(kind);
  const isPinned = args.pinnedUrls?.includes('base-url') === true;
  return {
    kind,
    name: file,
    version: io.version,
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
