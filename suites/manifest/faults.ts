import type { RequirementId } from '../../specs/generated/ids.ts';
import { changed, manifest, password, salt } from '../../targets/reference/documents/manifest.ts';

type Id = RequirementId extends infer Whole ? (Whole extends `manifest/${infer Rest}` ? Rest : never) : never;

export interface ManifestFault {
  /** The requirement that must notice. */
  breaks: [`manifest/${Id}`];
  text: string;
  /** A manifest that was pushed before. */
  previous?: string;
  /** Line and column of the problem. */
  at: string;
  expected: string;
  got: string;
}

const defineFault = (id: Id, text: string, at: string, expected: string, got: string): ManifestFault => ({
  breaks: [`manifest/${id}`],
  ...{ text, at, expected, got },
});

const MISSING = 'a string that is not empty';
const LONG = '35 characters or more';
const RANDOM = 'a random string';

/** A valid manifest with one thing wrong in it. */
export const manifestFaults: Record<string, ManifestFault> = {
  'manifest-is-a-list': defineFault('is-a-json-object', '\n ["acme-db"]', '2:2', 'one JSON object', 'an array'),
  'manifest-has-a-key-twice': defineFault(
    'is-plain-json',
    changed('"name": "Acme Database"', '"id": "acme-db"'),
    ...(['3:3', 'each key once', '"id" again'] as const),
  ),
  'manifest-id-is-empty': defineFault('id-is-present', changed('"acme-db"', '""'), '2:9', MISSING, 'an empty string'),
  'id-has-a-dot': defineFault('id-is-well-formed', changed('acme-db', 'acme.db'), '2:9', 'lower-case letters', '"acme.db"'),
  'id-is-another': {
    ...defineFault('id-is-unchanged', manifest, '2:9', '"acme"', '"acme-db"'),
    previous: changed('acme-db', 'acme'),
  },
  'name-is-a-number': defineFault('name-is-a-string', changed('"Acme Database"', '42'), '3:11', 'a string', 'a number'),
  'variable-is-a-number': defineFault('config-vars-are-strings', changed('"ACME_DB_TOKEN"', '7'), '7:7', 'a string', 'a number'),
  'variable-without-prefix': defineFault(
    'config-vars-are-prefixed',
    changed('ACME_DB_TOKEN', 'TOKEN'),
    ...(['7:7', 'a name starting with ACME_DB', '"TOKEN"'] as const),
  ),
  'password-is-null': defineFault('password-is-present', changed(`"${password}"`, 'null'), '9:17', MISSING, 'null'),
  'salt-is-empty': defineFault('sso-salt-is-present', changed(salt, ''), '10:17', MISSING, 'an empty string'),
  'password-is-short': defineFault('password-is-long', changed(password, 'short'), '9:17', LONG, '5 characters'),
  'password-is-one-letter': defineFault('password-is-long', changed(password, 'a'.repeat(40)), '9:17', RANDOM, 'one character, 40 times'),
  'salt-is-one-letter': defineFault('sso-salt-is-long', changed(salt, 'a'.repeat(40)), '10:17', RANDOM, 'one character, 40 times'),
  'salt-is-short': defineFault('sso-salt-is-long', changed(salt, 'short'), '10:17', LONG, '5 characters'),
  'region-in-capitals': defineFault('regions-include-eu', changed('"eu"', '"EU"'), '11:16', '"eu" among the regions', '["EU"]'),
  'production-url-is-relative': defineFault(
    'production-urls-are-present',
    changed('https://acme.example/sso', '/sso'),
    ...(['16:18', 'an absolute http or https URL', '"/sso"'] as const),
  ),
  'test-url-has-a-query': defineFault(
    'test-urls-are-present',
    changed('https://test.acme.example/resources', 'https://test.acme.example/?a'),
    ...(['19:19', 'without ? and #', '"https://test.acme.example/?a"'] as const),
  ),
  'url-in-plain-http': defineFault(
    'urls-use-https',
    changed('https://test.acme.example/sso', 'http://test.acme.example/sso'),
    ...(['20:18', 'https', '"http://test.acme.example/sso"'] as const),
  ),
};
