import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { adviceOnStart, crashIn, crashText } from '../../../../../suites/shared/application/crash.ts';

const ofNode = `(node:7) Warning: old
(Use \`node --trace-warnings ...\` to show where the warning was created)
/srv/app/server.js:2
if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL is missing');
                               ^

Error: DATABASE_URL is missing
    at Object.<anonymous> (/srv/app/server.js:2:38)
    at Module._compile (node:internal/modules/cjs/loader:1521:14)
    at start (file:///srv/app/lib/start.js:3:1)

Node.js v20.20.2`;

const outputs: [what: string, output: string, said: string][] = [
  ['Node', ofNode, 'Error: DATABASE_URL is missing (at Object.<anonymous> (server.js:2:38), at start (lib/start.js:3:1))'],
  [
    'Node, with lines between message and stack',
    "Error: Cannot find module 'express'\nRequire stack:\n- /srv/app/server.js\n    at /srv/app/server.js:1:1 {\n  code: 'MODULE_NOT_FOUND'\n}\n\nNode.js v20.20.2",
    "Error: Cannot find module 'express' (at server.js:1:1)",
  ],
  ['Node, an error without a message', 'TypeError\n    at /srv/app/a.js:1:1\n', 'TypeError (at a.js:1:1)'],
  [
    'the last of two errors',
    'Error: retrying\n    at a (a.js:1:1)\nError: given up\n    at b (a.js:2:1)',
    'Error: given up (at b (a.js:2:1))',
  ],
  [
    'a rejection that is no error',
    'UnhandledPromiseRejection: The reason "boom".\n    at throwUnhandled (node:internal/process/promises:389:7)\n\nNode.js v20.20.2',
    'UnhandledPromiseRejection: The reason "boom".',
  ],
  [
    'Python',
    'Traceback (most recent call last):\n  File "/srv/app/app.py", line 3, in <module>\n    run()\nKeyError: \'PORT\'\nsys:1: ResourceWarning: open file',
    'KeyError: \'PORT\' (File "app.py", line 3, in <module>)',
  ],
  [
    'Java',
    'Exception in thread "main" java.lang.IllegalStateException: no secret\n\tat app.Main.main(Main.java:7)\nCaused by: java.io.IOException: x',
    'Exception in thread "main" java.lang.IllegalStateException: no secret (at app.Main.main(Main.java:7))',
  ],
  ['Go', 'panic: no port\n\ngoroutine 1 [running]:\nmain.main()', 'panic: no port'],
  [
    'npm without a script',
    'npm error Missing script: "start"\nnpm error\nnpm error A complete log of this run can be found in: /x',
    'Missing script: "start"',
  ],
  ['a warning at the end', 'cannot read settings.json\n(node:9) [DEP0040] DeprecationWarning: punycode\n', 'cannot read settings.json'],
  ['nothing', '', ''],
  ['a long line', `Error: ${'x'.repeat(900)}`, `Error: ${'x'.repeat(293)}`],
];

describe('why a program ended', () => {
  for (const [what, output, said] of outputs) it(what, () => assert.equal(crashText(crashIn(output, '/srv/app')), said));
});

const advice: [error: string, part: string | undefined][] = [
  ['Error: DATABASE_URL is missing', '--env DATABASE_URL=VALUE'],
  ['Error: Missing required environment variable STRIPE_KEY', '--env STRIPE_KEY=VALUE'],
  ["Error: Cannot find module 'express'", 'add express to the dependencies'],
  ["Error: Cannot find module './dist/main.js'", 'there is no ./dist/main.js'],
  ["Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'hono' imported from server.js", 'add hono'],
  ['Error: listen EADDRINUSE: address already in use :::3000', 'port 3000'],
  ['Error: connect ECONNREFUSED 127.0.0.1:5432', 'at 127.0.0.1:5432'],
  ["Error: ENOENT: no such file or directory, open 'config.json'", 'Create config.json'],
  ['Missing script: "start"', 'Add the script start'],
  ['TypeError [ERR_INVALID_ARG_TYPE]: the path must be set', undefined],
  ['Error: no luck', undefined],
];

describe('advice on an error at the start', () => {
  for (const [error, part] of advice)
    it(error, () => (part === undefined ? assert.equal(adviceOnStart(error), undefined) : assert.ok(adviceOnStart(error)?.includes(part))));
});
