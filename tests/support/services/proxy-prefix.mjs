// Keeps the contract, but its redirect leaves out the prefix that the proxy puts before every path.
import { serve } from './service.mjs';

serve({ panelOf: (id) => `/provider/panel/${id}`, redirectOf: (id) => `/panel/${id}` });
