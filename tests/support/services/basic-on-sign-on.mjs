// Asks for the platform's credentials on every route, as a service does whose framework checks them in front of all of them.
import { basic, serve } from './service.mjs';

serve({
  formOf: ({ headers }, body) => new URLSearchParams(headers.authorization === basic ? body : ''),
  refusalStatus: 401,
  refusal: 'Unauthorized',
});
