import type { FastifyBaseLogger } from 'fastify'
import { FOOTER_BAR_BLOCKS } from '../../../schema/shop-constants.ts'
import { ANY_BLOCK } from '../../cache/tags.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { nullWhenRefused } from '../../magento/upstream-error.ts'
import { defineService } from '../define-service.ts'
import { once, onceForEach } from '../memo.ts'
import { sitesOf, storeOf } from '../shop/store-loaders.ts'
import type { StoreModel } from '../shop/store-model.ts'
import { accessibilityStatement, STATEMENT } from './accessibility-statement.ts'
import { t } from '../../i18n/texts.ts'
import { knownContent } from './known-content.ts'
import { readRoute, type StoreRoute } from '../routing/read-route.ts'
import { CmsBlocksByIdentifier, type CmsPageFieldsFragment } from './magento/cms.generated.ts'
import { footerPages, isPlaceholder, placeholderContent, placeholderFooter } from './placeholder-pages.ts'
import { type CmsOrigin, type CmsPageModel, mapCmsBlock, mapCmsPage } from './map-cms.ts'
import type { RichTextModel } from './rich-text-model.ts'
import { type TextSource, withSource } from './rich-text/named-source.ts'
import { richText } from './rich-text/rich-text.ts'

/** Texts are mapped with every request that shows them: each directive is logged once. */
const MAX_NAMES = 200

const logged = new Set<string>()

/** The shop's names of its home page and of the page for unknown addresses. */
const HOME = 'home'
const NO_ROUTE = 'no-route'

/** A page that nobody has written yet: it has no content. */
const UNWRITTEN = {
  url_key: null,
  title: null,
  content_heading: null,
  content: null,
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
}

/** Seconds. */
const CONTENT_AGE = 3600

export type ContentLoaders = {
  origin(): Promise<CmsOrigin>
  /** Parses the store's HTML to a tree; null for empty HTML. `source` names the block or page. */
  richText(html: string, source?: TextSource): Promise<RichTextModel | null>
  /** A content page by identifier; null when there is none. */
  page(identifier: string): Promise<CmsPageModel | null>
  /**
   * Returns blocks, or pages where there is no such block, in the requested order; unknown identifiers are left out. A single identifier is looked up
   * as a page first.
   */
  list(identifiers: readonly string[]): Promise<CmsPageModel[]>
}

export const contentLoaders = defineService((context: RequestContext): ContentLoaders => {
  const { upstream, shop, contribution, cacheScope, log } = context
  const namesSources = contribution.modes !== null
  const known = knownContent(context.shared)
  const { mediaUrl, videoHosts, storeView } = shop
  const onDirective = (directive: string) => logDirective(directive, log)
  const origin = once(async () => ({ ...(await sitesOf(context)), mediaUrl, videoHosts, namesSources, onDirective }))

  const page = onceForEach(async (name) => {
    if (name === STATEMENT) return accessibilityStatement(shop, (await storeOf(context)).name, await origin())
    // Read by address: Magento logs no stack trace for a missing page, and caches no blocks inside of it.
    const [store, named] = await Promise.all([storeOf(context), readRoute(`/${name}`, upstream)])
    const identifier = identifierOf(name, store)
    const route = identifier === name ? named : await readRoute(`/${identifier}`, upstream)
    if (!isPage(route, identifier)) return null
    if (!isPlaceholder(route)) return mapCmsPage(route, store.homePage, await origin())
    const unwritten = mapCmsPage({ identifier, ...UNWRITTEN }, store.homePage, await origin())
    if (name !== HOME) return unwritten
    const source = { type: 'PAGE', id: identifier } as const
    return { ...unwritten, contentWysiwyg: forEditors(await placeholderContent(context, store), source) }
  })

  /** Reads blocks. Existing ones are requested separately, because the store reports an error for the others. */
  async function blocks(wanted: string[]): Promise<Map<string, CmsPageModel>> {
    const { now } = context.shared.purges
    const block = (identifier: string) => ({ kind: 'cms_b' as const, storeView, identifier })
    const possible = wanted.filter((one) => !known.isMissing(block(one), cacheScope))
    const there = possible.filter((one) => known.isBlock(storeView, one))
    const others = possible.filter((one) => !known.isBlock(storeView, one))
    const found = await Promise.all([
      there.length > 0 ? readBlocks(there, known.newList(storeView, there)) : [],
      others.length > 0 ? readBlocks(known.newListOfUnknown(storeView, others)) : [],
    ])
    const models = new Map(found.flat().map((model) => [model.identifier, model]))
    for (const one of models.keys()) known.noteBlock(storeView, one)
    for (const one of possible) if (!models.has(one)) known.noteMissing(block(one), now, cacheScope)
    return models
  }

  async function readBlocks(identifiers: string[], sent = identifiers): Promise<CmsPageModel[]> {
    // An unknown block among known ones is an error beside the others' data.
    const tags = () => [...identifiers.map((identifier) => `cms_b_${identifier}`), ANY_BLOCK]
    const policy = {
      maxAge: CONTENT_AGE,
      tags,
      joined: ['cms_b'],
      mayEmbedBlocks: true,
      sentAs: { identifiers: sent },
    }
    const [from, response] = await Promise.all([
      origin(),
      upstream.read(CmsBlocksByIdentifier, { identifiers }, policy).catch(nullWhenRefused),
    ])
    return (response?.cmsBlocks?.items ?? []).flatMap((block) => (block ? mapCmsBlock(block, from) : []))
  }

  /** Returns a page that replaces a missing block. */
  async function pageInstead(identifier: string): Promise<CmsPageModel | null> {
    const content = { kind: 'cms_p' as const, storeView, identifier }
    if (known.isMissing(content, cacheScope)) return null
    const { now } = context.shared.purges
    const found = await page(identifier)
    if (!found) known.noteMissing(content, now, cacheScope)
    return found
  }

  /** Adds a note for contributors where a text has not been written yet. */
  function forEditors(content: RichTextModel, source: TextSource): RichTextModel {
    if (!namesSources) return content
    const note = t(`contribution.unwritten.${source.type}`, { id: source.id })
    // Below the heading of a block.
    const at = source.type === 'BLOCK' ? 1 : 0
    const childNodes = content.childNodes.toSpliced(at, 0, { tag: 'p', children: [note] })
    return withSource({ ...content, childNodes }, source)
  }

  /** Returns the links of a footer that nobody has written. */
  async function unwrittenFooter(): Promise<CmsPageModel[]> {
    const pages = await Promise.all(footerPages(shop).map(pageInstead))
    const blocks = placeholderFooter(
      shop,
      pages.filter((one) => one !== null),
    )
    return blocks.map((block) => ({
      ...block,
      contentWysiwyg: forEditors(block.contentWysiwyg, { type: 'BLOCK', id: block.identifier }),
    }))
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
      // A single identifier is usually a page, and the store logs no stack trace for a missing page.
      const [only] = wanted
      const alone = wanted.length === 1 && only && !known.isBlock(storeView, only) ? await pageInstead(only) : null
      if (alone) return [alone]
      const models = await blocks(wanted.toSorted())
      const isFooterMissing = FOOTER_BAR_BLOCKS.every((block) => wanted.includes(block) && !models.has(block))
      const [written, footer] = await Promise.all([
        Promise.all(wanted.map(async (identifier) => models.get(identifier) ?? (await pageInstead(identifier)))),
        isFooterMissing ? unwrittenFooter() : [],
      ])
      return wanted.flatMap(
        (identifier, i) => written[i] ?? footer.find((block) => block.identifier === identifier) ?? [],
      )
    },
  }
})

/** Returns the identifier from the store's settings. Most stores keep the defaults, so the page is requested in parallel. */
function identifierOf(name: string, { homePage, noRoutePage }: StoreModel): string {
  if (name === HOME) return homePage
  return name === NO_ROUTE ? noRoutePage : name
}

/** Whether a route is this page: the store ignores the case of addresses, and may have something else there. */
function isPage(route: StoreRoute | null, identifier: string): route is StoreRoute & CmsPageFieldsFragment {
  return route !== null && 'identifier' in route && route.identifier?.toLowerCase() === identifier.toLowerCase()
}

/** Logs a directive that the store did not resolve, so that its editor can correct it. */
function logDirective(directive: string, log: Pick<FastifyBaseLogger, 'warn'>): void {
  const name = directive.slice(0, 200)
  if (logged.has(name) || logged.size >= MAX_NAMES) return
  logged.add(name)
  log.warn({ directive: name }, 'A text of the store holds a directive that the store did not resolve; it is left out.')
}
