import { setTimeout as sleep } from 'node:timers/promises';
import { basicHeader } from '../../engine/credentials.ts';
import { type Client, createClient } from '../../engine/http/client.ts';
import type { Exchange, HeaderList } from '../../engine/http/exchange.ts';
import { type Counts, counts, openEntries } from '../../engine/ledger/counts.ts';
import type { Undo } from '../../engine/ledger/entry.ts';
import { openLedger } from '../../engine/ledger/open.ts';
import { readLedger } from '../../engine/ledger/read.ts';
import { type Outcome, type Perform, undoAll } from '../../engine/ledger/undo.ts';
import { resourceUrl } from '../../engine/resource-url.ts';

export interface Credentials {
  id: string;
  password: string;
}

/** Takes changes back, each in the way of its kind. */
export interface Undoer {
  undo: Perform;
  close(): void;
}

const aWhile = 2_000;

/** Takes back what a run made and nobody has taken back yet; returns what became of it all. */
export async function cleanUp(
  path: { folder: string; run: string; file: string; target: string },
  undoer: () => Undoer,
  deadlineMs: number,
): Promise<Counts> {
  const open = openEntries(readLedger(path.file));
  if (open.length > 0) {
    const { undo, close } = undoer();
    const ledger = openLedger(path.folder, { run: path.run, target: path.target });
    await undoAll(open, undo, { deadlineMs, ledger });
    ledger.close();
    close();
  }
  return counts(readLedger(path.file));
}

/** Deletes what was provisioned at a partner. */
export function partnerUndoer(credentials: Credentials, options: Parameters<typeof createClient>[0]): Undoer {
  const client = createClient(options);
  return {
    undo: (undo, { entry }) => deleteResource(client, undo, credentials, entry.answer === 'none'),
    close: client.close,
  };
}

async function deleteResource(client: Client, undo: Undo, credentials: Credentials, isUnanswered: boolean): Promise<Outcome> {
  if (undo.kind !== 'delete-resource') return { left: `Assay cannot undo ${undo.kind} here` };
  if (isUnanswered) return { left: 'it was never answered, so its id is not known' };
  const { url, resourceId, addonId } = undo;
  const address = resourceId === undefined ? undefined : resourceUrl(url, resourceId);
  if (address === undefined) return { left: resourceId === undefined ? 'the answer gave no id' : 'no address can name its id' };
  // A partner that wants more than the contract sends, or another id, is judged elsewhere; here it gets what it wants.
  const authorization: HeaderList = [['Authorization', basicHeader(credentials)]];
  const attempts = [
    { url: address, headers: authorization },
    { url: address, headers: [...authorization, ['Content-Type', 'application/json']] as HeaderList, body: '{}' },
    { url: resourceUrl(url, addonId) ?? address, headers: authorization },
  ];
  const statuses: number[] = [];
  for (const attempt of attempts) {
    const { response, error } = await patiently(() => client.send({ method: 'DELETE', ...attempt }));
    if (!response) return { left: error?.message ?? 'no answer' };
    if (response.status >= 200 && response.status < 300) return 'undone';
    statuses.push(response.status);
  }
  return statuses.every((status) => [404, 410].includes(status)) ? 'gone' : { left: `DELETE was answered ${statuses[0]}` };
}

/** A service that is not ready to delete yet gets a while. */
async function patiently(send: () => Promise<Exchange>): Promise<Exchange> {
  const exchange = await send();
  const status = exchange.response?.status ?? 0;
  if (![409, 423, 425, 429].includes(status) && status < 500) return exchange;
  await sleep(aWhile);
  return send();
}
