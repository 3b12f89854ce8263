// Answers health checks as ASSAY_SAMPLE_ANSWERS says, and reports each request: in its log, and to ASSAY_SAMPLE_REPORT_URL where that is set.
import { createServer } from 'node:http';

const { HOST = '0.0.0.0', PORT = '8080', ASSAY_SAMPLE_ANSWERS = '{}', ASSAY_SAMPLE_FIRST_ANSWERS = '{}' } = process.env;
const { ASSAY_SAMPLE_EMPTY, ASSAY_SAMPLE_REPORT_URL } = process.env;
const answers = JSON.parse(ASSAY_SAMPLE_ANSWERS);
const first = new Map(Object.entries(JSON.parse(ASSAY_SAMPLE_FIRST_ANSWERS)));
const followed = '/assay-redirect-followed';

async function report(what) {
  const text = JSON.stringify(what);
  process.stdout.write(`assay-sample ${text}\n`);
  if (!ASSAY_SAMPLE_REPORT_URL) return;
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: text };
  await fetch(ASSAY_SAMPLE_REPORT_URL, sent).catch((error) => process.stderr.write(`the report was not sent: ${error.message}\n`));
}

const server = createServer(async (request, response) => {
  const { method, url: path } = request;
  request.resume();
  await report({ method, path });
  const later = path === followed ? 200 : Object.hasOwn(answers, path) ? answers[path] : 404;
  const status = first.get(path) ?? later;
  if (method !== 'HEAD') first.delete(path);
  // A status of 0 stands for a path that never answers.
  if (status === 0) return;
  const location = status >= 300 && status < 400 ? { location: followed } : {};
  const body = ASSAY_SAMPLE_EMPTY ? '' : `The sample application answers ${status}.\n`;
  response.writeHead(status, { 'content-type': 'text/plain', ...location }).end(method === 'HEAD' ? undefined : body);
});

server.listen(Number(PORT), HOST, () => report({ started: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
