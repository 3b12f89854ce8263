import { basic } from '../../../targets/reference/partner/callback.ts';
import type { State } from '../../../targets/reference/partner/decisions.ts';
import { conforming } from '../../../targets/reference/partner/index.ts';
import { live, type Provisioning } from '../../../targets/reference/partner/records.ts';
import { type Bug, defineBug, type Now, seeing } from './bug.ts';

const ANY_BODY = 'provision/accepts-any-valid-body';

const failing = (says: string, status: number, isMet: (body: Provisioning, state: State) => boolean): Bug =>
  defineBug({
    says,
    breaks: [ANY_BODY, 'provision/succeeds', 'provision/accepts-a-second-install'],
    partner: () => ({ objectsTo: (body, state) => (isMet(body, state) ? { status, body: 'failed' } : undefined) }),
  });

const configured = (
  says: string,
  breaks: Bug['breaks'],
  isMet: (now: Now) => boolean,
  change: (config: [string, unknown][]) => [string, unknown][],
): Bug =>
  defineBug({
    says,
    breaks,
    partner: seeing((now) => ({
      makesConfig: (state) => {
        const config = conforming.makesConfig(state) as Record<string, unknown>;
        return isMet(now()) ? Object.fromEntries(change(Object.entries(config))) : config;
      },
    })),
  });

const hasAnother = ({ fields, state }: Now) => live(state).some(({ ownerId }) => ownerId === fields.owner_id);

/** An install fails, or gets a wrong answer, under one condition. */
export const installs = {
  'emoji-in-the-name-fails': failing(
    'The table has three bytes for a character: an emoji in the owner name fails.',
    500,
    ({ owner_name }) => /[\u{10000}-\u{10ffff}]/u.test(owner_name),
  ),
  'percent-sign-in-the-name-fails': failing('The owner name is used as a format, and a percent sign fails.', 500, ({ owner_name }) =>
    owner_name.includes('%'),
  ),
  'backslash-in-the-name-fails': failing('A backslash in the owner name escapes the quote after it.', 500, ({ owner_name }) =>
    owner_name.includes('\\'),
  ),
  'numeric-name-fails': failing('An owner name of digits is read as a number, and has no length.', 500, ({ owner_name }) =>
    /^\d+$/.test(owner_name),
  ),
  'short-name-fails': failing('The owner name has to have three characters.', 422, ({ owner_name }) => [...owner_name].length < 3),
  'long-owner-id-fails': failing(
    'An owner_id of more than 64 characters does not fit the column.',
    500,
    ({ owner_id }) => owner_id.length > 64,
  ),
  'numeric-owner-id-fails': failing('An owner_id of digits is taken for one of the older platform.', 400, ({ owner_id }) =>
    /^\d+$/.test(owner_id),
  ),
  'personal-owner-fails': failing('A person instead of an organisation cannot be the owner.', 403, ({ owner_id }) =>
    owner_id.startsWith('user_'),
  ),
  'same-name-of-two-owners-fails': failing(
    'Owner names are unique: another owner of the same name fails.',
    500,
    ({ owner_id, owner_name }, { resources }) => resources.some((other) => other.ownerName === owner_name && other.ownerId !== owner_id),
  ),
  'install-after-a-deletion-fails': failing('An owner who deleted an add-on cannot install it again.', 409, ({ owner_id }, { resources }) =>
    resources.some((other) => other.ownerId === owner_id && other.isDeleted),
  ),

  'config-misses-a-variable-at-the-second-install': configured(
    'The second resource of an owner shares the address of the first, and its config leaves it out.',
    ['provision/config-covers-config-vars'],
    hasAnother,
    (config) => config.slice(1),
  ),
  'config-has-a-null-for-a-long-name': configured(
    'For an owner name of more than 50 characters no database name is made, and the config has a null.',
    ['provision/config-is-a-string-map', 'provision/config-covers-config-vars'],
    ({ fields }) => String(fields.owner_name).length > 50,
    (config) => config.map(([name], index) => [name, index === 0 ? null : 'value']),
  ),
  'config-has-a-number-for-a-non-ascii-name': configured(
    'For an owner name beyond ASCII the name of the database is its number.',
    ['provision/config-is-a-string-map'],
    ({ fields }) => /[^\0-\x7f]/.test(String(fields.owner_name)),
    (config) => config.map(([name], index) => [name, index]),
  ),
  'config-misses-a-variable-with-options': configured(
    'With options, the config has only what the options ask for.',
    ['provision/config-covers-config-vars'],
    ({ fields }) => Object.keys(Object(fields.options)).length > 0,
    (config) => config.slice(1),
  ),
  'id-is-a-number-at-the-second-install': defineBug({
    says: 'The second resource of an owner is read from the database, where its id is a number.',
    breaks: ['provision/id-is-a-string'],
    partner: seeing((now) => ({
      makesId: (_body, count) => String(1000 + count),
      answersWith: (answer) => {
        const own = live(now().state).filter(({ ownerId }) => ownerId === now().fields.owner_id);
        return own.length > 1 ? { ...answer, id: Number(answer.id) } : answer;
      },
    })),
  }),
  'id-of-a-deleted-one-again': defineBug({
    says: 'An owner who installs again gets the id of the resource that he deleted.',
    breaks: ['provision/ids-are-distinct'],
    partner: () => ({
      recalls: (body, { resources }) => {
        const old = resources.find(({ ownerId, isDeleted }) => isDeleted && ownerId === body.owner_id);
        return old && Object.assign(old, { isDeleted: false, addonId: body.addon_id });
      },
    }),
  }),
  'later-callbacks-without-credentials': defineBug({
    says: 'From the third install on, the client for callbacks has lost its credentials.',
    breaks: ['provision/callbacks-use-the-manifest-credentials'],
    partner: () => {
      let count = 0;
      return {
        callbackAuthorization({ id, api }) {
          count += 1;
          return count > 2 ? undefined : basic(id, api.password);
        },
      };
    },
  }),
  'callback-under-its-own-id-at-the-second-install': defineBug({
    says: 'For the second resource of an owner the callback names the id of the partner.',
    breaks: ['provision/callbacks-name-the-add-on'],
    partner: seeing((now) => ({
      callbackTargets: (url, { id, ownerId }) => {
        const own = live(now().state).filter((other) => other.ownerId === ownerId);
        return [own.length > 1 && own[0]?.id !== id ? url.replace(/[^/]+$/, encodeURIComponent(id)) : url];
      },
    })),
  }),
};
