import { type Page, samePage, stableWordsOf, wordsOf } from './page.ts';

const isTime = (word: string) => /^\d{1,2}:\d{2}/.test(word);

/** What a page shows, and where it is: a part of the address counts beside the same word on the page. */
const marksOf = (page: Page): Set<string> => {
  const { pathname, search } = new URL(page.url);
  const address = `${pathname}${search}${page.fragment ?? ''}`.toLowerCase().split(/[/?&=#]/);
  return new Set([...wordsOf(page).filter((word) => !isTime(word)), ...address.map((part) => `/${part}`)]);
};

const without = (words: Set<string>, others: Set<string>) => [...words].filter((word) => !others.has(word));

/** Short words and figures with their unit may be equal by chance where a page shows something else at each visit. */
const isShort = (mark: string) => mark.length < 4 || (mark.length < 8 && /^[\d.:+-]+\p{L}{0,3}$/u.test(mark));

/** A panel, and the same seen again: what changed between the two visits does not say whose it is. */
interface Seen {
  end: Page;
  again?: Page | undefined;
}

const lastingMarksOf = ({ end, again }: Seen): Set<string> => {
  const kept = again && marksOf(again);
  return new Set([...marksOf(end)].filter((mark) => kept?.has(mark) ?? true));
};

/** Which of two panels a page shows: the one with which it shares more of what only one of them has; undefined if neither. */
export function nearerPanel<Panel extends Seen>(page: Page, one: Panel, other: Panel): Panel | undefined {
  const [own, ofOne, ofOther] = [marksOf(page), lastingMarksOf(one), lastingMarksOf(other)];
  const shared = (marks: string[]) => marks.filter((mark) => own.has(mark));
  const [likeOne, likeOther] = [shared(without(ofOne, ofOther)), shared(without(ofOther, ofOne))];
  const told = [likeOne, likeOther].map((marks) => marks.filter((mark) => !isShort(mark)).length) as [number, number];
  if (told[0] !== told[1]) return told[0] > told[1] ? one : other;
  // What only short marks tell, all of them have to tell.
  if (likeOne.length > 0 && likeOther.length > 0) return undefined;
  return likeOne.length > 0 ? one : likeOther.length > 0 ? other : undefined;
}

/** A page with more new words than this is a message, and not one of the panels. */
const MAX_NEW_WORDS = 0.1;
/** A panel shows at least this part of what the panels of two customers have in common. */
const MIN_COMMON_WORDS = 0.8;

/**
 * Whether a visitor who holds the session of one panel sees the other one: all that both panels show, something that only the
 * other one shows, and no new words, such as those of a refusal. What names the user may be the visitor's own.
 */
export function showsOther(page: Page, own: Page, other: Page): boolean {
  if (samePage(page, own)) return false;
  const [words, ofOwn, ofOther] = [page, own, other].map(stableWordsOf) as [Set<string>, Set<string>, Set<string>];
  const common = [...ofOwn].filter((word) => ofOther.has(word));
  const kept = common.filter((word) => words.has(word)).length;
  const added = [...words].filter((word) => !ofOwn.has(word) && !ofOther.has(word)).length;
  if (kept < MIN_COMMON_WORDS * common.length || added > MAX_NEW_WORDS * words.size) return false;
  const ownWords = new Set(wordsOf(own));
  const otherWords = new Set(wordsOf(other));
  return wordsOf(page).some((word) => otherWords.has(word) && !ownWords.has(word) && !isTime(word));
}
