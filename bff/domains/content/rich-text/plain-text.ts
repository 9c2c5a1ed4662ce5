import type { RichTextNode } from '../../../../schema/rich-text.ts'
import type { RichTextModel } from '../rich-text-model.ts'
import { parseHtml, textOf } from './parse-html.ts'

/**
 * Converts a plain text, such as a review: blank lines separate paragraphs, and line ends are preserved. Markup in it
 * is text.
 */
export function plainRichText(text: string): RichTextModel {
  const paragraphs = text.replaceAll('\r\n', '\n').split(/\n{2,}/)
  const childNodes = paragraphs
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph): RichTextNode => ({ tag: 'p', children: withBreaks(paragraph) }))
  return { childNodes, data: [] }
}

function withBreaks(paragraph: string): RichTextNode[] {
  return paragraph.split('\n').flatMap((line, index): RichTextNode[] => (index === 0 ? [line] : [{ tag: 'br' }, line]))
}

/** Readable text of HTML or plain text, on one line. */
export function textOfHtml(html: string): string {
  return textOf(parseHtml(html))
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}
