import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { contract, useContract } from '../../../../engine/contract/contract.ts';
import { withCauses } from '../../../../engine/judging/causes.ts';
import { recentAges } from '../../../../engine/signatures/sso/window.ts';
import { freshnessFailures, signatureFailures } from '../../../../suites/sso/causes.ts';
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

describe('forms that are refused a moment later', () => {
  const browser = (isFormRefused: boolean) => ({
    label: 'sso/browser' as const,
    status: 403,
    opened: false,
    isFormRefused,
    why: '403 from /sso',
  });
  const [youngest] = recentAges();
  const recent = { label: 'sso/recent' as const, status: 403, opened: false, age: youngest.age, variant: youngest.variant };

  it('are told once, with the unit of the timestamp', () => {
    const [first, second] = withCauses(outcomesOf(freshnessFailures, [browser(true), recent]), [freshnessFailures]);
    assert.equal(first?.cause, `Your service refuses forms that are ${youngest.age} old`);
    assert.match(first?.hint ?? '', /in milliseconds/);
    assert.deepEqual(
      first?.problems?.map(({ hint }) => hint),
      [undefined],
    );
    assert.equal(second?.sameCauseAs, 'sso/opens-in-a-browser');
  });

  it('are two failures where the browser lost the session', () => {
    const outcomes = outcomesOf(freshnessFailures, [browser(false), recent]);
    assert.deepEqual(withCauses(outcomes, [freshnessFailures]), outcomes);
  });
  describe('of another window', () => {
    const published = contract();
    after(() => useContract(published));

    it('are told with the ages of that window', () => {
      const { values } = published;
      const signOn = { ...values['sign-on'], freshness: { window_minutes: 2 } };
      useContract({ ...published, values: { ...values, 'sign-on': signOn } });
      const late = { ...recent, age: '12 seconds', variant: '12s' };
      const [first] = withCauses(outcomesOf(freshnessFailures, [browser(true), late]), [freshnessFailures]);
      assert.equal(first?.cause, 'Your service refuses forms that are 12 seconds old');
      assert.match(first?.hint ?? '', /^Allow about two minutes\. .*in milliseconds/);
    });
  });
});
