import type { Joined } from '../recording/recording.ts';
import { leftOpen } from './outage.ts';

const gatewayStatuses = [502, 503, 504];

/** When nothing but a gateway answered, nothing is known of the target behind it: every observation is undecided, and says so. */
export function withoutGateway(played: Joined): Joined {
  const statuses = played.exchanges.flatMap(({ response }) => response?.status ?? []);
  const [first] = statuses;
  if (first === undefined || !statuses.every((status) => gatewayStatuses.includes(status))) return played;
  const undecided = `every call returns ${first}: a gateway answers instead of the target`;
  return leftOpen(played, undecided, ({ skipped }) => !skipped || skipped.after !== undefined);
}
