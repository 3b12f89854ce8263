import { type BodyText, bodyBytes, type Exchange, type HeaderList, header } from '../http/exchange.ts';

/** A HAR file (HTTP Archive 1.2) of exchanges; `_assay` holds the observation of each, so that it can be judged again without the secrets. */
export function harOf(all: readonly { exchange: Exchange; seen: unknown }[], version: string): string {
  const entries = all.map(({ exchange, seen }) => ({ ...entryOf(exchange), _assay: seen }));
  return JSON.stringify({ log: { version: '1.2', creator: { name: 'assay', version }, entries } }, null, 1);
}

function entryOf({ request, response, started, ms }: Exchange) {
  const wait = ms.answer ?? ms.total;
  return {
    startedDateTime: new Date(started).toISOString(),
    time: ms.total,
    request: {
      method: request.method,
      url: request.url,
      ...common(response?.httpVersion, request.headers),
      queryString: [...new URL(request.url).searchParams].map(([name, value]) => ({ name, value })),
      bodySize: bodyBytes(request).length,
      ...(request.body !== undefined && { postData: { mimeType: header(request, 'content-type') ?? '', ...textOf(request) } }),
    },
    response: {
      status: response?.status ?? 0,
      statusText: response?.statusText ?? '',
      ...common(response?.httpVersion, response?.headers ?? []),
      content: { size: response?.bytes ?? 0, mimeType: header(response, 'content-type') ?? '', ...textOf(response ?? {}) },
      redirectURL: header(response, 'location') ?? '',
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait, receive: ms.total - wait },
  };
}

const common = (version = '1.1', headers: HeaderList) => ({
  httpVersion: `HTTP/${version}`,
  cookies: [],
  headers: headers.map(([name, value]) => ({ name, value })),
  headersSize: -1,
});

const textOf = (message: Partial<BodyText>) =>
  message.invalidUtf8 ? { text: bodyBytes(message).toString('base64'), encoding: 'base64' } : { text: message.body ?? '' };
