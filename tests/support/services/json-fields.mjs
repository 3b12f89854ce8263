// Parses every body as JSON, as a framework does whose only body parser is the one for JSON.
import { serve } from './service.mjs';

function formOf(request, body) {
  const isJson = request.headers['content-type']?.startsWith('application/json');
  return new URLSearchParams(isJson ? JSON.parse(body) : {});
}

serve({ formOf });
