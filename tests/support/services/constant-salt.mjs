// Hashes the placeholder of a sample instead of the salt of the manifest.
import { createHash } from 'node:crypto';
import { serve } from './service.mjs';

serve({
  isSigned(form) {
    const values = ['id', 'user_id', 'email', 'nav-data'].map((name) => form.get(name) ?? '');
    return (
      form.get('signature') ===
      createHash('sha512')
        .update([...values, 'sso_salt', form.get('timestamp')].join(':'))
        .digest('hex')
    );
  },
});
