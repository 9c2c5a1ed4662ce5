import { simplerWords } from '../../../schema/simpler-words.ts'
import { type PageLink, pageLinks } from '../content/rich-text-links.ts'
import type { RichTextFragment } from '../content/rich-text.generated.ts'
import { folded } from '../faq/questions.ts'

const MAX_PAGES = 4

/** In letters: «de» and «à» say nothing. */
const MIN_LETTERS = 4

/**
 * Pages of the shop whose name has one of the words. A store has no list of its content pages: those are known that header and footer link to.
 */
export function knownPages(blocks: Iterable<RichTextFragment>, query: string): PageLink[] {
  const words = wordsOf(query).filter((word) => word.length >= MIN_LETTERS)
  const links = [...blocks].flatMap(({ childNodes }) => pageLinks(childNodes))
  const found = links.filter(({ name }) => wordsOf(name).some((one) => words.some((word) => one.startsWith(word))))
  return [...new Map(found.map((page) => [page.path, page])).values()].slice(0, MAX_PAGES)
}

function wordsOf(text: string): string[] {
  return simplerWords(folded(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
