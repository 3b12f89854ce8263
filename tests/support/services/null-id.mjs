// Reads the id of the new row before the row is written, so that its answer has null.
import { configOf, serve } from './service.mjs';

serve({ installed: () => ({ status: 200, body: { id: null, config: configOf() } }) });
