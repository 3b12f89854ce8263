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
    'auth/answers-keep-secrets': 'no answer contains anything',
  },
  settings: {
    'bearer/token-identifier-has-its-prefix': 'the identifier is read from the configuration',
    'git/remote-has-its-shape': 'the address is read from the configuration',
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
