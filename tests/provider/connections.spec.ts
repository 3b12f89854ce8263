import { createServer, type RequestListener, request as requestHttp } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { expect, test } from '@playwright/test';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { keyPair } from '../support/certificates.ts';
import { assay, manifest as elsewhere } from '../support/command.ts';
import { red } from '../support/reading/reports.ts';
import { at, type Certified, certify, expectInconclusive, expectOneFailure, serving } from '../support/targets/refusing.ts';

test.describe('a certificate', () => {
  /** The reference behind TLS. */
  async function behindTls(args: string[]): Promise<Certified> {
    const { key, cert } = keyPair();
    const partner = await startPartner({ manifest: partnerManifest() });
    const pass: RequestListener = (request, response) => {
      const { method, url, headers } = request;
      const onward = requestHttp(`${partner.origin}${url}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(onward);
    };
    try {
      return await serving(createTlsServer({ key, cert }, pass), (host) =>
        certify(JSON.stringify(partner.manifest).replaceAll(partner.origin, `https://${host}`), ['--plan', 'test', ...args], {
          files: { 'cert.pem': cert },
        }),
      );
    } finally {
      expect(partner.resources()).toEqual([]);
      await partner.close();
    }
  }

  test('that does not verify: inconclusive, with the option that helps', async () => {
    const outcome = await behindTls([]);
    expectInconclusive(outcome, /certificate/);
    expect(outcome.stdout).toContain('--ca');
  });

  test('signed by an authority that --ca names: nothing is wrong', { tag: '@prove' }, async () => {
    expect(red((await behindTls(['--ca', 'cert.pem'])).report)).toEqual([]);
  });

  test('that is not checked: nothing is wrong', { tag: '@prove' }, async () => {
    expect(red((await behindTls(['--insecure'])).report)).toEqual([]);
  });

  test('whose --ca file cannot be read: wrong usage', async () => {
    const outcome = await assay(['certify', 'manifest.json', '--ca', 'none.pem'], { files: { 'manifest.json': elsewhere } });
    expect(outcome).toMatchObject({ status: 2, stderr: 'assay: none.pem: no such file\n' });
  });
});

test.describe('a proxy in between', () => {
  const badGateway: RequestListener = (_request, response) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>');
  };

  test('that cannot open a tunnel to the target: inconclusive', { tag: '@prove' }, async () => {
    const proxy = createServer(badGateway).on('connect', (_request, socket) => {
      socket.end('HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nContent-Length: 15\r\n\r\n<h1>502</h1>...');
    });
    await serving(proxy, async (host) => {
      const env = { HTTPS_PROXY: `http://proxy-user:proxy-canary@${host}` };
      const outcome = await certify(at('https://partner.invalid'), [], { env });
      expectInconclusive(outcome, /proxy/);
      expect(outcome.stdout + outcome.stderr + outcome.written['assay-report/report.json']).not.toContain('proxy-canary');
    });
  });

  test('that answers with an error page of its own: one reason', { tag: '@prove' }, async () => {
    await serving(createServer(badGateway), async (host) => {
      const urls = ['--base-url', 'http://partner.invalid/resources', '--sso-url', 'http://partner.invalid/sso'];
      const outcome = await certify(elsewhere, urls, { env: { HTTP_PROXY: `http://${host}` } });
      if (outcome.report.verdict === 'inconclusive') expectInconclusive(outcome, /502|proxy/);
      else expectOneFailure(outcome, 'provision/succeeds');
    });
  });

  test('is not used for loopback', { tag: '@prove' }, async () => {
    const partner = await startPartner({ manifest: partnerManifest() });
    let asked = 0;
    const proxy = createServer((request, response) => {
      asked += 1;
      badGateway(request, response);
    });
    try {
      const env = (host: string) => ({ HTTP_PROXY: `http://${host}`, HTTPS_PROXY: `http://${host}` });
      const outcome = await serving(proxy, (host) => certify(partner.manifest, ['--plan', 'test', '--smoke'], { env: env(host) }));
      expect(red(outcome.report)).toEqual([]);
      expect(asked).toBe(0);
    } finally {
      await partner.close();
    }
  });
});
