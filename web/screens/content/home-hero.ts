import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'

/** The opening of a home page: a picture with the words that follow it. */
export type Hero = {
  /** Attributes of the picture. */
  picture: Readonly<Record<string, string>>
  words: RichTextNode[]
  /** What comes below. */
  rest: RichTextNode[]
}

/** Elements that read as words over a picture. */
const WORDS: ReadonlySet<string> = new Set(['h2', 'h3', 'p', 'ul'])

/**
 * Takes the picture that a page starts with, and the words after it up to the next picture, columns or products, as its hero.
 * Null when the page starts otherwise; then all of it is shown like any text.
 */
export function splitHero(nodes: readonly RichTextNode[]): Hero | null {
  const [first, ...others] = nodes
  const picture = isElement(first) && ['figure', 'img', 'p'].includes(first.tag) ? pictureOf(first) : null
  if (!picture) return null
  const end = others.findIndex((node) => !(isElement(node) && WORDS.has(node.tag)))
  const count = end === -1 ? others.length : end
  return { picture, words: others.slice(0, count), rest: others.slice(count) }
}

/** Attributes of the one picture that an element consists of, link and caption aside. */
function pictureOf(element: RichTextElement): Readonly<Record<string, string>> | null {
  if (element.tag === 'img') return element.attributes?.src ? element.attributes : null
  const [only] = element.children ?? []
  return isElement(only) ? pictureOf(only) : null
}

function isElement(node: RichTextNode | undefined): node is RichTextElement {
  return typeof node === 'object' && 'tag' in node
}
