import type { Context } from '../context.ts'
import { linkUrl } from '../store/views.ts'
import { parseParameters } from './directives.ts'
import { renderWidget } from './widgets.ts'

/** A block may include blocks; a real store has no limit, this one stops before a circle fills the memory. */
const maxDepth = 5

/** `{{store url="…"}}` ends in a slash, even after a suffix, as recorded; `direct_url` is taken as it is. */
const storeUrl = (parameters: Record<string, string>, context: Context): string => {
  const baseUrl = linkUrl(context.baseUrl, context.view)
  if (parameters.direct_url !== undefined) return baseUrl + parameters.direct_url.replace(/^\//, '')
  const path = (parameters.url ?? '').replace(/^\/+|\/+$/g, '')
  return path ? `${baseUrl}${path}/` : baseUrl
}

const directive = (name: string, source: string, context: Context, depth: number): string => {
  const parameters = parseParameters(source)
  switch (name) {
    case 'media':
      return `${context.baseUrl}media/${(parameters.url ?? '').replace(/^\//, '')}`
    case 'store':
      return storeUrl(parameters, context)
    case 'block': {
      const block = context.model.blocks.get(parameters.id ?? '')
      return block?.active ? renderContent(block.content, context, depth + 1) : ''
    }
    case 'widget':
      return renderWidget(parameters, context, (content) => renderContent(content, context, depth + 1))
    default:
      return ''
  }
}

/**
 * Final HTML of CMS source: directives are rendered on the server with the theme's templates, so that nothing of them
 * is left for the caller (magento.md D.2.9).
 */
export const renderContent = (source: string, context: Context, depth = 0): string =>
  depth > maxDepth || !source.includes('{{')
    ? source
    : source.replace(/\{\{(\w+)\s*((?:"[^"]*"|[^"{}])*)\}\}/g, (_, name: string, rest: string) =>
        directive(name, rest, context, depth),
      )
