import type { RichTextNode } from '../../../../schema/rich-text.ts'
import { VOID_TAGS } from './allow-list.ts'

/** The sanitised tree as HTML, without what stands for widgets. */
export function toHtml(nodes: readonly RichTextNode[]): string {
  return nodes.map(nodeHtml).join('')
}

function nodeHtml(node: RichTextNode): string {
  if (typeof node === 'string') return escaped(node)
  if ('dataId' in node) return ''
  const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const start = `<${node.tag}${attributes.join('')}>`
  return VOID_TAGS.has(node.tag) ? start : `${start}${toHtml(node.children ?? [])}</${node.tag}>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
