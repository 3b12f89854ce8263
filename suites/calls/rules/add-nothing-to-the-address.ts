import { isCutAtItsMark, ofRequests, type Request } from '../../shared/received.ts';
import { defineRule, type ProblemOf, problem, type RecordingPlace } from '../../shared/rule.ts';

const calls = {
  provision: ['calls/install', 'calls/broken-answer'],
  deprovision: ['calls/uninstall', 'calls/refused-uninstall', 'calls/uninstall-again'],
  sso: ['calls/sso'],
} as const;

const kinds = ['provision', 'deprovision', 'sso'] as const;

export default defineRule({
  requirement: 'calls/add-nothing-to-the-address',
  isGrouped: true,
  reads: kinds.flatMap((kind) => [...calls[kind]]),
  evenUnanswered: true,
  isAboutHeads: true,
  check(seen) {
    const under = (kind: (typeof kinds)[number]) => seen.filter(({ label }) => calls[kind].some((own) => own === label));
    const found = kinds.map((kind) => ofRequests(under(kind), kind, problemsOf));
    const problems = found.flatMap((one) => ('verdict' in one ? [] : one));
    return problems.length > 0 ? problems : (found.find((one) => 'verdict' in one) ?? []);
  },
});

function problemsOf(request: Request): (RecordingPlace & ProblemOf<'calls/add-nothing-to-the-address'>)[] {
  const { kind, address, seen } = request;
  // Another requirement reports an id that is not encoded.
  if (!address || isCutAtItsMark(request)) return [];
  const { added, dropped, secrets = [] } = address;
  const url = kind === 'sso' ? 'sso_url' : 'base_url';
  if (secrets.length > 0) return [problem('secret', seen, { url, secrets })];
  if (added.length > 0) return [problem('added', seen, { url, added })];
  // The contract does not say whether {base_url}/{addon_id} keeps a query of base_url.
  return kind === 'deprovision' ? [] : [problem('dropped', seen, { url, dropped })];
}
