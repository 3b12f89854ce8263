import type { DocumentProblem } from '../judging/rule.ts';
import { isUrl } from '../wire/url.ts';
import type { ManifestDocument } from './manifest.ts';
import { kind, show } from './show.ts';

const isAbsolute = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\/\S+$/i.test(value) && isUrl(value);

/** What is wrong with the two URLs of an environment. */
export function endpointProblems(document: ManifestDocument, environment: 'production' | 'test'): DocumentProblem[] {
  return ['base_url', 'sso_url'].flatMap((name) => {
    const at = `/api/${environment}/${name}`;
    const value = document.value(at);
    if (!isAbsolute(value))
      return [{ at, expected: 'an absolute http or https URL', got: typeof value === 'string' ? show(value) : kind(value) }];
    if (name === 'base_url' && /[?#]/.test(value))
      return [{ at, expected: 'a URL that /{id} can be added to, without ? and #', got: show(value) }];
    return [];
  });
}

/** The absolute URLs of a manifest with their pointers; others are somebody else's problem. */
export function endpoints(document: ManifestDocument): { at: string; url: URL }[] {
  return ['production', 'test'].flatMap((environment) =>
    ['base_url', 'sso_url'].flatMap((name) => {
      const at = `/api/${environment}/${name}`;
      const value = document.value(at);
      return isAbsolute(value) ? [{ at, url: new URL(value) }] : [];
    }),
  );
}
