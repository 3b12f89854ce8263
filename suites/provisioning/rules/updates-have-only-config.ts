import { requiredFields } from '../../../engine/contract/contract.ts';
import { type Answered, defineRule, notApplicable, ofEach, problem } from '../../shared/rule.ts';
import { type Call, callsIn, objectAnswers } from '../installs.ts';

export default defineRule({
  requirement: 'provision/updates-have-only-config',
  isGrouped: true,
  reads: ['provision/callbacks'],
  after: ['provision/succeeds'],
  check(installs) {
    const updates = callsIn(installs).filter(({ call }) => isRead(call));
    const none = notApplicable('no-put-to-platform');
    return ofEach(updates, none, ({ one, call }) => {
      const wrong = bodyProblem(one, call);
      return wrong ? [wrong] : [];
    });
  },
});

/** The stand-in does not read the body of a call with wrong credentials. */
const isRead = ({ method, isJson }: Call) => method === 'PUT' && isJson !== undefined;

/** What a body is instead; if the answer had no config, there are no keys to compare with. */
function bodyProblem(install: Answered, call: Call) {
  const { isJson, unfit, undeclared: names = [] } = call;
  if (!isJson) return problem('no-json', install);
  const shape = shapeProblem(install, call);
  if (unfit ? unfit.length > 0 : shape) return shape ?? problem('unfit', install, { places: unfit });
  const hasConfig = objectAnswers([install]).some(({ object }) => Object.hasOwn(object, 'config'));
  return hasConfig && names.length > 0 ? problem('undeclared', install, { names }) : undefined;
}

/** What is wrong with the fields; if a recording says where a body does not fit the documents, that decides. */
function shapeProblem(install: Answered, { keys, configIsStringMap }: Call) {
  if (keys === undefined) return problem('no-object', install);
  if (keys.join() !== requiredFields('updateAddon').join())
    return keys.length === 0 ? problem('empty', install) : problem('other-fields', install, { keys });
  return configIsStringMap === false ? problem('no-string-map', install) : undefined;
}
