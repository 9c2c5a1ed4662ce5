import type { RichTextNode } from '../../../../schema/rich-text.ts'
import type { RichTextModel } from '../rich-text-model.ts'
import { parseHtml, textOf } from './parse-html.ts'

/** A text that is no HTML, such as a review: blank lines part paragraphs, line ends stay line ends. Markup in it is text. */
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

/** The readable text of something that may be HTML or may be plain, on one line. */
export function textOfHtml(html: string): string {
  return textOf(parseHtml(html))
}
