import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { requirements } from '../../engine/catalogue/catalogue.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { faults } from '../../suites/registry/faults.ts';
import { root } from '../support/command.ts';
import { blocksOf, missingLine, withShell } from '../support/house/guides.ts';
import { needs } from '../support/needs.ts';

const guides = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const all = guides.flatMap((guide) => blocksOf(guide, readFileSync(join(root, guide), 'utf8')));

/** Each of these takes long, and other tests run their commands too. */
const long = new Set(['docs/certify-a-fleet.md', 'docs/certify-your-first-add-on.md', 'docs/gate-a-platform-build.md']);

for (const guide of guides) {
  const blocks = all.filter((block) => block.guide === guide && block.notRun === undefined);
  if (blocks.length === 0) continue;
  const tags = long.has(guide) ? ['@prove'] : [];
  const details = blocks.some(({ needsBrowser }) => needsBrowser) ? needs('browser', ...tags) : { tag: tags };
  test(`the commands of ${guide} do what it says`, details, async () => {
    test.setTimeout(180_000);
    // The guides name ports that people remember; here each run takes free ones.
    const ports = new Map<string, string>();
    for (const port of new Set(blocks.flatMap(({ commands }) => commands.match(/(?<=127\.0\.0\.1:)\d+/g) ?? [])))
      ports.set(port, String(await freePort()));
    const here = (text: string) => text.replace(/(?<=127\.0\.0\.1:)\d+/g, (port) => ports.get(port) ?? port);
    await withShell({ ASSAY_DOCS: join(root, 'docs') }, async (shell) => {
      for (const { line, commands, status, seen } of blocks) {
        const ran = await shell(here(commands));
        expect(ran.status, `${guide}:${line}: ${ran.printed()}`).toBe(status);
        await expect
          .poll(() => missingLine(seen.map(here), ran.printed()), { message: `${guide}:${line}: ${ran.printed()}` })
          .toBeUndefined();
      }
    });
  });
}

test('blocks that are not run are few, and each has a reason', () => {
  const notRun = all.flatMap(({ guide, notRun }) => (notRun === undefined ? [] : [`${guide}: ${notRun}`]));
  for (const reason of notRun) expect(reason).toMatch(/: (clone|network|platform|person|service|project|docker|github|recordings)$/);
  expect(all.length - notRun.length).toBeGreaterThan(notRun.length);
});

test('every link between the pages leads somewhere', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
  ];
  const broken = pages
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) => {
      const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) =>
        join(page, '..', link),
      );
      return links.filter((link) => !existsSync(join(root, link))).map((link) => `${page}: ${link}`);
    });
  expect(broken).toEqual([]);
});

test('a page on a requirement names faults that break it', () => {
  const breaks = (id: string) =>
    Object.values(faults).flatMap((table) => Object.keys(table).filter((name) => table[name]?.breaks.includes(id)));
  const named = requirements()
    .filter(({ covered }) => covered)
    .flatMap(({ id, surface }) => {
      const page = readFileSync(join(root, `docs/fix/${id}.md`), 'utf8');
      const [, mistakes = ''] = /^Mistakes that this check catches: (.*?)\.(?: It catches \d+ more\.)?$/m.exec(page) ?? [];
      const known = breaks(id).map((name) => name.replace(new RegExp(`^${surface}-`), '').replaceAll('-', ' '));
      return mistakes.split(', ').map((words) => ({ id, words, isKnown: known.includes(words) }));
    })
    .filter(({ words }) => words !== '');
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ isKnown }) => !isKnown)).toEqual([]);
});
