// Redirects to the host name that its configuration has, and sets the cookie on the one that was called.
import { serve } from './service.mjs';

serve({ redirectOf: (id, host) => `http://${host.replace('127.0.0.1', 'localhost')}/panel/${id}` });
