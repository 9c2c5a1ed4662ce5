import type { CmsPageModel } from './cms-page-model.ts'
import { richText, type RichTextOrigin } from './rich-text/rich-text.ts'
import type { CmsBlocksByIdentifierQuery, CmsPageFieldsFragment } from './upstream/cms.generated.ts'

type StoreBlock = NonNullable<NonNullable<NonNullable<CmsBlocksByIdentifierQuery['cmsBlocks']>['items']>[number]>

/** `homePage` is the identifier of the page that stands at the root. */
export function mapCmsPage(page: CmsPageFieldsFragment, homePage: string, origin: RichTextOrigin): CmsPageModel {
  const identifier = page.identifier ?? ''
  return {
    __typename: 'CmsPage',
    identifier,
    path: identifier === homePage ? '/' : `/${page.url_key ?? identifier}`,
    title: page.title ?? '',
    content_heading: page.content_heading || null,
    contentWysiwyg: richText(page.content ?? '', origin),
    meta_title: page.meta_title || null,
    meta_description: page.meta_description || null,
    meta_keywords: page.meta_keywords || null,
  }
}

/** A block has no address and no meta data. */
export function mapCmsBlock(block: StoreBlock, origin: RichTextOrigin): CmsPageModel {
  return {
    __typename: 'CmsPage',
    identifier: block.identifier ?? '',
    path: '',
    title: block.title ?? '',
    content_heading: null,
    contentWysiwyg: richText(block.content ?? '', origin),
    meta_title: null,
    meta_description: null,
    meta_keywords: null,
  }
}
