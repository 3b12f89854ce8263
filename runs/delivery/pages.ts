import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requirements as known } from '../../engine/catalogue/catalogue.ts';
import { isWrong } from '../../engine/judging/verdict.ts';
import { pageOf } from '../../reporters/words.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { site } from '../catalogue/docs.ts';
import type { Io } from '../run.ts';
import { writeWhole } from './publish.ts';

/** The pages of what is wrong in this run, and of no earlier run. */
export function copyPages({ requirements, unscored = [] }: Report, out: string, io: Io): void {
  const wrong = new Set([...requirements, ...unscored].filter(({ verdict }) => isWrong(verdict)).map(({ id }) => id));
  for (const { id } of known()) {
    const page = pageOf(id);
    if (page === undefined) continue;
    const text = wrong.has(id) ? pageAbout(id) : undefined;
    if (text !== undefined) writeWhole(join(out, page), text, io);
    else rmSync(resolve(io.cwd, out, page), { force: true });
  }
}

/** The page of a requirement by itself, with its styles and without links to other pages; undefined for an unknown id, or if the pages were not built. */
export function pageAbout(id: string): string | undefined {
  const source = new URL(`docs/fix/${id}.html`, site());
  return pageOf(id) !== undefined && existsSync(source) ? alone(readFileSync(source, 'utf8')) : undefined;
}

const alone = (html: string): string =>
  html
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${readFileSync(new URL('site.css', site()), 'utf8')}</style>`)
    .replace(/<header class="top">[\s\S]*?<\/header>\n?/, '')
    .replace(/<nav[\s\S]*?<\/nav>\n?/g, '')
    .replace(/<script[\s\S]*?<\/script>\n?/g, '')
    .replace(/<a [^>]*href="(?!https?:|#)[^"]*"[^>]*>([\s\S]*?)<\/a>/g, '$1');
