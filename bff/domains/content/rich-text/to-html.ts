import type { RichTextNode } from '../../../../schema/rich-text.ts'
import { type VideoProvider, watchAddress } from '../../../../schema/video.ts'
import { VOID_TAGS } from './allow-list.ts'

/** The sanitised tree as HTML, without what stands for widgets; a video is a link to where it can be seen. */
export function toHtml(nodes: readonly RichTextNode[]): string {
  return nodes.map(nodeHtml).join('')
}

function nodeHtml(node: RichTextNode): string {
  if (typeof node === 'string') return escaped(node)
  if ('dataId' in node) return ''
  if (node.tag === 'video') return videoHtml(node.attributes ?? {})
  const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const start = `<${node.tag}${attributes.join('')}>`
  return VOID_TAGS.has(node.tag) ? start : `${start}${toHtml(node.children ?? [])}</${node.tag}>`
}

/** Files lie below the store's media root: there is no page to link to. */
function videoHtml({ title = '', provider, video = '', hash }: Record<string, string>): string {
  return provider
    ? `<a href="${escaped(watchAddress(provider as VideoProvider, video, hash))}">${escaped(title)}</a>`
    : ''
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
