import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'
import { isElement } from './rich-text-scope.ts'

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

/** What Magento calls a home page by itself, and its translators: it says nothing to shoppers. */
const NO_HEADLINE = /^(home( ?page)?|(page d['’])?accueil)$/i

/** The headline that an editor gave the page; null for none. */
export function readHeadline(text: string | null | undefined): string | null {
  const headline = text?.trim() ?? ''
  return headline === '' || NO_HEADLINE.test(headline) ? null : headline
}

/** Whether a text has a headline of its own: a heading among what it begins with. */
export function hasHeading(nodes: readonly RichTextNode[]): boolean {
  const first = nodes.find((node) => typeof node !== 'string' || node.trim())
  if (!isElement(first)) return false
  return /^h[1-6]$/.test(first.tag) || hasHeading(first.tag === 'slider' ? [] : (first.children ?? []))
}

/** Attributes of the one picture that an element consists of, link and caption aside. */
function pictureOf(element: RichTextElement): Readonly<Record<string, string>> | null {
  if (element.tag === 'img') return element.attributes?.src ? element.attributes : null
  const [only] = element.children ?? []
  return isElement(only) ? pictureOf(only) : null
}
