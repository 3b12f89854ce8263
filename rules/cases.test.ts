import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import type { ApplicationSettings, ApplicationType } from '../engine/application/application.ts';
import { applicationFacts } from '../engine/application/facts.ts';
import { type TestFiles, testApplication } from '../engine/application/test-application.ts';
import { requirements } from '../engine/catalogue.ts';
import { isObject, parseManifest } from '../engine/document/manifest.ts';
import { keys, valueAt } from '../engine/document/pointer.ts';
import { type Evidence, judge } from '../engine/judge.ts';
import type { Judgement } from '../engine/judgement.ts';
import { type Exchange, join, type Observation } from '../engine/recording.ts';
import { isDocumentRule, type Rule } from '../engine/rule.ts';
import { applicationRules } from './application.ts';
import { clientRules } from './client.ts';
import { platformRules } from './platform.ts';
import { providerRules } from './provider.ts';

interface CommonCase {
  case: string;
  verdict: Judgement['verdict'];
}

interface DocumentCase extends CommonCase {
  manifest?: unknown;
  text?: string;
  base64?: string;
  previous?: string;
  at?: string[];
  places?: string[];
  notes?: number;
}

/** Exchanges say only what matters; the rest is filled in. */
interface RecordingCase extends CommonCase {
  observations: (Omit<Observation, 'exchanges'> & { exchanges: ShortExchange[] })[];
  /** A piece of what each problem got, of each note, of the reason and of each hint. */
  got?: string[];
  notes?: string[];
  reason?: string;
  hints?: string[];
}

interface ApplicationCase extends CommonCase, ApplicationSettings {
  files: TestFiles;
  type?: ApplicationType;
  /** The places of the problems and of the notes, a piece of what each got, and of the reason. */
  at?: string[];
  got?: string[];
  notes?: string[];
  reason?: string;
  /** Some of the facts that follow from it. */
  facts?: Record<string, unknown>;
}

type Short<T> = { [Key in keyof T]?: Partial<T[Key]> };
type ShortExchange = Short<Pick<Exchange, 'request' | 'response' | 'error' | 'ms'>>;
type Case = DocumentCase | RecordingCase | ApplicationCase;

const rulesOf = { provider: providerRules, platform: platformRules, client: clientRules };
const rules: Rule[] = [...Object.values(rulesOf).flat(), ...applicationRules];

const folder = new URL('specs/cases/', import.meta.resolve('#package'));
interface Validate {
  (value: unknown): boolean;
  errors?: unknown;
}

const validators = createRequire(import.meta.url)('#specs/generated/validators.cjs') as { manifest: Validate; recording: Validate };
const levels = new Map(requirements().map(({ id, level }) => [id, level]));
const fileOf = ({ requirement }: Rule) => new URL(`${requirement}.json`, folder);
const casesOf = (rule: Rule): Case[] => (existsSync(fileOf(rule)) ? JSON.parse(readFileSync(fileOf(rule), 'utf8')) : []);

const levelOf = (id: Rule['requirement']) => levels.get(id) ?? 'must';

function bytes({ manifest, text, base64 }: DocumentCase): Uint8Array {
  return base64 === undefined ? Buffer.from(text ?? JSON.stringify(manifest)) : Buffer.from(base64, 'base64');
}

function recording({ observations }: RecordingCase) {
  const exchanges: Exchange[] = [];
  const numbered = observations.map((observation) => ({
    ...observation,
    exchanges: observation.exchanges.map((exchange) => exchanges.push(full(exchange)) - 1),
  }));
  return { play: 'a case', observations: numbered, exchanges };
}

const full = ({ request, response, error, ms }: ShortExchange): Exchange => ({
  request: { method: 'POST', url: 'https://acme.example/resources', headers: [], ...request },
  ...(response && { response: { status: 200, headers: [], body: '', ...response } }),
  ...(error && { error: { kind: 'network', message: '', ...error } }),
  started: 0,
  ms: { total: 1, ...ms },
});

function evidence(example: Case): Evidence {
  if ('observations' in example) return { played: join([recording(example)]) };
  if ('files' in example) return { application: testApplication(example.files, example) };
  return { manifest: parseManifest('manifest.json', bytes(example), {}, example.previous) };
}

function judgeCase(rule: Rule, example: Case): Judgement {
  const judgement = judge([{ ...rule, after: [] }], evidence(example), levelOf).get(rule.requirement);
  assert.ok(judgement);
  return judgement;
}

function assertDocument({ problems, notes }: Judgement, example: DocumentCase): void {
  assert.deepEqual(
    problems.map(({ pointer }) => pointer),
    example.at ?? [],
  );
  if (example.places) {
    const places = problems.map(({ at }) => at);
    assert.deepEqual(
      places,
      example.places.map((place) => `manifest.json:${place}`),
    );
  }
  assert.equal(notes.length, example.notes ?? 0);
}

function assertRecording({ problems, notes, reason = '' }: Judgement, example: RecordingCase): void {
  const { recording: isRecording } = validators;
  assert.ok(isRecording(recording(example)), JSON.stringify(isRecording.errors));
  assertPieces(
    problems.map(({ got }) => got),
    example.got,
  );
  assertPieces(
    notes.map(({ text }) => text),
    example.notes,
  );
  if (example.hints) {
    assertPieces(
      problems.map(({ hint = '' }) => hint),
      example.hints,
    );
  }
  assertPieces(reason === '' ? [] : [reason], example.reason === undefined ? [] : [example.reason]);
}

function assertApplication({ problems, notes, reason = '' }: Judgement, example: ApplicationCase): void {
  if (example.at)
    assert.deepEqual(
      [...problems, ...notes].map(({ at = '' }) => at),
      example.at,
    );
  assertPieces(
    problems.map(({ got }) => got),
    example.got,
  );
  assertPieces(
    notes.map(({ text }) => text),
    example.notes,
  );
  if (example.reason !== undefined) assertPieces([reason], [example.reason]);
  const facts = applicationFacts(testApplication(example.files, example));
  for (const [name, value] of Object.entries(example.facts ?? {})) assert.deepEqual(facts[name]?.value, value, name);
}

/** As many texts as pieces, each with its piece in it. */
function assertPieces(texts: string[], pieces: string[] = []): void {
  const found = texts.map((text, index) => (text.includes(pieces[index] ?? '\0') ? pieces[index] : text));
  assert.deepEqual(found, pieces);
}

for (const rule of rules) {
  describe(rule.requirement, () => {
    const cases = casesOf(rule);

    it('has a case that passes and one that does not', () => {
      const verdicts = cases.map(({ verdict }) => verdict);
      assert.ok(verdicts.includes('pass'), `specs/cases/${rule.requirement}.json: expected a case that passes`);
      const isNoticed = cases.some(({ verdict, ...example }) =>
        levelOf(rule.requirement) === 'note' ? 'notes' in example : verdict === 'fail' || verdict === 'warn',
      );
      assert.ok(isNoticed, `specs/cases/${rule.requirement}.json: expected a case that fails`);
    });

    it('names each case once', () => {
      const names = cases.map((example) => example.case);
      assert.deepEqual(names, [...new Set(names)]);
    });

    for (const example of cases) {
      it(`says ${example.verdict} to ${example.case}`, () => {
        const judgement = judgeCase(rule, example);
        assert.equal(judgement.verdict, example.verdict);
        if ('observations' in example) assertRecording(judgement, example);
        else if ('files' in example) assertApplication(judgement, example);
        else assertDocument(judgement, example);
      });
    }
  });
}

for (const [target, own] of Object.entries(rulesOf)) {
  describe(`all rules of a ${target}`, () => {
    const manifest = parseManifest('manifest.json', Buffer.from('{}'), {});

    it('come after others that are judged, and never after themselves', () => {
      assert.equal(judge(own, { manifest }, levelOf).size, own.length);
    });

    it('are untested where nothing was played', () => {
      const judged = judge(own, { manifest }, levelOf);
      const verdicts = own.filter((rule) => !isDocumentRule(rule)).map(({ requirement }) => judged.get(requirement)?.verdict);
      assert.deepEqual([...new Set(verdicts)], ['untested']);
    });
  });
}

describe('specs/cases', () => {
  it('holds no file without a rule', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
    const known = new Set<string>(rules.map(({ requirement }) => `${requirement}.json`));
    assert.deepEqual(
      files.map((name) => name.replaceAll('\\', '/')).filter((name) => !known.has(name)),
      [],
    );
  });
});

/** The part of a manifest that each rule judges, as far as a schema can express it. */
const partOf: Record<string, string> = {
  'manifest/is-a-json-object': '',
  'manifest/id-is-present': '/id',
  'manifest/id-is-well-formed': '/id',
  'manifest/name-is-a-string': '/name',
  'manifest/config-vars-are-strings': '/api/config_vars',
  'manifest/password-is-present': '/api/password',
  'manifest/sso-salt-is-present': '/api/sso_salt',
  'manifest/regions-include-eu': '/api/regions',
  'manifest/production-urls-are-present': '/api/production',
  'manifest/test-urls-are-present': '/api/test',
};

/** Only a URL parser can tell. */
const beyondAnySchema = new Set(['a port that cannot be']);

const complete = {
  id: 'acme-db',
  name: 'Acme Database',
  api: {
    config_vars: ['ACME_DB_URL'],
    password: 'a password of more than 35 characters',
    sso_salt: 'a sign-on salt of more than 35 characters',
    regions: ['eu'],
    production: { base_url: 'https://acme.example/resources', sso_url: 'https://acme.example/sso' },
    test: { base_url: 'https://test.acme.example/resources', sso_url: 'https://test.acme.example/sso' },
  },
};

/** The complete manifest with one part taken from a case; a part that the case leaves out is taken away. */
function completeWith(part: string, value: unknown): unknown {
  if (part === '') return isObject(value) ? { ...complete, ...value } : value;
  const manifest = structuredClone(complete);
  const path = keys(part);
  const parent = valueAt(manifest, path.length === 1 ? '' : `/${path[0]}`) as Record<string, unknown>;
  const name = path.at(-1) ?? '';
  if (value === undefined) delete parent[name];
  else parent[name] = value;
  return manifest;
}

describe('the JSON Schema of the manifest', () => {
  const expressible = providerRules.filter(({ requirement }) => partOf[requirement] !== undefined);
  const isRefused = (manifest: unknown) => {
    const document = parseManifest('manifest.json', Buffer.from(JSON.stringify(manifest)), {});
    return [...judge(expressible, { manifest: document }, () => 'must').values()].some(({ verdict }) => verdict === 'fail');
  };

  it('accepts a complete manifest', () => assert.equal(validators.manifest(complete), true));

  for (const rule of expressible) {
    const part = partOf[rule.requirement] ?? '';
    for (const example of casesOf(rule).filter((candidate) => !beyondAnySchema.has(candidate.case)) as DocumentCase[]) {
      const { json, value } = parsed(example);
      if (json === undefined) continue;
      const manifest = completeWith(part, part === '' ? json : value(part));
      const refused = isRefused(manifest);
      it(`${refused ? 'refuses' : 'accepts'} what the rules do: ${part || 'the whole'}, ${example.case}`, () => {
        assert.ok(refused || example.verdict !== 'fail', 'the mistake is not in the complete manifest');
        assert.equal(validators.manifest(manifest), !refused);
      });
    }
  }
});

/** A case that is not JSON has no value; that it is none is judged above. */
function parsed(example: DocumentCase): { json: unknown; value(pointer: string): unknown } {
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes(example)));
    return { json, value: (pointer) => valueAt(json, pointer) };
  } catch {
    return { json: undefined, value: () => undefined };
  }
}
