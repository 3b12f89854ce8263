// Puts its answers into an envelope.
import { configOf, serve } from './service.mjs';

serve({ installed: (id) => ({ status: 200, body: { data: { id, config: configOf() } } }) });
