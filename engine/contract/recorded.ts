import type { Label } from '../recording/labels.ts';
import type { Seen } from '../recording/recording.ts';
import type { Operation } from './compile.ts';
import { contract } from './contract.ts';

/** Which operation the exchanges under a label belong to, and which of its messages is judged there. */
export interface Recorded {
  /** The operation, or the one for each surface that the observation names in `on`. */
  operation: string | Record<string, string>;
  side: 'answer' | 'request';
  outcome: 'accepted' | 'refused';
}

/** Labels with what they record of an operation. */
const under =
  (side: Recorded['side'], outcome: Recorded['outcome']) =>
  (operation: Recorded['operation'], ...labels: Label[]) =>
    labels.map((label): [Label, Recorded] => [label, { operation, side, outcome }]);

const answers = under('answer', 'accepted');
const refusals = under('answer', 'refused');
const requests = under('request', 'accepted');

const ofProvider = { provisioning: 'provision', 'de-provisioning': 'deprovision', update: 'update' };

/** Every label whose exchanges the documents judge. */
const labels = new Map<Label, Recorded>([
  ...answers('provision', 'provision/first', 'provision/second', 'provision/another', 'provision/any-body'),
  ...answers('deprovision', 'deprovision/fresh', 'deprovision/first'),
  ...answers('signOn', 'sso/valid', 'sso/recipe'),
  ...refusals(ofProvider, 'auth/missing-credentials', 'auth/wrong-password', 'auth/wrong-user', 'auth/nearly-right-password'),
  ...refusals(ofProvider, 'auth/another-scheme', 'auth/malformed-header', 'auth/nonsense'),
  ...requests('provision', 'calls/install'),
  ...requests('deprovision', 'calls/uninstall', 'calls/refused-uninstall', 'calls/uninstall-again'),
  ...requests('signOn', 'calls/sso'),
  ...answers('listAddons', 'vendor/list'),
  ...answers('getAddon', 'vendor/detail'),
  ...answers('updateAddon', 'vendor/update'),
  ...answers('getSelf', 'self/record'),
  ...answers('getSummary', 'summary/record'),
  ...answers('listZones', 'zones/list'),
  ...answers('listApplications', 'applications/list', 'applications/empty-list'),
  ...answers('getInvoice', 'invoice/pdf'),
]);

/** Operations that have plays of their own and are judged by hand. */
const byHand = ['requestToken', 'authorise', 'accessToken'];

/** What the play with operations of somebody's own contract records; the observation names the operation. */
const others = new Map<Label, Recorded>([...answers({}, 'operation/answer'), ...refusals({}, 'operation/anonymous')]);

/** Whether plays are written for an operation; the others are those of somebody's own contract. */
const isPlayed = (operation: string): boolean => byHand.includes(operation) || [...labels.values()].some((one) => isOf(one, operation));

/** The operations of the platform's side that no play is written for, and that can be read without changing anything. */
export const otherOperations = (): Operation[] =>
  contract().operations.filter(({ document, method, operation }) => document !== 'provider' && method === 'GET' && !isPlayed(operation));

export const recordedAs = (label: Label): Recorded | undefined => labels.get(label) ?? others.get(label);

export const labelsFor = (operation: string, side: Recorded['side'], outcome: Recorded['outcome']): Label[] =>
  [...(isPlayed(operation) ? [...labels].filter(([, one]) => isOf(one, operation)) : others)]
    .filter(([, one]) => one.side === side && one.outcome === outcome)
    .map(([label]) => label);

const isOf = ({ operation: own }: Recorded, operation: string) =>
  (typeof own === 'string' ? [own] : Object.values(own)).includes(operation);

export function operationOf({ label, on, operation: named }: Pick<Seen, 'label' | 'on'> & { operation?: string }): string {
  if (named !== undefined) return named;
  const { operation } = labels.get(label) ?? {};
  const found = typeof operation === 'object' ? operation[on ?? ''] : operation;
  if (found === undefined) throw new Error(`no operation is known for ${label} on ${on}`);
  return found;
}
