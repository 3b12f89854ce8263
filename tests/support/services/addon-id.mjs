// Keeps resources under the id that the platform gives, and returns another one.
import { serve } from './service.mjs';

serve({ keptAs: (id, body) => /"addon_id":\s*"([^"]*)"/.exec(body)?.[1] ?? id });
