import { header } from '../../engine/http/exchange.ts';
import { defineRule } from '../../engine/rule.ts';
import { show } from '../../engine/show.ts';
import { collapsed } from '../collapsed.ts';
import { installs, objects } from '../installs.ts';

const isJson = (type: string) => /^\s*(application\/json|[^\s;/]+\/[^\s;/]+\+json)\s*(;|$)/i.test(type);

export default defineRule({
  requirement: 'provision/labels-json',
  reads: installs,
  after: ['provision/answers-json'],
  check: (seen) =>
    collapsed(
      objects(seen)
        .map(({ seen: install }) => ({ install, type: header(install.answer, 'content-type') }))
        .filter(({ type }) => !isJson(type ?? ''))
        .map(({ install, type }) => ({
          in: install,
          expected: 'the content type application/json, or one that ends in +json',
          got: type === undefined ? 'no content type' : show(type),
        })),
    ),
});
