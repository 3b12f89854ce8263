import { UsageError } from '../../engine/documents/usage-error.ts';
import { largestDocument } from '../../engine/drift/published.ts';

const timeoutMs = 30_000;

/** Fetches the one address that was named; a redirect is not followed, and no more is read than a document may have. */
export async function fetchDocument(url: string): Promise<Uint8Array> {
  const refuse = (reason: string) => new UsageError(`${url}: ${reason}`);
  let answer: Response;
  try {
    answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json, application/yaml' },
    });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    throw refuse(`cannot be fetched (${cause?.code ?? message})`);
  }
  if (answer.status >= 300 && answer.status < 400) throw refuse(`leads to ${answer.headers.get('location')}; name that address`);
  if (!answer.ok || !answer.body) throw refuse(`expected the document, got the status ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body) {
    length += chunk.length;
    if (length > largestDocument) throw refuse(`more than the ${largestDocument / 1024 / 1024} MB that Assay reads of such a document`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
