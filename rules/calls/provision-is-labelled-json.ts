import { header } from '../../engine/http/exchange.ts';
import { defineRule } from '../../engine/rule.ts';
import { show } from '../../engine/show.ts';
import { isJsonType } from '../content-types.ts';
import { ofRequests } from '../received.ts';

export default defineRule({
  requirement: 'calls/provision-is-labelled-json',
  watches: ['calls/install'],
  check: (seen) =>
    ofRequests(seen, 'provision', ({ exchange: { request } }) => {
      const type = header(request, 'content-type');
      if (type !== undefined && isJsonType(type)) return [];
      return [{ expected: 'a content type that names JSON', got: type === undefined ? 'no content type' : show(type) }];
    }),
});
