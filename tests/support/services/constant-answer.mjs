// Refuses every form with a page that says so and status 200: its sign-on was never written.
import { serve } from './service.mjs';

serve({ isSigned: () => false, refusal: 'Forbidden.', refusalStatus: 200 });
