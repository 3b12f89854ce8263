import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWrong } from '../../engine/judging/verdict.ts';
import { pageOf } from '../../reporters/words.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { site } from '../catalogue/docs.ts';
import type { Io } from '../run.ts';
import { writeWhole } from './publish.ts';

export function copyPages({ requirements, unscored = [] }: Report, out: string, io: Io): void {
  for (const { id, verdict } of [...requirements, ...unscored]) {
    const page = pageOf(id);
    const text = isWrong(verdict) ? pageAbout(id) : undefined;
    if (page !== undefined && text !== undefined) writeWhole(join(out, page), text, io);
  }
}

/** The page of a requirement, without links to other pages; undefined for an unknown id, or if the pages were not built. */
export function pageAbout(id: string): string | undefined {
  const source = new URL(`docs/fix/${id}.html`, site());
  return pageOf(id) !== undefined && existsSync(source) ? withoutLinks(readFileSync(source, 'utf8')) : undefined;
}

const withoutLinks = (html: string): string =>
  html
    .replace(/<header class="top">[\s\S]*?<\/header>\n?/, '')
    .replace(/<nav[\s\S]*?<\/nav>\n?/g, '')
    .replace(/<script[\s\S]*?<\/script>\n?/g, '')
    .replace(/<a [^>]*href="(?!https?:|#)[^"]*"[^>]*>([\s\S]*?)<\/a>/g, '$1');
