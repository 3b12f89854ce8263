import { requiredFields } from '../../../engine/contract/contract.ts';
import { defineRule, inEach, notApplicable, ofEach } from '../../shared/rule.ts';
import { type Call, callsIn, objectAnswers } from '../installs.ts';

export default defineRule({
  requirement: 'provision/updates-have-only-config',
  reads: ['provision/callbacks'],
  after: ['provision/succeeds'],
  check(installs) {
    const updates = callsIn(installs).filter(({ call }) => isRead(call));
    const none = notApplicable('the target sent no PUT with the right credentials to the stand-in platform');
    return ofEach(updates, none, ({ one: install, call }) => {
      const hasConfig = objectAnswers([install]).some(({ object }) => Object.hasOwn(object, 'config'));
      const got = instead(call, hasConfig);
      return got === undefined ? [] : inEach([install], 'a PUT of {"config": {…}} as returned at provisioning', got);
    });
  },
});

/** The stand-in does not read the body of a call with wrong credentials. */
const isRead = ({ method, isJson }: Call) => method === 'PUT' && isJson !== undefined;

/** What a body is instead; if the answer had no config, there are no keys to compare with. */
function instead(call: Call, isComparable: boolean): string | undefined {
  const { isJson, unfit, undeclared = [] } = call;
  if (!isJson) return 'a body that is not JSON';
  const shape = shapeOf(call);
  if (unfit ? unfit.length > 0 : shape !== undefined) return shape ?? `a body that breaks the schema at ${unfit?.join(', ')}`;
  return isComparable && undeclared.length > 0 ? `a config with ${undeclared.join(', ')}, which the answer did not have` : undefined;
}

/** What is wrong with the fields, in words; if a recording says where a body does not fit the documents, that decides. */
function shapeOf({ keys, configIsStringMap }: Call): string | undefined {
  if (keys === undefined) return 'a body that is not an object';
  if (keys.join() !== requiredFields('updateAddon').join())
    return keys.length === 0 ? 'an empty object' : `an object with ${keys.join(', ')}`;
  return configIsStringMap === false ? 'a config that does not map names to strings' : undefined;
}
