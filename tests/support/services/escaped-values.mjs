// Escapes every value as HTML before it is hashed, as a filter against scripts does.
import { createHash } from 'node:crypto';
import { salt, serve } from './service.mjs';

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' };
const escaped = (text) => text.replace(/[&<>"']/g, (sign) => escapes[sign]);

serve({
  isSigned(form) {
    const values = ['id', 'user_id', 'email', 'nav-data'].map((name) => escaped(form.get(name) ?? ''));
    return (
      form.get('signature') ===
      createHash('sha512')
        .update([...values, salt, form.get('timestamp')].join(':'))
        .digest('hex')
    );
  },
});
