/** Passes of targets that do nothing, each with the reason why it is true of them; `*` stands for any text. */
export const explained: Record<string, Record<string, string>> = {
  service: {
    'manifest/*': 'the manifest is a good one',
    'auth/accepts-the-manifest-credentials': 'it accepts them; that it accepts all others too fails elsewhere',
    'provision/succeeds': '200 is a success; that the answer says nothing fails elsewhere',
    'provision/does-not-call-back-early': 'it never calls, so it does not call too early',
  },
  'service with {}': {
    'provision/answers-json': '{} is JSON',
    'provision/labels-json': 'the answer is labelled as JSON',
    'provision/accepts-any-valid-body': 'each body gets 200; that no install has an id fails elsewhere',
  },
  platform: {
    'bearer/opens-the-bridge': 'the token gets 200; that every other token does too fails elsewhere',
    'bearer/serves-every-path': 'each path gets 200; that the answers are empty fails elsewhere',
    'bearer/token-identifier-has-its-prefix': 'the identifier is read from the configuration',
    'git/remote-has-its-shape': 'the address is read from the configuration',
    'vendor/is-served-over-https': 'on a loopback address http is noted only',
    'self/is-a-record': '{} is a JSON object, and the contract shows no field',
    'summary/is-a-record': '{} is a JSON object, and the contract shows no field',
    'resources/are-labelled-json': 'the answers are labelled as JSON',
  },
  application: {
    'health/every-path-answers-200': 'it answers 200',
    'app/speaks-plain-http': 'it answers over plain HTTP',
    'app/does-not-loop-on-https': 'it never redirects',
  },
};

const fits = (pattern: string, id: string): boolean => (pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : pattern === id);

/** Why a target of these kinds may pass a requirement; undefined where it may not. */
export const reasonFor = (kinds: readonly string[], id: string): string | undefined =>
  kinds.flatMap((kind) => Object.entries(explained[kind] ?? {})).find(([pattern]) => fits(pattern, id))?.[1];
