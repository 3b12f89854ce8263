import type { Platform } from '../../../targets/reference/platform/index.ts';

/** Has the platform act as its customers, its users and its console make it. */
export async function acts({ control }: Platform, action: string, wishes: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${control.url}/control/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(wishes),
  });
  // A faulty platform may break over what it is asked.
  return { ok: answer.ok, ...((await answer.json().catch(() => ({}))) as object) };
}
