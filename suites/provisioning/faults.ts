import { basic } from '../../targets/reference/partner/callback.ts';
import type { State } from '../../targets/reference/partner/decisions.ts';
import type { Decisions } from '../../targets/reference/partner/index.ts';
import { live, type Provisioning, type ProvisioningAnswer } from '../../targets/reference/partner/records.ts';
import { defineFault, type Fault, type RequirementId } from '../shared/faults/partner.ts';

/** An install that fails where the condition holds. */
const refuses = (status: number, isRefused: (body: Provisioning, state: State) => boolean): Pick<Decisions, 'objectsTo'> => ({
  objectsTo: (body, state) => (isRefused(body, state) ? { status, body: 'refused' } : undefined),
});

const failing = (partner: Partial<Decisions>): Fault => defineFault({ breaks: ['provision/succeeds'], blocks: true, partner });

const choosy = (partner: Partial<Decisions>): Fault => defineFault({ breaks: ['provision/accepts-any-valid-body'], partner });

const unreadable = (serialises: Decisions['serialises']): Fault =>
  defineFault({ breaks: ['provision/answers-json'], blocks: true, partner: { serialises } });

const withoutId = (answersWith: (answer: ProvisioningAnswer) => unknown, may: RequirementId[] = []): Fault =>
  defineFault({ breaks: ['provision/id-is-a-string'], may, blocks: true, partner: { answersWith } });

const badConfig = (makesConfig: (config: Record<string, string>) => unknown, may: RequirementId[] = []): Fault =>
  defineFault({ breaks: ['provision/config-is-a-string-map'], may, partner: { makesConfig: (state) => makesConfig(values(state)) } });

const shortConfig = (makesConfig: (config: Record<string, string>) => unknown): Fault =>
  defineFault({ breaks: ['provision/config-covers-config-vars'], partner: { makesConfig: (state) => makesConfig(values(state)) } });

const badMessage = (message: unknown): Fault => defineFault({ breaks: ['provision/message-is-a-string'], partner: { message } });

const strangeCallback = (callbackAuthorization: Decisions['callbackAuthorization']): Fault =>
  defineFault({ breaks: ['provision/callbacks-use-the-manifest-credentials'], partner: { callbackAuthorization } });

const strayCallback = (callbackTargets: Decisions['callbackTargets']): Fault =>
  defineFault({ breaks: ['provision/callbacks-stay-under-v2'], partner: { callbackTargets } });

const strangeUpdate = (callbackUpdate: (config: object) => unknown): Fault =>
  defineFault({
    breaks: ['provision/updates-have-only-config'],
    partner: { callbackUpdate: (config) => callbackUpdate(config as object) },
  });

/** Answers 202 without a config, and sends it soon after. */
const later = (breaks: RequirementId[], partner: Partial<Decisions>): Fault =>
  defineFault({ breaks, partner: { provisionStatus: 202, pushesAfter: 100, ...partner } });

const byId = (url: string, id: string) => url.replace(/[^/]+$/, encodeURIComponent(id));

const COVERS: RequirementId[] = ['provision/config-covers-config-vars'];

export const provisioningFaults = {
  'provision-answers-302': failing({ provisionStatus: 302 }),
  'provision-answers-404': failing({ provisionStatus: 404 }),
  'provision-answers-500': failing({ provisionStatus: 500 }),
  'region-eu-refused': failing(refuses(400, ({ region }) => region === 'EU')),
  'region-expected-in-lower-case': failing(refuses(422, ({ region }) => region !== 'eu')),
  'user-other-than-owner-refused': failing(refuses(403, (body) => body.user_id !== body.owner_id)),
  'empty-options-refused': failing(refuses(400, ({ options }) => Object.keys(options).length === 0)),

  'id-is-a-number': defineFault({
    breaks: ['provision/id-is-a-string'],
    may: ['provision/id-is-addressable'],
    blocks: true,
    partner: { makesId: (_body, count) => String(1000 + count), answersWith: (answer) => ({ ...answer, id: Number(answer.id) }) },
  }),
  'id-is-null': withoutId((answer) => ({ ...answer, id: null }), ['provision/id-is-addressable', 'provision/ids-are-distinct']),
  'id-is-missing': withoutId(({ config, message }) => ({ config, message }), ['provision/id-is-addressable', 'provision/ids-are-distinct']),
  'id-is-an-object': withoutId((answer) => ({ ...answer, id: { value: answer.id } }), ['provision/id-is-addressable']),
  'id-has-another-name': withoutId(
    ({ id, ...rest }) => ({ ...rest, resource_id: id }),
    ['provision/id-is-addressable', 'provision/ids-are-distinct'],
  ),
  'id-is-empty': defineFault({
    breaks: ['provision/id-is-addressable'],
    may: ['provision/ids-are-distinct', 'sso/sessions-differ-by-user'],
    blocks: true,
    partner: { makesId: () => '' },
  }),
  'id-is-dots': defineFault({
    breaks: ['provision/id-is-addressable'],
    may: ['provision/ids-are-distinct', 'sso/sessions-differ-by-user', 'sso/accepts-any-signed-user'],
    blocks: true,
    partner: { makesId: (_body, count) => (count % 2 ? '.' : '..') },
  }),
  'id-is-half-a-character': defineFault({
    breaks: ['provision/id-is-addressable'],
    blocks: true,
    partner: { makesId: (_body, count) => `res_${count}_\ud83d` },
  }),
  'id-is-the-same-for-all': defineFault({
    breaks: ['provision/ids-are-distinct'],
    may: [
      'auth/refused-calls-change-nothing',
      'deprovision/deletes-only-the-named-one',
      'deprovision/ends-access',
      'sso/redirects-to-the-resource',
      'sso/sessions-differ-by-user',
      'sso/signature-covers-id',
      'sso/refuses-a-wrong-signature',
    ],
    blocks: true,
    partner: { makesId: () => 'res_1' },
  }),
  'one-resource-for-each-owner': defineFault({
    breaks: ['provision/ids-are-distinct'],
    may: ['deprovision/deletes-only-the-named-one', 'deprovision/ends-access'],
    blocks: true,
    partner: { recalls: (body, state) => live(state).find(({ ownerId }) => ownerId === body.owner_id) },
  }),

  'config-is-null': badConfig(() => null, COVERS),
  'config-is-a-list': badConfig((config) => Object.entries(config).map(([name, value]) => ({ name, value })), COVERS),
  'config-is-a-string': badConfig((config) => JSON.stringify(config), COVERS),
  'config-has-a-number': badConfig((config) => ({ ...config, ...last(config, 5432) })),
  'config-has-a-boolean': badConfig((config) => ({ ...config, ...last(config, true) })),
  'config-has-a-null': badConfig((config) => ({ ...config, ...last(config, null) }), COVERS),
  'config-has-a-list': badConfig((config) => ({ ...config, ...last(config, ['a', 'b']) })),
  'config-is-nested': badConfig((config) => ({ ...config, ...last(config, { value: 'a' }) })),
  'config-misses-a-variable': shortConfig((config) => Object.fromEntries(Object.entries(config).slice(1))),
  'config-is-empty': shortConfig(() => ({})),
  'config-keys-are-lower-case': shortConfig((config) => renamed(config, (name) => name.toLowerCase())),
  'config-keys-lack-the-prefix': shortConfig((config) => renamed(config, (name) => name.replace(/^.*_/, ''))),

  'message-is-a-number': badMessage(200),
  'message-is-null': badMessage(null),
  'message-is-a-list': badMessage(['Your database is ready']),
  'message-is-an-object': badMessage({ text: 'Your database is ready' }),

  'text-before-json': unreadable((answer) => `Notice: Undefined index: region in provision.php on line 12\n${JSON.stringify(answer)}`),
  'text-after-json': unreadable((answer) => `${JSON.stringify(answer)}\n<!-- 12 ms -->`),
  'two-json-documents': unreadable((answer) => `${JSON.stringify(answer)}\n${JSON.stringify({ status: 'ok' })}`),
  'json-in-a-string': unreadable((answer) => JSON.stringify(JSON.stringify(answer))),
  'json-in-a-list': unreadable((answer) => JSON.stringify([answer])),
  'json-with-single-quotes': unreadable((answer) => JSON.stringify(answer).replaceAll('"', "'")),
  'json-cut-short': unreadable((answer) => JSON.stringify(answer).slice(0, -1)),
  'json-in-latin-1': unreadable((answer) =>
    Buffer.from(JSON.stringify({ ...(answer as object), message: 'Base de données prête' }), 'latin1'),
  ),
  'json-in-utf-16': unreadable((answer) => Buffer.from(`\ufeff${JSON.stringify(answer)}`, 'utf16le')),
  'json-with-half-a-character': unreadable((answer) =>
    Buffer.concat([Buffer.from(JSON.stringify(answer).slice(0, -1)), Buffer.from(',"note":"\xc3"}', 'latin1')]),
  ),
  'form-instead-of-json': unreadable((answer) => new URLSearchParams({ id: String((answer as { id: string }).id) }).toString()),
  'html-instead-of-json': unreadable(() => '<!doctype html><title>Created</title><p>Your database is ready</p>'),
  'nothing-instead-of-json': unreadable(() => ''),
  'json-labelled-html': defineFault({ breaks: ['provision/labels-json'], partner: { contentType: 'text/html; charset=utf-8' } }),
  'json-labelled-text': defineFault({ breaks: ['provision/labels-json'], partner: { contentType: 'text/plain' } }),
  'json-without-a-label': defineFault({ breaks: ['provision/labels-json'], partner: { contentType: undefined } }),

  'non-ascii-name-answers-500': choosy(refuses(500, ({ owner_name }) => /[^\0-\x7f]/.test(owner_name))),
  'non-ascii-name-refused': choosy(refuses(400, ({ owner_name }) => /[^\0-\x7f]/.test(owner_name))),
  'quote-in-the-name-answers-500': choosy(refuses(500, ({ owner_name }) => /['"]/.test(owner_name))),
  'long-name-answers-500': choosy(refuses(500, ({ owner_name }) => owner_name.length > 100)),
  'long-name-refused': choosy(refuses(422, ({ owner_name }) => owner_name.length > 64)),
  'odd-owner-id-refused': choosy(refuses(400, ({ owner_id }) => !/^[\w-]+$/.test(owner_id))),
  'user-equal-to-owner-refused': choosy(refuses(400, (body) => body.user_id === body.owner_id)),
  'options-refused': choosy(refuses(400, ({ options }) => Object.keys(options).length > 0)),
  'second-install-refused': defineFault({
    breaks: ['provision/accepts-a-second-install'],
    may: ['provision/accepts-any-valid-body'],
    blocks: true,
    partner: refuses(409, ({ owner_id }, state) => live(state).some(({ ownerId }) => ownerId === owner_id)),
  }),
  'second-install-answers-500': defineFault({
    breaks: ['provision/accepts-a-second-install'],
    may: ['provision/accepts-any-valid-body'],
    blocks: true,
    partner: refuses(500, ({ owner_id }, state) => live(state).some(({ ownerId }) => ownerId === owner_id)),
  }),

  'calls-back-early': defineFault({ breaks: ['provision/does-not-call-back-early'], partner: { callsBack: 'during' } }),
  'callback-under-v1': strayCallback((url) => [url.replace('/v2/', '/v1/')]),
  'callback-without-a-version': strayCallback((url) => [url, url.replace('/v2/', '/')]),
  'callback-without-credentials': strangeCallback(() => undefined),
  'callback-with-the-salt': strangeCallback(({ id, api }) => basic(id, api.sso_salt)),
  'callback-under-the-name': strangeCallback(({ name, api }) => basic(name, api.password)),
  'callback-with-bearer': strangeCallback(({ api }) => `Bearer ${api.password}`),
  'update-with-the-message': strangeUpdate((config) => ({ config, message: 'Your database is ready' })),
  'update-with-undeclared-keys': strangeUpdate((config) => ({ config: { ...config, REPLICAS: '2' } })),
  'update-without-a-wrapper': strangeUpdate((config) => config),
  'callback-by-its-own-id': defineFault({
    breaks: ['provision/callbacks-name-the-add-on'],
    partner: { callbackTargets: (url, { id }) => [byId(url, id)] },
  }),

  'later-config-misses-a-variable': later(['provision/config-covers-config-vars'], {
    callbackUpdate: (config) => ({ config: Object.fromEntries(Object.entries(config as object).slice(1)) }),
  }),
  'later-config-keys-are-lower-case': later(['provision/config-covers-config-vars'], {
    callbackUpdate: (config) => ({ config: renamed(config as Record<string, string>, (name) => name.toLowerCase()) }),
  }),
  'later-config-has-a-number': later(['provision/updates-have-only-config'], {
    callbackUpdate: (config) => ({ config: { ...(config as object), ...last(config as Record<string, string>, 5432) } }),
  }),
  'later-config-with-a-state': later(['provision/updates-have-only-config'], {
    callbackUpdate: (config) => ({ config, state: 'provisioned' }),
  }),
  'later-config-without-credentials': later(['provision/callbacks-use-the-manifest-credentials'], {
    callbackAuthorization: () => undefined,
  }),
  'later-config-with-the-salt': later(['provision/callbacks-use-the-manifest-credentials'], {
    callbackAuthorization: ({ id, api }) => basic(id, api.sso_salt),
  }),
  'later-config-under-v1': later(['provision/callbacks-stay-under-v2'], { callbackTargets: (url) => [url.replace('/v2/', '/v1/')] }),
  'later-config-by-its-own-id': later(['provision/callbacks-name-the-add-on'], { callbackTargets: (url, { id }) => [byId(url, id)] }),
};

const values = ({ manifest }: State) => Object.fromEntries(manifest.api.config_vars.map((name, index) => [name, `value-${index}`]));

const last = (config: Record<string, string>, value: unknown) => ({ [Object.keys(config).at(-1) ?? '']: value });

const renamed = (config: Record<string, string>, rename: (name: string) => string) =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [rename(name), value]));
