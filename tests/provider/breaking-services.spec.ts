import { expect, test } from '@playwright/test';
import { needs } from '../support/needs.ts';
import { type Certified, certify } from '../support/targets/refusing.ts';
import { startService } from '../support/targets/services.ts';

test.describe.configure({ timeout: 280_000 });

async function certifyBreaking(file: string, flaw: string): Promise<Certified> {
  const { manifest, stop } = await startService(file, { FLAW: flaw });
  try {
    return await certify(manifest, ['--plan', 'test', '--cases', '20', '--timeout', '1500', '--seed', '7']);
  } finally {
    stop();
  }
}

/** What a service says whose connections, bodies or process break under one condition: the rows that fail for it, and the sentence. */
type Breaks = Record<string, [failed: string[], says: RegExp]>;

const closed = /the connection was closed after \d+ m?s without an answer, each of \d+ times.*\n(.*\n)*.*look in its log at 20\S+Z for/;
const cut = /the answer broke off after \d+ of \d+ bytes, each of \d+ times.*\n(.*\n)*.*count bytes, not characters/;
const endless = /the answer began, and had no end after .*\n(.*\n)*.*End the answer: close the stream/;
const silent = /undecided: .*(POST|DELETE) \/provider\/\S+.*no answer within \S+ s.*look in its log for what it waits for/;
const ended = /^down it stopped answering after #\d+ \((POST|DELETE) \/provider.*\n.*Look in the log of your service for what ended it/;

const ofCredentials = 'auth/refuses-a-malformed-header';
const anyBody = 'provision/accepts-any-valid-body';

const services: Record<string, Breaks> = {
  'breaks.py': {
    'closes-without-header': [['auth/refuses-missing-credentials'], closed],
    'closes-on-bad-base64': [[ofCredentials], closed],
    'closes-without-colon': [[ofCredentials], closed],
    'closes-without-signature': [['sso/refuses-a-wrong-signature'], closed],
    'closes-on-unknown-id': [[], /the connection was closed after \d+ m?s without an answer.*deprovision\/(unknown-id|repeated)/],
    'hangs-on-wrong-credentials': [[], silent],
    'hangs-on-unknown-id': [[], silent],
    'endless-refusals': [[], /undecided: .*on POST \/provider\/sso \(the answer was not complete within \S+ s\); look in its log/],
    'ends-on-old-forms': [[], ended],
  },
  'breaks.rb': {
    'closes-on-bad-base64': [[ofCredentials], closed],
    'closes-on-bytes-that-are-no-text': [[ofCredentials], closed],
    'closes-on-options': [[anyBody], closed],
    'closes-on-a-plus': [['sso/refuses-a-wrong-signature'], closed],
    'closes-on-a-timestamp-that-is-no-number': [[], closed],
    'cuts-long-names': [[anyBody], cut],
    'cuts-refusals': [['sso/refuses-a-wrong-signature'], cut],
    'never-ends-a-deletion': [['deprovision/answers-200'], endless],
    'hangs-on-a-large-body': [[], silent],
    'hangs-on-a-second-deletion': [[], silent],
  },
  'Breaks.java': {
    'closes-without-header': [['auth/refuses-missing-credentials'], closed],
    'closes-on-bad-base64': [[ofCredentials], closed],
    'closes-without-colon': [[ofCredentials], closed],
    'closes-on-upper-case': [['sso/refuses-a-wrong-signature'], closed],
    'crashes-on-quotes': [[anyBody], closed],
    'cuts-installs-of-names': [[anyBody], cut],
    'endless-401': [['auth/refuses-missing-credentials'], endless],
    'hangs-on-deletion': [[], silent],
    'hangs-without-signature': [[], silent],
    'ends-on-long-names': [[], ended],
  },
};

const languages = { 'breaks.py': 'python', 'breaks.rb': 'ruby', 'Breaks.java': 'java' } as const;
/** One of each kind is enough for every run of the tests. */
const always = ['closes-without-header', 'closes-without-signature'];

for (const [file, breaks] of Object.entries(services))
  for (const [flaw, [failed, says]] of Object.entries(breaks)) {
    const language = languages[file as keyof typeof languages];
    const tags = language === 'python' && always.includes(flaw) ? [] : ['@prove'];
    test(`${file}: ${flaw}`, needs(language, ...tags), async () => {
      const { report, stdout } = await certifyBreaking(file, flaw);
      const own = report.requirements.filter(({ verdict }) => verdict === 'fail');
      // Those that fail for the same cause are not told again.
      expect(
        own.filter(({ sameCauseAs }) => sameCauseAs === undefined).map(({ id }) => id),
        stdout,
      ).toEqual(failed);
      expect(stdout).toMatch(says);
      expect(stdout).not.toMatch(/locks us out|undecided: \d+ requirements, the run was cut short/);
    });
  }
