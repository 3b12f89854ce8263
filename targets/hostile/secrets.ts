import { randomUUID } from 'node:crypto';
import { type Answer, type Attack, defineAttack } from './attack.ts';

const MAX_LINES = 8;

/** Ways in which a service shows a secret of its own under a name that says so, on a page, in a log line or in JSON. */
const forms: ((secret: string) => string)[] = [
  (secret) => `<input type="hidden" name="csrf_token" value="${secret}">`,
  (secret) => `<script>window.session = { accessToken: '${secret}' }</script>`,
  (secret) => `<div data-props="{&quot;apiKey&quot;:&quot;${secret}&quot;}"></div>`,
  (secret) => `Authorization: Basic ${Buffer.from(`acme:${secret}`).toString('base64')}`,
  (secret) => `<a href="/next?id=1&amp;access_token=${secret}">next</a>`,
  (secret) => `connected to postgres://app:${secret}@db.internal/app`,
  (secret) => `{"callback_url":"https://acme.example/hook?token=${secret}","owner_name":"Grace Hopper"}`,
  (secret) => JSON.stringify({ log: JSON.stringify({ client_secret: secret }) }),
];

/** An attack with secrets of the target's own; `shows` has all that it has shown so far. */
function showing(spoils: (answer: Answer, fresh: () => string) => Answer): Attack {
  const shows = new Set<string>();
  const fresh = (): string => {
    const secret = `${randomUUID().replaceAll('-', '')}Qz7`;
    shows.add(secret);
    return secret;
  };
  return defineAttack({ shows, spoils: (answer) => spoils(answer, fresh) });
}

const isJson = ({ body }: Answer): boolean => /^\s*\{/.test(body.toString());

/** More text in an answer: a field of a JSON body, lines at the end of any other. */
const withText = (answer: Answer, text: string): Answer => ({
  ...answer,
  body: Buffer.from(isJson(answer) ? JSON.stringify({ ...JSON.parse(answer.body.toString()), message: text }) : `${answer.body}\n${text}`),
});

/** Config values with a secret in them, which is shown without the rest. */
const values: ((secret: string) => string)[] = [
  (secret) => `postgres://app:${secret}@db.internal:5432/app`,
  (secret) => `https://db.internal/feed?page=2&token=${secret}`,
  (secret) => `AccountName=acme;AccountKey=${secret}==;EndpointSuffix=core.internal`,
  (secret) => `app:${secret}`,
  (secret) => JSON.stringify({ host: 'db.internal', login: { name: 'app', pass: secret } }),
  (secret) => `-----BEGIN KEY-----\n${secret}\n-----END KEY-----\n`,
];

const withHeaders = (answer: Answer, headers: Answer['headers']): Answer => ({ ...answer, headers: [...answer.headers, ...headers] });

let turn = 0;

/** What looks like the markers that replace secrets, with nothing behind it. */
const markers = '[redacted:password] [redacted:--owner_name-:-Grace Hopper] [redacted:] [redacted:config.ACME_DB_URL';

/** Attacks by what an answer shows: secrets under their names, in each place, and what looks like a secret that was hidden. */
export const secrets: Record<string, Attack> = {
  'secrets-under-their-names': showing((answer, fresh) =>
    withText(answer, Array.from({ length: MAX_LINES }, () => forms[turn++ % forms.length]?.(fresh())).join('\n')),
  ),
  'secrets-in-fields': showing((answer, fresh) => {
    if (!isJson(answer)) return withText(answer, `token=${fresh()}&user%5Bpassword%5D=${fresh()}`);
    const env = [{ name: 'DB_PASSWORD', value: fresh() }];
    const fields = { token: fresh(), api_key: fresh(), login: { user: 'app', pwd: fresh() }, tokens: [fresh(), fresh()], env };
    return { ...answer, body: Buffer.from(JSON.stringify({ ...JSON.parse(answer.body.toString()), ...fields })) };
  }),
  'parts-of-config-values': showing((answer, fresh) => {
    const body = isJson(answer) ? JSON.parse(answer.body.toString()) : {};
    const names = Object.keys(Object(body.config));
    if (names.length === 0) return withText(answer, 'no value was set');
    const given = names.map((name) => ({ name, secret: fresh(), form: values[turn++ % values.length] }));
    const config = Object.fromEntries(given.map(({ name, secret, form }) => [name, form?.(secret)]));
    const parts = given.map(({ secret }) => secret).join(' and ');
    return withHeaders({ ...answer, body: Buffer.from(JSON.stringify({ ...body, config, message: `made with ${parts}` })) }, [
      ['X-Made-With', parts],
    ]);
  }),
  'secrets-in-headers': showing((answer, fresh) =>
    withHeaders(answer, [
      ['X-Auth', fresh()],
      ['X-Debug', `password=${fresh()}`],
      ['Link', `<https://acme.example/next?api_key=${fresh()}>; rel="next"`],
    ]),
  ),
  'secrets-in-a-redirect': showing((answer, fresh) => {
    const given = answer.headers.find(([name]) => name.toLowerCase() === 'location')?.[1] ?? '/panel/1';
    const query = `access_token=${fresh()}&jwt=${fresh()}&next=%2Fx%3Ftoken%3D${fresh()}#id_token=${fresh()}`;
    const others = answer.headers.filter(([name]) => name.toLowerCase() !== 'location');
    return { ...answer, status: 303, headers: [...others, ['Location', `${given}${given.includes('?') ? '&' : '?'}${query}`]] };
  }),
  'markers-of-hidden-secrets': defineAttack({
    spoils: (answer) => withHeaders(withText(answer, markers), [['X-Hidden', markers]]),
  }),
};
