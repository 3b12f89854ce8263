import { link, type Markup, markup } from './markup.ts';

/** A part of the page with a heading of its own, which the table of contents names. */
export interface Section {
  id: string;
  title: string;
  /** In the table of contents, where the title is long. */
  short?: string;
  content: Markup;
}

/** Absent where there is nothing to tell. */
export type MaybeSection = Section | undefined;

export const shownSection = ({ id, title, content }: Section): Markup =>
  markup`<section aria-labelledby="${id}"><h2 id="${id}" tabindex="-1">${title}</h2>\n${content}</section>\n`;

export const contents = (sections: readonly Section[]): Markup =>
  markup`<nav aria-label="Contents"><ul>${sections.map(({ id, title, short }) => markup`<li><a href="${link(id)}">${short ?? title}</a></li>`)}</ul></nav>`;
