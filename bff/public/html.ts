/** HTML of merchants: parsed, as plain text, or as the tree that pages show; and texts in XML. */
export { contentLoaders } from '../domains/content/content-loaders.ts'
export { BLOCK_TAGS } from '../domains/content/rich-text/allow-list.ts'
export { type ParsedNode, parseHtml } from '../domains/content/rich-text/parse-html.ts'
export { textOfHtml } from '../domains/content/rich-text/plain-text.ts'
export { escapeXml } from '../lib/xml.ts'
