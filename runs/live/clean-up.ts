import { setTimeout as sleep } from 'node:timers/promises';
import { needsBasic, operation } from '../../engine/contract/contract.ts';
import { requestFor } from '../../engine/contract/request.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { type Counts, counts, openEntries } from '../../engine/ledger/counts.ts';
import type { Entry, Undo } from '../../engine/ledger/entry.ts';
import { openLedger } from '../../engine/ledger/open.ts';
import { readLedger } from '../../engine/ledger/read.ts';
import { type Outcome, type Perform, type Undone, undoAll } from '../../engine/ledger/undo.ts';
import { basicHeader } from '../../engine/signatures/credentials.ts';
import { type Client, createClient } from '../../engine/wire/http/client.ts';
import type { Exchange, HeaderList } from '../../engine/wire/http/exchange.ts';
import { isAddressable } from '../../engine/wire/resource-url.ts';

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
): Promise<{ resources: Counts; entries: Entry[] }> {
  const found = readLedger(path.file);
  const open = openEntries(found);
  if (open.length === 0) return { resources: counts(found), entries: found.entries };
  const { undo, close } = undoer();
  const ledger = joined(path);
  const { outcomes } = await undoAll(open, undo, { deadlineMs, ...(ledger && { ledger }) });
  ledger?.close();
  close();
  const { entries } = readLedger(path.file);
  return { resources: counts({ entries: withOutcomes(entries, outcomes) }), entries };
}

/** The ledger of the run; on a full disk, what was made is taken back without it. */
function joined({ folder, run, target }: { folder: string; run: string; target: string }) {
  try {
    return openLedger(folder, { run, target });
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

/** What became of each entry, whether or not the ledger could take it down. */
const withOutcomes = (entries: readonly Entry[], outcomes: Undone['outcomes']): Entry[] =>
  entries.map((entry) => {
    const outcome = outcomes.find(({ entry: { n } }) => n === entry.n)?.outcome;
    if (outcome === undefined) return entry;
    return typeof outcome === 'object'
      ? { ...entry, state: 'left', reason: outcome.left }
      : { ...entry, state: 'undone', gone: outcome === 'gone' };
  });

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
  if (resourceId === undefined) return { left: 'the answer gave no id' };
  if (!isAddressable(resourceId)) return { left: 'no address can name its id' };
  // A partner that wants more than the contract sends, or another id, is judged elsewhere; here it gets what it wants.
  const authorization: HeaderList = needsBasic('deprovision') ? [['Authorization', basicHeader(credentials)]] : [];
  const deletion = (id: string) => {
    const request = requestFor('deprovision', { address: { base_url: url }, path: { addon_id: id } });
    return { ...request, headers: [...authorization, ...request.headers] };
  };
  const plain = deletion(resourceId);
  const withBody: HeaderList = [...authorization, ['Content-Type', operation('provision').mediaType ?? '']];
  const attempts = [plain, { ...plain, headers: withBody, body: '{}' }, deletion(isAddressable(addonId) ? addonId : resourceId)];
  const statuses: number[] = [];
  for (const attempt of attempts) {
    const { response, error } = await patiently(() => client.send(attempt));
    if (!response) return { left: error?.message ?? 'no answer' };
    if (response.status >= 200 && response.status < 300) return 'undone';
    statuses.push(response.status);
  }
  return statuses.every((status) => [404, 410].includes(status)) ? 'gone' : { left: `${plain.method} returned ${statuses[0]}` };
}

/** A service that is not ready to delete yet gets a while. */
async function patiently(send: () => Promise<Exchange>): Promise<Exchange> {
  const exchange = await send();
  const status = exchange.response?.status ?? 0;
  if (![409, 423, 425, 429].includes(status) && status < 500) return exchange;
  await sleep(aWhile);
  return send();
}
