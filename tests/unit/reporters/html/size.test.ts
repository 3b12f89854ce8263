import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Worker } from 'node:worker_threads';
import { html } from '../../../../reporters/html/index.ts';
import type { Report } from '../../../../specs/generated/schemas.ts';
import { exchange, outcome, problem, report } from './test-report.ts';

describe('the size of the page', () => {
  it('stays under 1 MB for a certification, whatever was answered', () => {
    const requirements = Array.from({ length: 60 }, (_, index) =>
      outcome(`sso/${index}`, index % 3 === 0 ? 'fail' : 'pass', index % 3 === 0 ? { problems: [{ ...problem, exchanges: [index] }] } : {}),
    );
    const exchanges = Array.from({ length: 300 }, (_, index) => exchange(index, '<"é\u0000'.repeat(20_000)));
    const page = html(report({ requirements, exchanges }));
    assert.ok(Buffer.byteLength(page) < 1_000_000, `${Buffer.byteLength(page)} bytes`);
  });

  const large = (length: number): Report => report({ exchanges: Array.from({ length }, (_, index) => exchange(index)) });
  const shown = (page: string) => [...page.matchAll(/ id="exchange-(\d+)"/g)].map(([, number]) => Number(number));

  it('has every exchange up to 2,000', () => assert.equal(shown(html(large(2_000))).length, 2_000));

  it('folds those behind what passed beyond 2,000, and says so', () => {
    const page = html(large(2_001));
    assert.deepEqual(shown(page), [1]);
    assert.match(page, /2,000 exchanges behind what passed<\/strong> are in report\.json/);
    assert.ok(!page.includes('href="#exchange-0"'));
  });
});

describe('2,000 requirements and 20,000 exchanges', () => {
  for (const verdict of ['fail', 'pass'] as const) {
    it(`make a page in little memory when all of them ${verdict}`, async () => {
      const problems = Array.from({ length: 10 }, () => problem);
      const one = report({
        requirements: [
          outcome('sso/0', verdict, verdict === 'fail' ? { ...problem, exchanges: [0], problems: [{ ...problem, exchanges: [0] }] } : {}),
        ],
      });
      const worker = new Worker(
        `const { parentPort, workerData: { one, problems, module } } = require('node:worker_threads');
        import(module).then(({ html }) => {
          const [outcome] = one.requirements;
          const requirements = Array.from({ length: 2000 }, (_, index) => ({
            ...outcome, id: 'sso/' + index, surface: 'surface-' + index % 20,
            ...(outcome.problems && { problems: problems.map((each, place) => ({ ...each, exchanges: [index * 10 + place] })) }),
          }));
          const exchanges = Array.from({ length: 20000 }, (_, number) => ({ ...one.exchanges[0], number, started: number }));
          parentPort.postMessage(Buffer.byteLength(html({ ...one, requirements, exchanges })));
        });`,
        {
          eval: true,
          workerData: { one, problems, module: new URL('../../../../reporters/html/index.js', import.meta.url).href },
          resourceLimits: { maxOldGenerationSizeMb: 128 },
        },
      );
      const size = await new Promise<number>((resolve, reject) => worker.once('message', resolve).once('error', reject));
      await worker.terminate();
      assert.ok(size > 500_000 && size < 10_000_000, `${size} bytes`);
    });
  }
});
