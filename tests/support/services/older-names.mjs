// Keeps the field names and the digest of an older marketplace: resource_id and resource_token.
import { createHash } from 'node:crypto';
import { salt, serve } from './service.mjs';

serve({
  formOf(_request, body) {
    const form = new URLSearchParams(body);
    return new URLSearchParams({ ...Object.fromEntries(form), id: form.get('resource_id') ?? '' });
  },
  isSigned(form) {
    const text = [form.get('resource_id'), salt, form.get('timestamp')].join(':');
    return form.get('resource_token') === createHash('sha1').update(text).digest('hex');
  },
});
