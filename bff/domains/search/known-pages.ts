import { folded } from '../../../schema/folded.ts'
import { type PageLink, pageLinks } from '../../../schema/rich-text-links.ts'
import { FOOTER_BAR_BLOCKS } from '../../../schema/shop-constants.ts'
import { simplerWords } from '../../../schema/simpler-words.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { contentLoaders } from '../content/content-loaders.ts'

/** Least letters of a search word. Shorter ones, such as «de» and «à», would match anything. */
const MIN_LETTERS = 4

/**
 * Returns content pages whose name contains one of the words. Magento has no list of content pages, so only those linked in the footer are searched.
 */
export async function knownPages(context: RequestContext, query: string): Promise<PageLink[]> {
  const words = wordsOf(query).filter((word) => word.length >= MIN_LETTERS)
  if (words.length === 0) return []
  const blocks = await contentLoaders(context).list(FOOTER_BAR_BLOCKS)
  const links = blocks.flatMap(({ contentWysiwyg }) => pageLinks(contentWysiwyg.childNodes))
  const found = links.filter(({ name }) => wordsOf(name).some((one) => words.some((word) => one.startsWith(word))))
  return [...new Map(found.map((page) => [page.path, page])).values()]
}

function wordsOf(text: string): string[] {
  return simplerWords(folded(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
