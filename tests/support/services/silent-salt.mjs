// Runs with the salt of another environment, and answers every form that it refuses alike.
import { createHash } from 'node:crypto';
import { serve } from './service.mjs';

serve({
  isSigned(form) {
    const values = ['id', 'user_id', 'email', 'nav-data'].map((name) => form.get(name) ?? '');
    const text = [...values, 'the-salt-of-yesterday-0c5f7b21e6a94d83', form.get('timestamp')].join(':');
    return form.get('signature') === createHash('sha512').update(text).digest('hex');
  },
});
