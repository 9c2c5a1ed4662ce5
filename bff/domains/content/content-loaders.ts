import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CacheScope } from '../../cache/cache-scope.ts'
import { lifetimeOf } from '../../cache/lifetime.ts'
import type { RequestContext, SharedContext } from '../../graphql/context.ts'
import { nullWhenRefused } from '../../magento/upstream-error.ts'
import { defineService } from '../define-service.ts'
import { once, onceForEach } from '../memo.ts'
import { sitesOf, storeOf } from '../shop/store-loaders.ts'
import { accessibilityStatement, STATEMENT } from './accessibility-statement.ts'
import { CmsBlocksByIdentifier, CmsPageByIdentifier } from './magento/cms.generated.ts'
import { type CmsOrigin, type CmsPageModel, mapCmsBlock, mapCmsPage } from './map-cms.ts'
import type { RichTextModel } from './rich-text-model.ts'
import { type TextSource, withSource } from './rich-text/named-source.ts'
import { richText } from './rich-text/rich-text.ts'

/**
 * Blocks that the store said not to have. It writes a stack trace into its log for each one that is asked for in vain, and pages ask for the same
 * ones again and again.
 */
type MissingBlocks = {
  /** Whether a block is not there, as far as is known; then takes note of what a page without it depends on. */
  isMissing(storeView: string, identifier: string, cacheScope: Pick<CacheScope, 'note'>): boolean
  note(storeView: string, identifier: string): void
}

const MAX_BLOCKS = 2000

/** Seconds for which a store is believed that announces no change. */
const AGE = 120

const missingBlocks = defineService(({ purges }: SharedContext): MissingBlocks => {
  const missing = new LRUCache<string, { since: number; until: number }>({ max: MAX_BLOCKS })
  const keyOf = (storeView: string, identifier: string) => `${storeView}|${identifier}`
  const tagOf = (identifier: string) => `cms_b_${identifier}`
  return {
    isMissing(storeView, identifier, cacheScope) {
      const known = missing.get(keyOf(storeView, identifier))
      const now = Date.now()
      const tags = [tagOf(identifier)]
      if (!known || known.until <= now || purges.isPurged(tags, known.since)) return false
      cacheScope.note({ tags, ...lifetimeOf((known.until - now) / 1000, 'incomplete', now) })
      return true
    },
    note(storeView, identifier) {
      missing.set(keyOf(storeView, identifier), { since: purges.now, until: Date.now() + AGE * 1000 })
    },
  }
})

/** Texts are mapped with every request that shows them: each directive is told once. */
const MAX_TOLD = 200

const told = new Set<string>()

/** Seconds. */
const CONTENT_AGE = 3600

export type ContentLoaders = {
  origin(): Promise<CmsOrigin>
  /** The store's HTML as a tree; null for none. `source` where it is a block's. */
  richText(html: string, source?: TextSource): Promise<RichTextModel | null>
  /** A content page by identifier; null when there is none. */
  page(identifier: string): Promise<CmsPageModel | null>
  /** Blocks, and pages where there is no such block, in the order asked for; unknown identifiers are left out. */
  list(identifiers: readonly string[]): Promise<CmsPageModel[]>
}

export const contentLoaders = defineService((context: RequestContext): ContentLoaders => {
  const { upstream, shop, contribution, log } = context
  const namesSources = contribution.modes !== null
  const missing = missingBlocks(context.shared)
  const { mediaUrl, videoHosts, storeView } = shop
  const onDirective = (directive: string) => tellDirective(directive, log)
  const origin = once(async () => ({ ...(await sitesOf(context)), mediaUrl, videoHosts, namesSources, onDirective }))

  const page = onceForEach(async (identifier) => {
    if (identifier === STATEMENT) return accessibilityStatement(shop, (await storeOf(context)).name, await origin())
    const [{ homePage }, response] = await Promise.all([
      storeOf(context),
      upstream
        .read(
          CmsPageByIdentifier,
          { identifier },
          {
            maxAge: CONTENT_AGE,
            tags: () => [`cms_p_${identifier}`],
            joined: ['cms_p'],
          },
        )
        .catch(nullWhenRefused),
    ])
    return response?.cmsPage ? mapCmsPage(response.cmsPage, homePage, await origin()) : null
  })

  async function blocks(wanted: string[]): Promise<Map<string, CmsPageModel>> {
    const identifiers = wanted.filter((one) => !missing.isMissing(storeView, one, context.cacheScope))
    if (identifiers.length === 0) return new Map()
    // An unknown block among known ones is an error beside the others' data.
    const tags = () => identifiers.map((identifier) => `cms_b_${identifier}`)
    const policy = { maxAge: CONTENT_AGE, tags, joined: ['cms_b'] }
    const [from, response] = await Promise.all([
      origin(),
      upstream.read(CmsBlocksByIdentifier, { identifiers }, policy).catch(nullWhenRefused),
    ])
    const found = (response?.cmsBlocks?.items ?? []).filter((block) => block !== null)
    const models = new Map(found.map((block) => mapCmsBlock(block, from)).map((model) => [model.identifier, model]))
    for (const identifier of identifiers) if (!models.has(identifier)) missing.note(storeView, identifier)
    return models
  }

  return {
    origin,
    page,
    async richText(html, source) {
      if (!html.trim()) return null
      const content = richText(html, await origin())
      return namesSources && source ? withSource(content, source) : content
    },
    async list(identifiers) {
      const wanted = [...new Set(identifiers)]
      if (wanted.length === 0) return []
      // One alone is as likely a page as a block: asked for both at once, nothing waits for a second answer.
      if (wanted.length === 1 && wanted[0] !== undefined) page(wanted[0]).catch(() => {})
      const known = await blocks(wanted.toSorted())
      const found = await Promise.all(
        wanted.map(async (identifier) => known.get(identifier) ?? (await page(identifier))),
      )
      return found.filter((model) => model !== null)
    },
  }
})

/** Tells who reads the log that a text of the store holds a directive that the store did not resolve, so that its editor can mend it. */
function tellDirective(directive: string, log: Pick<FastifyBaseLogger, 'warn'>): void {
  const name = directive.slice(0, 200)
  if (told.has(name) || told.size >= MAX_TOLD) return
  told.add(name)
  log.warn({ directive: name }, 'A text of the store holds a directive that the store did not resolve; it is left out.')
}
