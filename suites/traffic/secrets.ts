import { configSecrets } from '../../engine/redaction/config.ts';
import { secretsNamed } from '../../engine/redaction/exchange.ts';
import { cookieSecrets } from '../../engine/redaction/headers.ts';
import { createRedactor, type NamedSecret } from '../../engine/redaction/redactor.ts';
import { parseBasic } from '../../engine/signatures/credentials.ts';
import { type Exchange, headerValues } from '../../engine/wire/http/exchange.ts';
import { maskPeople } from '../../fixtures/as-caller/people.ts';
import { redactedAlone } from '../../fixtures/redaction.ts';

/** If an exchange has more characters of secrets, its bodies are left out instead of searched. */
const MAX_SECRET_CHARACTERS = 50_000;

/** All secrets in an exchange: credentials, cookies, signatures, tokens, values of a config. `shown`: headers that are no secrets. */
export function secretsInExchange(exchange: Exchange, configVars: readonly string[], shown: readonly string[]): NamedSecret[] {
  const { request, response } = exchange;
  const authorization = [...headerValues(request, 'authorization'), ...headerValues(request, 'proxy-authorization')];
  const cookies = [
    ...headerValues(request, 'cookie').flatMap((text) => cookieSecrets('cookie', text)),
    ...headerValues(response, 'set-cookie').flatMap((text) => cookieSecrets('set-cookie', text)),
  ];
  const sent = request.body === undefined ? [] : configSecrets({ response: { body: request.body } }, configVars);
  return [
    ...authorization.flatMap((header) => [
      { name: 'credentials', value: header.replace(/^\s*\S+\s+/, '') },
      { name: 'password', value: parseBasic(header)?.password ?? '' },
    ]),
    ...cookies.map((value) => ({ name: 'cookie', value })),
    ...secretsNamed([request, response], shown),
    ...sent,
    ...configSecrets(exchange, configVars),
  ];
}

/** Removes secrets, and the names and addresses of people, from exchanges. */
export function createTrafficRedaction(known: readonly NamedSecret[], published: readonly string[], shownHeaders: readonly string[]) {
  const redactor = createRedactor({ known, published });

  /** A later exchange may show the same secrets again. */
  const keep = (secrets: readonly NamedSecret[], names: readonly string[]) => {
    for (const { name, value } of secrets) if (!names.some((shown) => shown.includes(value))) redactor.learn(value, name);
  };

  const redact = <Facts>({ request, ...exchange }: Exchange, secrets: readonly NamedSecret[], facts: Facts, names: readonly string[]) => {
    keep(secrets, names);
    const masked = { ...request, ...(request.body !== undefined && { body: maskPeople(request.body) }) };
    const limits = { maxCharacters: MAX_SECRET_CHARACTERS, published: names, shownHeaders };
    return redactedAlone({ exchange: { ...exchange, request: masked }, facts }, secrets, redactor, limits);
  };
  return { redact, keep };
}
