// Checks only the older token, and has its panel on another host.
import { createHash } from 'node:crypto';
import { salt, serve } from './service.mjs';

serve({
  isSigned(form) {
    const text = `${form.get('id')}:${salt}:${form.get('timestamp')}`;
    return form.get('token') === createHash('sha1').update(text).digest('hex');
  },
  redirectOf: () => 'https://console.acme-panel.example/start',
  refusal: 'invalid token',
});
