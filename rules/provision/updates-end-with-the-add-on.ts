import { collapsed, defineRule } from '../rule.ts';

/** Milliseconds in which a call and a deletion may cross. */
const crossing = 100;

export default defineRule({
  requirement: 'provision/updates-end-with-the-add-on',
  reads: ['provision/callbacks'],
  check: (installs) =>
    collapsed(
      installs.flatMap((install) =>
        (install.calls ?? [])
          .filter(({ method, afterDelete = 0 }) => method === 'PUT' && afterDelete > crossing)
          .map(({ afterDelete = 0 }) => ({
            in: install,
            expected: 'no PUT',
            got: `a PUT came ${(afterDelete / 1000).toFixed(1)} s after the add-on was deleted, and was answered 404`,
          })),
      ),
      () => '',
    ),
});
