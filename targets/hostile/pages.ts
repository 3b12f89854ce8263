import { type Attack, defineAttack } from './attack.ts';

/** A page with this script in place of every other page. */
const page = (script: string, more = ''): Attack =>
  defineAttack({
    spoils: (answer) => ({
      status: 200,
      headers: [
        ...answer.headers.filter(([name]) => !/^(location|content-type|content-encoding)$/i.test(name)),
        ['Content-Type', 'text/html; charset=utf-8'],
      ],
      body: Buffer.from(`<!doctype html><title>Acme</title>${more}<div id="root"></div><script>${script}</script>`),
    }),
  });

/** Attacks by what a page does in a browser. */
export const pages: Record<string, Attack> = {
  'script-to-another-host': page(`location.href = 'http://login.elsewhere.invalid/?next=' + location.pathname`),
  'script-to-nonsense': page(`location.href = 'http://[::1:99999/'`),
  'script-to-a-file': page(`location.href = 'file:///etc/passwd'`),
  'script-without-end': page('for (;;) ;'),
  'script-that-reloads': page('setTimeout(() => location.reload(), 1)'),
  'script-that-asks': page(`for (;;) { alert('a'); confirm('b'); prompt('c'); }`),
  'script-that-opens-windows': page(`setInterval(() => { window.open('/panel/1'); window.open('about:blank'); }, 5)`),
  'page-with-a-frame-elsewhere': page(
    '',
    '<iframe src="http://169.254.169.254/"></iframe><meta http-equiv="refresh" content="0;url=http://127.0.0.1:9/">',
  ),
  'page-that-downloads': page(
    `const a = document.createElement('a'); a.href = 'data:application/x-sh,rm'; a.download = '../../x.sh'; a.click()`,
  ),
};
