import { readCases } from '../cases.ts';

interface Answer {
  status?: number;
  headers?: [string, string][];
  body?: string;
}

interface Observation {
  label: string;
  exchanges?: { request?: { method?: string; url?: string; body?: string }; response?: Answer; error?: { message?: string } }[];
  [fact: string]: unknown;
}

interface Case {
  case: string;
  verdict: string;
  manifest?: unknown;
  previous?: unknown;
  text?: string;
  files?: Record<string, unknown>;
  env?: Record<string, string>;
  observations?: Observation[];
  got?: string[];
  notes?: unknown;
}

/** What passes, and what does not, from the cases that the rule is tested with. */
export function examples(root: string, surface: string, id: string): string[] {
  const cases = readCases(root, surface, id) as Case[];
  const right = cases.filter((one) => one.verdict === 'pass' && one.notes === undefined);
  const wrong = cases.filter((one) => ['fail', 'warn'].includes(one.verdict));
  // A note is not wrong: it says which of several allowed things was seen.
  const noted = cases.filter((one) => one.notes !== undefined && !wrong.includes(one));
  return [...group('Right', right.slice(0, 1)), ...group('Wrong', wrong.slice(0, 2)), ...group('Noted', noted.slice(0, 2))];
}

function group(title: string, cases: Case[]): string[] {
  const shown = cases.flatMap((one) => {
    const text = rendered(one);
    const got = Array.isArray(one.got) && one.got.length > 0 ? `\n\nAssay says: … got ${one.got.join('; ')} …` : '';
    return text === '' ? [] : [`${capital(one.case)}:\n\n${text}${got}`];
  });
  return shown.length > 0 ? [`## ${title}`, ...shown] : [];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A fenced block whose fence is longer than any in the text, so that the text cannot end it. */
const block = (language: string, text: string): string => {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
};

const json = (value: unknown) => JSON.stringify(value, null, 2);

function rendered({ manifest, previous, text, files, env, observations }: Case): string {
  const parts = [
    ...(text === undefined ? [] : [block('text', text)]),
    ...(manifest === undefined ? [] : [block('json', json(manifest))]),
    ...(previous === undefined ? [] : [`The manifest pushed before:\n\n${block('json', json(previous))}`]),
    ...Object.entries(files ?? {}).map(
      ([name, content]) => `\`${name}\`:\n\n${block('text', typeof content === 'string' ? content : json(content))}`,
    ),
    ...(env && Object.keys(env).length > 0
      ? [
          `Variables:\n\n${block(
            'sh',
            Object.entries(env)
              .map(([name, value]) => `${name}=${value}`)
              .join('\n'),
          )}`,
        ]
      : []),
    ...(observations ? [block('text', observations.slice(0, 4).map(observationText).join('\n\n'))] : []),
  ];
  return parts.join('\n\n');
}

const MAX_LENGTH = 700;
const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** One observation: its label and short facts, its long facts, then each exchange. */
function observationText({ label, exchanges = [], ...facts }: Observation): string {
  const all = Object.entries(facts);
  const short = all.filter(([, value]) => typeof value !== 'object').map(([name, value]) => `${name}: ${cut(String(value))}`);
  const long = all
    .filter(([, value]) => typeof value === 'object')
    .flatMap(([name, value]) => [value].flat().map((one) => `  ${name}: ${cut(JSON.stringify(one))}`));
  const answers = exchanges.map(({ request, response, error }) => {
    const call = request?.method ? `${request.method} ${request.url ?? ''}`.trim() : '';
    const headers = (response?.headers ?? []).map(([name, value]) => `  ${name}: ${value}`);
    const status = response ? `→ ${response.status ?? ''}` : `→ no answer${error?.message ? `: ${error.message}` : ''}`;
    const sent = request?.body ? [call, `  ${cut(request.body)}`, status] : [[call, status].filter(Boolean).join(' ')];
    return [...sent, ...headers, ...(response?.body ? [`  ${cut(response.body)}`] : [])].join('\n');
  });
  return [`# ${label}${short.length > 0 ? ` (${short.join(', ')})` : ''}`, ...long, ...answers].join('\n');
}
