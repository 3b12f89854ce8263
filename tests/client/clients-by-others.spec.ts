import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../support/command.ts';
import { needs } from '../support/needs.ts';
import { reportOf } from '../support/reading/reports.ts';
import { judged, shell } from '../support/targets/clients.ts';

const folder = join(root, 'tests/support/by-others/client');

interface Language {
  /** The command without the mistake. */
  start(built: string): string;
  build?: (built: string) => void;
  supply?: 'python' | 'php' | 'go';
  /** Each mistake with the code of its cause, or what was seen. */
  mistakes: Record<string, RegExp>;
}

const languages: Record<string, Language> = {
  Node: {
    start: () => `"${process.execPath}" "${folder}/client.mjs"`,
    mistakes: {
      nosecret: /^token-secret-left-out/,
      urlquery: /^query-twice/,
      lower: /^lower-case-method/,
      ms: /^the time in milliseconds/,
      component: /^punctuation-left-plain/,
      unsorted: /^unsorted/,
      hex: /^hex-for-base64/,
      sha1: /^sha1-signs/,
    },
  },
  Python: {
    start: () => `python3 "${folder}/client.py"`,
    supply: 'python',
    mistakes: {
      slash: /^characters that need an escape/,
      plus: /^plus-for-space/,
      rawsig: /^characters that need an escape/,
      noamp: /^ampersand-missing/,
      noquery: /^query-left-out/,
      bearer: /^an API token in a bearer header/,
      nomethod: /^method-left-out/,
      nonce: /^a nonce that an earlier request had at another time/,
    },
  },
  PHP: {
    start: () => `php "${folder}/client.php"`,
    supply: 'php',
    mistakes: {
      urlencode: /^(form-encoding|plus-for-space)/,
      hexbase64: /^base64-of-hex/,
      twice: /^parameters-encoded-twice/,
      keyforsecret: /^consumer-key-for-its-secret/,
      noquotes: /^no quotes/,
      rawurl: /^address-not-encoded/,
      swapped: /^secrets-swapped/,
    },
  },
  Go: {
    start: (built) => `"${built}/client"`,
    build: (built) => execFileSync('go', ['build', '-o', join(built, 'client'), join(folder, 'client.go')], { stdio: 'inherit' }),
    supply: 'go',
    mistakes: {
      queryescape: /^plus-for-space/,
      urlbase64: /^base64-for-urls/,
      noport: /^port-dropped/,
      slash: /^trailing-slash-added/,
      noform: /^form-left-out/,
      tokenunsigned: /^token-left-out/,
      version2: /^2\.0/,
      nononce: /^no oauth_nonce/,
    },
  },
  'a shell': {
    start: () => `sh "${folder}/client.sh"`,
    mistakes: { newline: /^newline-after-base-string/, wrapped: /^first-line-of-base64/, plain: /^ampersand-missing/ },
  },
};

for (const [name, { start, build, supply, mistakes }] of Object.entries(languages))
  test(
    `a client in ${name}: none is accused, and each mistake is named`,
    supply === undefined ? { tag: '@prove' } : needs(supply, '@prove'),
    async () => {
      const built = mkdtempSync(join(tmpdir(), 'assay-clients-'));
      try {
        build?.(built);
        for (const [mistake, said] of Object.entries({ ok: /^$/, ...mistakes })) {
          const outcome = await judged(shell({ calls: `${start(built)} ${mistake}` }));
          const { requirements, notes } = reportOf(outcome);
          const wrong = requirements.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn');
          const told = [...wrong.map(({ got = '' }) => got), ...notes.map(({ text }) => text.replace(/^.*, got /, ''))];
          if (mistake === 'ok') expect(outcome.status, outcome.stdout).toBe(0);
          expect(told[0] ?? '', `${mistake}: ${outcome.stdout}`).toMatch(said);
        }
      } finally {
        rmSync(built, { recursive: true });
      }
    },
  );
