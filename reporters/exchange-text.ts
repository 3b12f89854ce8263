import type { Report } from '../engine/judging/report.ts';
import { printable } from '../engine/redaction/printable.ts';

type Exchange = Report['exchanges'][number];

/** Bodies are cut after this many characters; report.json has them whole. */
const longest = 16_384;

/** An exchange as text: request and answer, headers and bodies. */
export function exchangeText({ request, response, error, ms }: Exchange): string {
  const asked = [`${request.method} ${request.url}`, ...headerLines(request.headers), ...bodyLines(request.body)];
  const answered = response
    ? [`${response.status} ${response.statusText ?? ''}`, ...headerLines(response.headers), ...bodyLines(response.body)]
    : [];
  const end = [...(error ? [error.message] : []), `(${Math.round(ms.total)} ms)`];
  return printable([...asked, '', ...answered, '', ...end].join('\n'), { keep: 'lines' });
}

const headerLines = (headers: readonly (readonly string[])[]): string[] => headers.map(([name, value]) => `${name}: ${value}`);

function bodyLines(body = ''): string[] {
  if (body === '') return [];
  return ['', body.length > longest ? `${body.slice(0, longest)}\n… ${body.length - longest} characters more in report.json` : body];
}
