import { openLedger } from '../../engine/ledger/open.ts';
import type { Partner } from '../../targets/reference/partner/index.ts';

/** What a run that was killed between an install and its delete leaves: a resource at the partner, and a ledger that lists it. */
export async function leaveResource({ manifest: { id, api } }: Pick<Partner, 'manifest'>, folder: string, target: string): Promise<void> {
  const ledger = openLedger(folder, { run: 'killed', target });
  const url = api.test?.base_url ?? '';
  const n = ledger.intend({ kind: 'delete-resource', url, addonId: 'addon_killed', environment: 'test' });
  const authorization = `Basic ${Buffer.from(`${id}:${api.password}`).toString('base64')}`;
  const body = JSON.stringify({
    addon_id: 'addon_killed',
    owner_id: 'orga_1',
    owner_name: 'Acme',
    user_id: 'user_1',
    plan: 'test',
    region: 'EU',
    callback_url: 'http://127.0.0.1:9/',
    options: {},
  });
  const answer = await fetch(url, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body });
  ledger.made(n, { resourceId: ((await answer.json()) as { id: string }).id });
  ledger.close();
}
