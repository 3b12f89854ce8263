// Lower-cases the e-mail before it is hashed, as its model does before it is saved.
import { isSigned, serve } from './service.mjs';

function lowered(form) {
  form.set('email', form.get('email')?.toLowerCase() ?? '');
  return form;
}

serve({ isSigned: (form) => isSigned(lowered(form)) });
