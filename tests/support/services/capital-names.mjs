// Answers with the names of its own fields, as a serialiser without settings does.
import { configOf, serve } from './service.mjs';

serve({ installed: (id) => ({ status: 200, body: { Id: id, Config: configOf() } }) });
