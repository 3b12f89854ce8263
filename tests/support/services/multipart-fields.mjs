// Reads multipart/form-data only, as a framework does whose only body parser is the one for uploads.
import { serve } from './service.mjs';

function formOf({ headers }, body) {
  const boundary = /^multipart\/form-data; *boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1) : [];
  return new URLSearchParams(parts.map((part) => [/name="([^"]*)"/.exec(part)[1], part.slice(part.indexOf('\r\n\r\n') + 4, -2)]));
}

serve({ formOf });
