// Reads the fields of the form from the query, as `req.query` and `$_GET` give them.
import { serve } from './service.mjs';

serve({ formOf: ({ url }) => new URL(url, 'http://localhost').searchParams });
