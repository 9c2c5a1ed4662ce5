import type { RichTextModel } from './rich-text-model.ts'
import { type TextSource, withSource } from './rich-text/named-source.ts'
import { richText, type RichTextOrigin } from './rich-text/rich-text.ts'
import type { CmsBlocksByIdentifierQuery, CmsPageFieldsFragment } from './magento/cms.generated.ts'
import type { CmsPage } from '../../graphql/shop-schema.generated.ts'

/** A content page or block. */
export type CmsPageModel = Omit<CmsPage, 'contentWysiwyg' | 'notices'> & {
  __typename: 'CmsPage'
  contentWysiwyg: RichTextModel
}

type StoreBlock = NonNullable<NonNullable<NonNullable<CmsBlocksByIdentifierQuery['cmsBlocks']>['items']>[number]>

export type CmsOrigin = RichTextOrigin & {
  /** Whether texts name their source. */
  namesSources: boolean
}

/** Maps a content page. `homePage` is the identifier of the page at the root. */
export function mapCmsPage(page: CmsPageFieldsFragment, homePage: string, origin: CmsOrigin): CmsPageModel {
  const identifier = page.identifier ?? ''
  return {
    __typename: 'CmsPage',
    identifier,
    path: identifier === homePage ? '/' : `/${page.url_key ?? identifier}`,
    title: page.title ?? '',
    content_heading: page.content_heading || null,
    contentWysiwyg: contentOf(page.content, { type: 'PAGE', id: identifier }, origin),
    meta_title: page.meta_title || null,
    meta_description: page.meta_description || null,
    meta_keywords: page.meta_keywords || null,
  }
}

/** A block has no address and no meta data. */
export function mapCmsBlock(block: StoreBlock, origin: CmsOrigin): CmsPageModel {
  const identifier = block.identifier ?? ''
  return {
    __typename: 'CmsPage',
    identifier,
    path: '',
    title: block.title ?? '',
    content_heading: null,
    contentWysiwyg: contentOf(block.content, { type: 'BLOCK', id: identifier }, origin),
    meta_title: null,
    meta_description: null,
    meta_keywords: null,
  }
}

function contentOf(html: string | null, source: TextSource, origin: CmsOrigin): RichTextModel {
  const content = richText(html ?? '', origin)
  return origin.namesSources ? withSource(content, source) : content
}
