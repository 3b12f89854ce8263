import type { Joined } from '../recording/recording.ts';

const gatewayStatuses = [502, 503, 504];

/** When nothing but a gateway answered, nothing is known of the target behind it: every observation is undecided, and says so. */
export function withoutGateway(played: Joined): Joined {
  const statuses = played.exchanges.flatMap(({ response }) => response?.status ?? []);
  const [first] = statuses;
  if (first === undefined || !statuses.every((status) => gatewayStatuses.includes(status))) return played;
  const undecided = `every call returns ${first}: a gateway answers instead of the target`;
  const recordings = played.recordings.map(({ observations, ...recording }) => ({
    ...recording,
    observations: observations.map((one) => (one.skipped && one.skipped.after === undefined ? one : { ...withoutSkip(one), undecided })),
  }));
  return { ...played, recordings };
}

const withoutSkip = <T extends { skipped?: unknown }>({ skipped: _left, ...observation }: T): Omit<T, 'skipped'> => observation;
