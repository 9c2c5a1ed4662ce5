import type { Context, Resolvers } from '../context.ts'
import type { CmsBlock, CmsPage } from '../database/read-model.ts'
import { inputError, noSuchEntity } from '../errors.ts'
import { renderContent } from './render.ts'

/** A page reached by an address is a `RoutableInterface` as well. */
export type RoutedPage = CmsPage & { relativeUrl?: string; redirectCode?: number }

/** `cmsPage`, `cmsBlocks` and their fields; unknown and inactive ones are a no-such-entity error. */
export const contentResolvers: Resolvers = {
  Query: {
    cmsPage: (
      _: unknown,
      { id, identifier }: { id?: number | null; identifier?: string | null },
      context: Context,
    ): CmsPage => {
      if (id == null && identifier == null) {
        throw inputError('"Page id/identifier should be specified')
      }
      const page = id == null ? context.model.pages.get(identifier ?? '') : context.model.pageById.get(id)
      if (!page?.active) throw noSuchEntity(context.text('pageMissing', identifier ?? id ?? ''))
      tagPage(page, context)
      return page
    },
    cmsBlocks: (_: unknown, { identifiers }: { identifiers?: (string | null)[] | null }, context: Context) => {
      if (!identifiers?.length) throw inputError('"identifiers" of CMS blocks should be specified')
      return {
        items: identifiers.map((identifier) => {
          const block = context.model.blocks.get(identifier ?? '')
          if (!block?.active) return noSuchEntity(context.text('blockMissing', identifier ?? ''))
          tagBlock(block, context)
          return block
        }),
      }
    },
  },
  CmsPage: {
    url_key: ({ identifier }: CmsPage) => identifier,
    content_heading: ({ heading }: CmsPage) => heading,
    content: ({ content }: CmsPage, _: unknown, context: Context) => renderContent(content, context),
    page_layout: () => '1column',
    meta_title: ({ metaTitle }: CmsPage) => metaTitle,
    meta_description: ({ metaDescription }: CmsPage) => metaDescription,
    meta_keywords: ({ metaKeywords }: CmsPage) => metaKeywords,
    relative_url: ({ relativeUrl }: RoutedPage) => relativeUrl ?? null,
    redirect_code: ({ redirectCode }: RoutedPage) => redirectCode ?? 0,
    type: () => 'CMS_PAGE',
  },
  CmsBlock: {
    content: ({ content }: CmsBlock, _: unknown, context: Context) => renderContent(content, context),
  },
}

export function tagPage(page: CmsPage, context: Context): void {
  context.tags.add('cms_p').add(`cms_p_${page.id}`)
}

function tagBlock(block: CmsBlock, context: Context): void {
  context.tags.add('cms_b').add(`cms_b_${block.id}`).add(`cms_b_${block.identifier}`)
}
