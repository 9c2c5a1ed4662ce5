import type { RichTextNode } from '../../../schema/rich-text.ts'
import type { ContentLoaders } from '../content/content-loaders.ts'

/** The store's block about the seller, as the law requires on invoices: name, legal form, capital, address, SIREN, VAT number. */
const BLOCK = 'invoice-legal'

const MAX_LINES = 20

const MAX_LENGTH = 200

/** Elements that begin a line. */
const BREAKS = new Set(['p', 'div', 'br', 'li', 'h1', 'h2', 'h3', 'h4'])

/** Loads the lines about the seller; none if the merchant has written none. */
export async function sellerLines(content: Pick<ContentLoaders, 'list' | 'richText'>): Promise<string[]> {
  const [block] = await content.list([BLOCK])
  return block?.contentWysiwyg ? linesOf(block.contentWysiwyg.childNodes) : []
}

function linesOf(nodes: readonly RichTextNode[]): string[] {
  return textOf(nodes)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH))
    .filter(Boolean)
    .slice(0, MAX_LINES)
}

function textOf(nodes: readonly RichTextNode[]): string {
  return nodes.map(nodeText).join('')
}

function nodeText(node: RichTextNode): string {
  if (typeof node === 'string') return node.replaceAll('\n', ' ')
  if ('dataId' in node) return ''
  const text = textOf(node.children ?? [])
  return BREAKS.has(node.tag) ? `\n${text}\n` : text
}
