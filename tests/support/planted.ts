import type { Decisions } from '../../targets/reference/partner/index.ts';
import { randomSecret } from './canaries.ts';
import { namedForms, valuesWithParts } from './named-forms.ts';

/** Secrets that a target shows under their names, each in a form of its own, by place; all are in `secrets`. */
export function planted(secrets: Set<string>) {
  const fresh = (): string => {
    const secret = `${randomSecret(22)}7x`;
    secrets.add(secret);
    return secret;
  };
  const turns = new Map<string, number>();
  /** The next form at a place: over a run, a place shows all of them. */
  const form = (place: string): string => {
    const turn = turns.get(place) ?? 0;
    turns.set(place, turn + 1);
    return namedForms[turn % namedForms.length]?.(fresh()) ?? '';
  };
  const page = (count = 4): string => Array.from({ length: count }, () => `<p>${form('page')}</p>`).join('\n');
  return {
    fresh,
    page,
    headers: () => ({
      'x-auth': fresh(),
      'x-acme-apikey': fresh(),
      link: `<https://acme.example/next?api_key=${fresh()}>; rel="next"`,
      'x-debug': `Authorization: Basic ${Buffer.from(`acme:${fresh()}`).toString('base64')}`,
      'x-form': form('header'),
    }),
    fields: () => ({
      token: fresh(),
      api_key: fresh(),
      password: fresh(),
      login: { user: 'app', pwd: fresh(), url: `redis://:${fresh()}@h` },
      log: `connected with password=${fresh()}`,
      said: form('body'),
      tokens: [fresh(), fresh()],
    }),
    query: () =>
      `access_token=${fresh()}&jwt=${fresh()}&next=%2Fx%3Ftoken%3D${fresh()}&said=${encodeURIComponent(form('query'))}#id_token=${fresh()}`,
  };
}

/** A partner that shows secrets under their names in every place: redirects, answers, headers, panels and refusals. */
export function showingSecrets(secrets: Set<string>): Partial<Decisions> {
  const { page, headers, fields, query } = planted(secrets);
  return {
    answersWith: (answer) => ({ ...answer, ...fields() }),
    extraHeaders: headers,
    location: ({ id }, { decide }) => `${decide.panelPath(id)}?${query()}`,
    refusesCall: () => ({ status: 401, headers: { 'content-type': 'text/html' }, body: page() }),
    closedPanel: { status: 403, headers: { 'content-type': 'text/html' }, body: page(namedForms.length) },
    refusesSignOn: () => ({ status: 403, headers: { 'content-type': 'text/html' }, body: page() }),
    unknownToDelete: { status: 404, body: JSON.stringify(fields()) },
  };
}

/** Config values with secrets in them, for each customer others, and what a page shows of these secrets alone. */
export function configWithParts(secrets: Set<string>) {
  const { fresh } = planted(secrets);
  /** The parts of the values of each customer, by one of these values. */
  const shown = new Map<unknown, string[]>();
  const key = 'ACME_DB_DSN' satisfies keyof typeof valuesWithParts;
  return {
    names: Object.keys(valuesWithParts),
    makesConfig: (): Record<string, string> => {
      const drawn = Object.entries(valuesWithParts).map(([name, { asValue, showing, secret: own }]) => {
        const secret = own ?? fresh();
        secrets.add(secret);
        return { name, value: asValue(secret), part: showing?.(secret) ?? secret };
      });
      const config = Object.fromEntries(drawn.map(({ name, value }) => [name, value]));
      shown.set(
        config[key],
        drawn.map(({ part }) => part),
      );
      return config;
    },
    /** What the values of a customer hold, each part alone; without a config, of the last customer. */
    parts: (config?: unknown) => (config ? shown.get((config as Record<string, string>)[key]) : [...shown.values()].at(-1)) ?? [],
  };
}
