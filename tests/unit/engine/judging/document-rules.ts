import { parseManifest } from '../../../../engine/documents/manifest.ts';
import type { DocumentPlace } from '../../../../engine/judging/problem.ts';
import type { DocumentRule, NoVerdict } from '../../../../engine/judging/rule.ts';
import type { RequirementId } from '../../../../specs/generated/ids.ts';
import type { Level } from '../../../../specs/generated/schemas.ts';
import { type InWords, judge as judgeAll, ruleInWords } from './in-words.ts';

export const document = parseManifest('manifest.json', Buffer.from('{\n  "id": "Acme"\n}'), {});
export const wrong: DocumentPlace & InWords = { at: '/id', expected: 'lower case', got: '"Acme"' };
export const rule = (requirement: RequirementId, finding: readonly (DocumentPlace & InWords)[] | NoVerdict, after: RequirementId[] = []) =>
  ruleInWords({ requirement, reads: 'manifest', after, check: () => finding });
export const judge = (rules: DocumentRule[], level: Level = 'must') => judgeAll(rules, { manifest: document }, () => level);

export const first = 'manifest/is-a-json-object';
export const second = 'manifest/id-is-present';
export const third = 'manifest/id-is-well-formed';
export const fourth = 'manifest/config-vars-are-prefixed';
