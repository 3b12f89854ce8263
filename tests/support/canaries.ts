import { randomBytes } from 'node:crypto';
import { conforming, type Decisions, type ManifestChoices } from '../../targets/reference/partner/index.ts';
import type { Canaries } from './reading/leaks.ts';

export const randomSecret = (length = 40) => randomBytes(length).toString('base64url').slice(0, length);

const usualConfig = (): Record<string, string> => ({
  ACME_DB_URL: `postgres://app:${randomSecret()}@db.example/app`,
  ACME_DB_TOKEN: randomSecret(),
});

/** Secrets of a run, and decisions that take note of those that come up in it. */
export function canaries({ password = randomSecret(), salt = randomSecret(), makesConfig = usualConfig } = {}): {
  secrets: Canaries;
  notes: Partial<Decisions>;
  manifest: ManifestChoices;
} {
  const learned = new Set<string>();
  const notes: Partial<Decisions> = {
    makesConfig: () => {
      const config = makesConfig();
      for (const value of Object.values(config)) learned.add(value);
      return config;
    },
    cookies: (session) => {
      learned.add(session);
      return [`partner_session=${session}; Path=/; HttpOnly; SameSite=Lax`];
    },
    readsForm: (body) => {
      const form = conforming.readsForm(body);
      // A made-up signature may be a short word, which is no secret.
      if ((form.signature?.length ?? 0) > 20) learned.add(form.signature ?? '');
      return form;
    },
    readsCredentials: (header) => {
      const credentials = header?.replace(/^\w+ /, '') ?? '';
      const told = Buffer.from(credentials, 'base64').toString();
      if ([password, salt].some((secret) => told.includes(secret))) learned.add(credentials);
      return conforming.readsCredentials(header);
    },
  };
  return { secrets: { password, salt, learned }, notes, manifest: { password, salt } };
}
