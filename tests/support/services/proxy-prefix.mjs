// Keeps the contract, and forgets in its redirect what the proxy puts before every path.
import { serve } from './service.mjs';

serve({ panelOf: (id) => `/provider/panel/${id}`, redirectOf: (id) => `/panel/${id}` });
