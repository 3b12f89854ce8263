import { defined } from '../../engine/documents/values.ts';
import { isUrl } from '../../engine/wire/url.ts';
import type { Terminal } from '../../fixtures/drivers/terminal.ts';
import { type Arguments, type Io, UsageError } from '../run.ts';

export interface Answers {
  kind: 'provider' | 'platform' | 'application' | 'client';
  id: string;
  url: string;
  testUrl: string;
  /** Where API tokens are accepted; undefined if that is not known yet. */
  bridgeUrl?: string;
  plans: string[];
  ci: string[];
  sample?: Arguments['init']['sample'];
}

/** Answered by an option, else by a person, else by its default. */
interface Question {
  option: string;
  given: string | undefined;
  question: string;
  fallback?: string;
  wrong?(answer: string): string | undefined;
}

const oneOf =
  (...known: string[]) =>
  (answer: string) =>
    known.includes(answer) ? undefined : `expected ${known.join(' or ')}`;

const whyNoUrl = (answer: string) =>
  /^https?:\/\/[^\s?#]+$/i.test(answer) && isUrl(answer) ? undefined : 'expected an http or https URL, without ? and #';

const whyNoId = (answer: string) =>
  /^[a-z0-9_-]+$/.test(answer) ? undefined : 'expected lower-case letters, digits, dashes and underscores';

const testAddress = 'http://127.0.0.1:8080';

function fromOption({ option, given, fallback, wrong }: Question): string {
  const value = given ?? fallback;
  if (value === undefined) throw new UsageError(`assay: init needs ${option}. See assay init --help`);
  const problem = wrong?.(value);
  if (problem !== undefined) throw new UsageError(`assay: ${option}: ${problem}, got "${value}"`);
  return value;
}

async function fromPerson({ question, fallback, wrong }: Question, terminal: Terminal): Promise<string> {
  for (;;) {
    const typed = await terminal.ask(`${question}${fallback === undefined ? '' : ` [${fallback}]`}: `);
    if (typed === undefined) {
      terminal.print('');
      throw new UsageError('assay: stopped; nothing was written');
    }
    const value = typed.trim() || fallback;
    const problem = value === undefined ? 'An answer is needed.' : wrong?.(value);
    if (value !== undefined && problem === undefined) return value;
    terminal.print(problem ?? '');
  }
}

export async function answers(args: Arguments['init'], io: Io): Promise<Answers> {
  const terminal = io.terminal();
  const answerTo = async (one: Question) => (terminal && one.given === undefined ? fromPerson(one, terminal) : fromOption(one));
  try {
    const kind = await answerTo({
      option: 'a kind: provider, platform, application or client',
      given: args.kind,
      question: 'What do you want to judge: provider, platform, application or client',
      ...(terminal && { fallback: 'provider' }),
      wrong: oneOf('provider', 'platform', 'application', 'client'),
    });
    const isProvider = kind === 'provider';
    const hasAddress = kind === 'provider' || kind === 'platform';
    const url = { option: '--url', given: args.url, question: `Address of the ${isProvider ? 'service' : 'API'}`, wrong: whyNoUrl };
    const inTests = { option: '--test-url', given: args['test-url'], question: 'Address of the service in tests', fallback: testAddress };
    const bridge = {
      option: '--bridge-url',
      given: args['bridge-url'],
      question: 'Address of the API bridge, which accepts API tokens; the contract has a separate one',
      fallback: 'none',
      wrong: (answer: string) => (answer === 'none' ? undefined : whyNoUrl(answer)),
    };
    const what = kind === 'client' ? 'Command of the client' : 'Id of the add-on';
    const id = { option: '--id', given: args.id, question: what, wrong: whyNoId };
    const plan = { option: '--plan', given: args.plan?.join(','), question: 'Plan slugs, with commas between them', fallback: 'test' };
    const ci = { option: '--ci', given: args.ci?.join(','), question: 'CI file: github, gitlab or none', fallback: 'none', wrong: whyNoCi };
    return {
      kind: kind as Answers['kind'],
      id: isProvider
        ? await answerTo(id)
        : kind === 'client'
          ? await answerTo({ ...id, fallback: 'my-client' })
          : fromOption({ ...id, fallback: 'assay-add-on' }),
      url: hasAddress ? origin(await answerTo(url)) : '',
      ...(kind === 'platform' && bridgeOf(await answerTo(bridge))),
      testUrl: isProvider ? origin(await answerTo({ ...url, ...inTests })) : '',
      plans: hasAddress ? list(await answerTo(plan)) : [],
      ci: list(await answerTo(ci)).filter((name) => name !== 'none'),
      ...defined({ sample: args.sample }),
    };
  } finally {
    terminal?.close();
  }
}

const bridgeOf = (answer: string): Pick<Answers, 'bridgeUrl'> => (answer === 'none' ? {} : { bridgeUrl: origin(answer) });

const origin = (url: string) => url.replace(/\/+$/, '');

const whyNoCi = (answer: string) =>
  list(answer)
    .map(oneOf('github', 'gitlab', 'none'))
    .find((problem) => problem !== undefined);

const list = (text: string) => [...new Set(text.split(/[\s,]+/).filter(Boolean))];
