// Signs with HMAC-SHA256, the salt as its key, as many other services do.
import { createHmac } from 'node:crypto';
import { salt, serve } from './service.mjs';

serve({
  isSigned(form) {
    const values = ['id', 'user_id', 'email', 'nav-data', 'timestamp'].map((name) => form.get(name) ?? '');
    return form.get('signature') === createHmac('sha256', salt).update(values.join(':')).digest('hex');
  },
});
