// Runs with the salt of another environment; tells a missing field from a wrong signature.
import { createHash } from 'node:crypto';
import { serve } from './service.mjs';

const fields = ['id', 'user_id', 'email', 'nav-data', 'timestamp'];

serve({
  isComplete: (form) => [...fields, 'signature'].every((name) => form.has(name)),
  isSigned(form) {
    const [id, user, email, navData, timestamp] = fields.map((name) => form.get(name));
    const text = [id, user, email, navData, 'the-salt-of-yesterday-0c5f7b21e6a94d83', timestamp].join(':');
    return form.get('signature') === createHash('sha512').update(text).digest('hex');
  },
});
