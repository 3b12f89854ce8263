import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withCauses } from '../../../../engine/judging/causes.ts';
import { signatureFailures } from '../../../../suites/sso/causes.ts';
import { outcomesOf } from '../test-outcomes.ts';

const opened = (label: 'sso/wrong-signature' | 'sso/changed-user-id' | 'sso/changed-email', isOpen = true) => ({
  label,
  status: isOpen ? 200 : 403,
  opened: isOpen,
});
const changed = [opened('sso/changed-user-id'), opened('sso/changed-email')];

describe('forged forms that open the panel', () => {
  it('are told once where no signature is checked', () => {
    const outcomes = outcomesOf(signatureFailures, [opened('sso/wrong-signature'), opened('sso/wrong-signature'), ...changed]);
    const [first, second] = withCauses(outcomes, [signatureFailures]);
    assert.equal(first?.cause, 'Your service checks no signature');
    assert.equal(second?.sameCauseAs, 'sso/refuses-a-wrong-signature');
  });

  it('are several failures where a wrong signature is refused', () => {
    const outcomes = outcomesOf(signatureFailures, [opened('sso/wrong-signature'), opened('sso/wrong-signature', false), ...changed]);
    assert.deepEqual(withCauses(outcomes, [signatureFailures]), outcomes);
  });
});
