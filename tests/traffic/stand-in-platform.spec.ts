import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { authorization, type SigningChoices } from '../../engine/signatures/oauth/authorization.ts';
import { percentEncode } from '../../engine/signatures/oauth/encoding.ts';
import { assay, type Running, started } from '../support/command.ts';
import { credentialsOf, libraries, OAuth } from '../support/house/oauth-libraries.ts';

interface Judged {
  address: string;
  method: string;
  path: string;
  status: number;
  remarks: { isRight: boolean; text: string }[];
}

interface Stage extends Running {
  exports: Record<string, string>;
  /** Waits for what is said about the next request that nobody has waited for. */
  next(): Promise<Judged>;
}

/** Starts the stand-in platform, hands it over once it listens, and ends it whatever comes. */
async function during(args: string[], act: (stage: Stage) => Promise<void>): Promise<void> {
  const running = started(['stand-in', 'platform', ...args], tmpdir());
  const { output } = running;
  const lines = () => output().split('\n').slice(0, -1);
  let read = 1;
  try {
    await expect.poll(output).toMatch(/PROVIDER_PASSWORD.*\n/);
    const exports = args.includes('--json')
      ? (JSON.parse(lines()[0] ?? '').exports as Record<string, string>)
      : Object.fromEntries([...output().matchAll(/^export (\w+)='(.*)'$/gm)].map(([, name = '', value = '']) => [name, value]));
    const next = async () => {
      await expect.poll(() => lines().length).toBeGreaterThan(read);
      return JSON.parse(lines()[read++] ?? '') as Judged;
    };
    await act({ ...running, exports, next });
  } finally {
    running.child.kill('SIGKILL');
    await running.ended;
  }
}

const texts = ({ remarks }: Judged) => remarks.map(({ isRight, text }) => `${isRight ? '✓' : '✗'} ${text}`);
test('it accepts what OAuth 1 libraries sign, by every method that they know, and verifies it itself', async () => {
  await during(['--json'], async ({ exports, next }) => {
    const data = { name: 'café crème', empty: '', sign: "a&b=c!*'()" };
    for (const [name, { methods, header }] of Object.entries(libraries))
      for (const method of methods)
        for (const sent of [{}, data] as Record<string, string>[]) {
          const url = `${exports.BASE_URL}/v2/self`;
          const query = Object.entries(sent)
            .map(([key, value]) => `${percentEncode(key)}=${percentEncode(value)}`)
            .join('&');
          const headers = { authorization: header(method, url, sent, credentialsOf(exports)) };
          const answer = await fetch(query === '' ? url : `${url}?${query}`, { headers });
          expect(answer.status, `${name} ${method}`).toBe(200);
          expect(await answer.json()).toMatchObject({ id: expect.stringMatching(/^user_/) });
          const judged = await next();
          expect(judged).toMatchObject({ address: 'main', method: 'GET', path: '/v2/self', status: 200 });
          expect(texts(judged)).toEqual([`✓ the signature verifies by ${method}`]);
        }
  });
});

for (const method of ['PLAINTEXT', 'HMAC-SHA1'])
  test(`a library goes through the three steps by ${method}, and calls with the token that it got`, async () => {
    await during(['--json'], async ({ exports, next }) => {
      const { BASE_URL: base = '', CONSUMER_KEY, CONSUMER_SECRET } = exports;
      const [request, access] = ['request_token', 'access_token'].map((step) => `${base}/oauth/${step}`);
      const library = new OAuth(request, access, CONSUMER_KEY, CONSUMER_SECRET, '1.0', 'http://127.0.0.1:9/back', method);
      const pair = (call: (done: (error: unknown, token: string, secret: string) => void) => void) =>
        promisify<[string, string]>((done) => call((error, ...tokens) => done(error as null, tokens)))();
      const [token, secret] = await pair((done) => library.getOAuthRequestToken(done));
      expect(texts(await next())).toEqual([`✓ the signature verifies by ${method}`]);
      const early = await pair((done) => library.getOAuthAccessToken(token, secret, 'guessed', done)).catch(() => 'refused');
      expect(early).toBe('refused');
      expect(texts(await next()).at(-1)).toBe('✗ a request token that no user has agreed to yet');
      const led = await fetch(`${base}/oauth/authorize?oauth_token=${token}`, { redirect: 'manual' });
      expect(texts(await next())).toEqual(['✓ the user is asked to agree to a request token']);
      const verifier = new URL(led.headers.get('location') ?? '').searchParams.get('oauth_verifier') ?? '';
      const [userToken, userSecret] = await pair((done) => library.getOAuthAccessToken(token, secret, verifier, done));
      expect(await next()).toMatchObject({ path: '/oauth/access_token', status: 200, remarks: [{ isRight: true }] });
      const body = await promisify<string>((done) =>
        library.get(`${base}/v2/summary`, userToken, userSecret, (error, text) => done(error as null, text)),
      )();
      expect(JSON.parse(body)).toHaveProperty('organisations');
      expect(texts(await next())).toEqual([`✓ the signature verifies by ${method}`]);
    });
  });

const mistakes: [what: string, choices: SigningChoices, says: RegExp][] = [
  ['another method', { signs: { method: 'POST' } }, /^✗ the signature is wrong: always-post\. The client /],
  ['the query left out', { signs: { url: 'BASE/v2/self' } }, /^✗ the signature is wrong: query-left-out\. The client /],
  [
    'a signature in hexadecimal digits',
    { signature: (right) => Buffer.from(right, 'base64').toString('hex') },
    /^✗ the signature is wrong: hex-for-base64\. /,
  ],
  ['nonsense', { signature: () => 'nonsense' }, /and no known mistake explains it/],
];

test('wrong signatures are refused, and the mistake is named', async () => {
  await during(['--json'], async ({ exports, next, output }) => {
    const url = `${exports.BASE_URL}/v2/self?limit=10`;
    const secrets = new Set(['CONSUMER_SECRET', 'USER_TOKEN', 'USER_SECRET', 'API_TOKEN'].map((name) => exports[name] ?? ''));
    for (const [what, choices, says] of mistakes) {
      const signs = choices.signs?.url ? { url: choices.signs.url.replace('BASE', exports.BASE_URL ?? '') } : choices.signs;
      const { header, parameters } = authorization({ method: 'GET', url }, credentialsOf(exports), {
        ...{ signatureMethod: 'HMAC-SHA1', ...choices },
        ...(signs && { signs }),
      });
      secrets.add(parameters.find(([name]) => name === 'oauth_signature')?.[1] ?? '');
      expect((await fetch(url, { headers: { authorization: header } })).status, what).toBe(401);
      const judged = await next();
      expect(judged.status).toBe(401);
      expect(texts(judged)[0]).toMatch(says);
    }
    const log = output().split('\n').slice(1).join('\n');
    for (const secret of [...secrets].filter((one) => one !== 'nonsense')) expect(log).not.toContain(secret);
  });
});

test('credentials of any kind, at the right and at the wrong address', async () => {
  await during(['--json'], async ({ exports, next }) => {
    const { BASE_URL: base, BRIDGE_URL: bridge, API_TOKEN, CONSUMER_KEY, CONSUMER_SECRET, USER_TOKEN, USER_SECRET } = exports;
    const { PROVIDER_ID, PROVIDER_PASSWORD } = exports;
    const plain = `oauth_consumer_key="${CONSUMER_KEY}", oauth_token="${USER_TOKEN}", oauth_signature="${CONSUMER_SECRET}%26${USER_SECRET}"`;
    const basic = (password = '') => `Basic ${Buffer.from(`${PROVIDER_ID}:${password}`).toString('base64')}`;
    const cases: [url: string, header: string | undefined, status: number, says: string[]][] = [
      [`${bridge}/v2/self`, `Bearer ${API_TOKEN}`, 200, ['✓ an API token, at the bridge']],
      [`${base}/v2/self`, `Bearer ${API_TOKEN}`, 401, ['✗ an API token at the main address: it is for the bridge']],
      [`${bridge}/v2/self`, 'Bearer nonsense', 401, ['✗ an API token that is not known, has expired or was revoked']],
      [
        ...([`${base}/v2/self`, `OAuth ${plain}`, 200] as const),
        ['✓ the signature verifies by PLAINTEXT, the default when no method is named'],
      ],
      [
        ...([`${bridge}/v2/self`, `OAuth ${plain}`, 401] as const),
        [
          '✗ a signed request at the bridge: it is for the main address',
          '✓ the signature verifies by PLAINTEXT, the default when no method is named',
        ],
      ],
      [
        ...([`${base}/v2/self`, `OAuth ${plain.replace(CONSUMER_KEY ?? '', 'nobody')}`, 401] as const),
        ['✗ an oauth_consumer_key that is not known'],
      ],
      [`${base}/v2/self`, `OAuth ${plain.replace(USER_TOKEN ?? '', 'nothing')}`, 401, ['✗ an oauth_token that is not known']],
      [
        ...([`${base}/v2/self`, `OAuth ${plain.replace(`"${CONSUMER_KEY}"`, CONSUMER_KEY ?? '')}`, 401] as const),
        [
          '✗ Authorization oauth_consumer_key: expected a value in double quotes, got no quotes',
          '✓ the signature verifies by PLAINTEXT, the default when no method is named',
        ],
      ],
      [`${base}/v2/self`, undefined, 401, ['✗ no credentials: an Authorization header with Bearer or OAuth is needed']],
      [`${base}/v2/vendor/apps`, basic(PROVIDER_PASSWORD), 200, ['✓ the Basic credentials of a provider']],
      [`${base}/v2/vendor/apps`, basic('wrong'), 401, ['✗ Basic credentials that belong to no provider']],
    ];
    for (const [url, header, status, says] of cases) {
      const answer = await fetch(url, { headers: header === undefined ? {} : { authorization: header } });
      const judged = await next();
      expect({ status: judged.status, says: texts(judged) }).toEqual({ status: answer.status, says });
      expect(answer.status, says.join()).toBe(status);
    }
    await fetch(`${base}/v2/${API_TOKEN}?oauth_token=${USER_TOKEN}`);
    expect((await next()).path).toBe('[redacted]');
  });
});

test('a person reads exports for a shell, and a line for each request; Ctrl-C ends it with 130', async () => {
  await during([], async ({ child, ended, exports, output }) => {
    for (const name of ['BASE_URL', 'BRIDGE_URL', 'API_TOKEN', 'CONSUMER_KEY', 'CONSUMER_SECRET', 'USER_TOKEN', 'USER_SECRET'])
      expect(exports).toHaveProperty(name);
    const once = output();
    await fetch(`${exports.BRIDGE_URL}/v4/products/zones`, { headers: { authorization: `Bearer ${exports.API_TOKEN}` } });
    await expect
      .poll(() => output().slice(once.length))
      .toMatch(/^# \d\d:\d\d:\d\d {2}bridge {2}GET \/v4\/products\/zones → 200\n# +✓ an API token/);
    await fetch(`${exports.BASE_URL}/$(id>injected);id`);
    await expect.poll(output).toContain('injected');
    expect(
      output()
        .trimEnd()
        .split('\n')
        .filter((line) => !/^(# |export \w+=')/.test(line)),
    ).toEqual([]);
    expect(output().split(exports.API_TOKEN ?? '')).toHaveLength(2);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
  });
});

const listening = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server: Server = createServer()
      .once('error', () => resolve(undefined))
      .listen(port, '127.0.0.1', () => resolve(server));
  });

/** A port that is taken, after one that is free. */
async function takenPort(): Promise<{ taken: Server; port: number }> {
  for (;;) {
    const taken = await listening(0);
    if (!taken) throw new Error('no port is free');
    const { port } = taken.address() as AddressInfo;
    const before = await listening(port - 1);
    if (before) {
      await promisify(before.close.bind(before))();
      return { taken, port };
    }
    taken.close();
  }
}

test('the bridge takes the port that is named for it, or the next free one', async () => {
  const { taken, port } = await takenPort();
  try {
    await during(['--listen', `127.0.0.1:${port - 1}`], async ({ exports }) => {
      expect(exports.BASE_URL).toBe(`http://127.0.0.1:${port - 1}`);
      expect(Number(new URL(exports.BRIDGE_URL ?? '').port)).not.toBe(port);
    });
    const { status, stderr } = await assay(['stand-in', 'platform', '--listen-bridge', `127.0.0.1:${port}`]);
    expect({ status, lines: stderr.trim().split('\n').length }).toEqual({ status: 2, lines: 1 });
    expect(stderr).toContain('cannot listen there (EADDRINUSE)');
  } finally {
    taken.close();
  }
});

test('callback_url leads to the address that clients use, and its requests are shown', async () => {
  await during(['--json'], async ({ exports, next }) => {
    const { BASE_URL = '', PROVIDER_ID, PROVIDER_PASSWORD } = exports;
    const headers = { Authorization: `Basic ${Buffer.from(`${PROVIDER_ID}:${PROVIDER_PASSWORD}`).toString('base64')}` };
    const [first] = (await (await fetch(`${BASE_URL}/v2/vendor/apps`, { headers })).json()) as { callback_url: string }[];
    expect(first?.callback_url).toMatch(new RegExp(`^${BASE_URL}/v2/vendor/apps/`));
    expect(((await (await fetch(first?.callback_url ?? '', { headers })).json()) as { callback_url: string }).callback_url).toBe(
      first?.callback_url,
    );
    await next();
    expect((await next()).path).toMatch(/^\/v2\/vendor\/apps\/./);
  });
  await during(['--json', '--public-url', 'http://platform.example:8080'], async ({ exports }) => {
    expect(exports.BASE_URL).toBe('http://platform.example:8080');
  });
});
