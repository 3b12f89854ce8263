import { randomBytes } from 'node:crypto';

/** 48 characters that nobody guesses. */
const secret = () => randomBytes(36).toString('base64url');

/** A manifest of an add-on that returns one variable. */
export function manifest({ id, production, test }: { id: string; production: string; test: string }): string {
  const urls = (origin: string) => ({ base_url: `${origin}/resources`, sso_url: `${origin}/sso` });
  const prefix = id.toUpperCase().replaceAll('-', '_');
  const api = {
    config_vars: [`${prefix}_URL`],
    password: secret(),
    sso_salt: secret(),
    regions: ['eu'],
    production: urls(production),
    test: urls(test),
  };
  return `${JSON.stringify({ id, api }, null, 2)}\n`;
}
