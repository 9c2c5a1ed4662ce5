/** HTML of merchants: parsed, or as plain text. */
export { BLOCK_TAGS } from '../domains/content/rich-text/allow-list.ts'
export { type ParsedNode, parseHtml } from '../domains/content/rich-text/parse-html.ts'
export { textOfHtml } from '../domains/content/rich-text/plain-text.ts'
