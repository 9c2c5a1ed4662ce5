import type { Context } from '../context.ts'
import { linkBase } from '../store/views.ts'
import { parseParameters } from './directives.ts'
import { renderWidget } from './widgets.ts'

/** A block may include blocks; a real store has no limit, this one stops before a circle fills the memory. */
const maxDepth = 5

/** `{{store url="…"}}` ends in a slash, even after a suffix, as recorded; `direct_url` is taken as it is. */
const storeUrl = (parameters: Record<string, string>, context: Context): string => {
  const base = linkBase(context)
  if (parameters.direct_url !== undefined) return base + parameters.direct_url.replace(/^\//, '')
  const path = (parameters.url ?? '').replace(/^\/+|\/+$/g, '')
  const query = Object.entries(parameters)
    .filter(([name]) => name.startsWith('_query_'))
    .map(([name, value]) => `${name.slice('_query_'.length)}=${encodeURIComponent(value)}`)
    .join('&')
  return `${base}${path && `${path}/`}${query && `?${query}`}`
}

/** Settings that an editor may write out; all others come out empty. */
const configValue = (path: string | undefined, { model, baseUrl }: Context): string => {
  switch (path) {
    case 'web/unsecure/base_url':
    case 'web/secure/base_url':
      return baseUrl
    case 'general/store_information/name':
      return String(model.settings.config.store_information_name ?? '')
    case 'trans_email/ident_general/email':
      return String(model.settings.config.store_email ?? '')
    default:
      return ''
  }
}

const directive = (whole: string, name: string, source: string, context: Context, depth: number): string => {
  const parameters = parseParameters(source)
  switch (name) {
    case 'media':
      return `${context.baseUrl}media/${(parameters.url ?? '').replace(/^\//, '')}`
    case 'view':
      return `${context.baseUrl}static/version1/graphql/_view/${context.view.locale}/${parameters.url ?? ''}`
    case 'store':
      return storeUrl(parameters, context)
    case 'config':
      return configValue(parameters.path, context)
    case 'customVar':
      return parameters.code === 'films_url' ? `${context.othersUrl}guests/` : ''
    case 'trans':
      return /"([^"]*)"/.exec(source)?.[1] ?? ''
    case 'block': {
      const block = context.model.blocks.get(parameters.id ?? '')
      return block?.active ? renderContent(block.content, context, depth + 1) : ''
    }
    case 'widget':
      return renderWidget(parameters, context, (content) => renderContent(content, context, depth + 1))
    default:
      return whole
  }
}

/**
 * Final HTML of CMS source: directives are rendered on the server with the theme's templates. What no filter knows stays as
 * text. Page Builder's own last step is not done for GraphQL: HTML code stays escaped, background images stay JSON.
 */
export const renderContent = (source: string, context: Context, depth = 0): string =>
  depth > maxDepth || !source.includes('{{')
    ? source
    : source.replace(/\{\{(\w+)\s*((?:"[^"]*"|[^"{}])*)\}\}/g, (whole, name: string, rest: string) =>
        directive(whole, name, rest, context, depth),
      )
