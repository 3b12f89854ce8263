import type { Platform } from '../../../targets/reference/platform/index.ts';

/** Makes the platform act, as its customers, users and console would. */
export async function acts({ control }: Platform, action: string, wishes: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${control.url}/control/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(wishes),
  });
  // A faulty platform may answer with something that is not JSON.
  return { ok: answer.ok, ...((await answer.json().catch(() => ({}))) as object) };
}
