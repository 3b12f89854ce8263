// Has its sign-on route at another path than the manifest says.
import { serve } from './service.mjs';

serve({ ssoPath: '/provider/single-sign-on' });
