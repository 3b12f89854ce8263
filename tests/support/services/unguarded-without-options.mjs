// Skips the check of credentials for a JSON body without `options`.
import { basic, serve } from './service.mjs';

const isWithoutOptions = (body) => {
  try {
    return !('options' in JSON.parse(body));
  } catch {
    return false;
  }
};

serve({ isAuthorised: ({ headers }, body) => isWithoutOptions(body) || headers.authorization === basic });
