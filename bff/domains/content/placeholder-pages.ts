import type { RequestContext } from '../../graphql/context.ts'
import { t } from '../../i18n/texts.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { createLayer } from '../catalog/layer.ts'
import type { StoreModel } from '../shop/store-model.ts'
import type { CmsPageFieldsFragment } from './magento/cms.generated.ts'
import type { RichTextModel } from './rich-text-model.ts'

/** Sentences of the home page and of the page for unknown addresses that Magento installs, in English. */
const SENTENCES = [
  'CMS homepage content goes here.',
  'The page you requested was not found, and we have a fine guess why.',
]

/** Whether no editor has written this page yet. */
export function isPlaceholder({ content }: Pick<CmsPageFieldsFragment, 'content'>): boolean {
  return SENTENCES.some((sentence) => content?.includes(sentence))
}

/** Products on a home page that nobody has written. */
const GOODS = 12

/** What such a home page shows: the first products of the catalogue; nothing while the store cannot list them. */
export async function placeholderContent(
  context: RequestContext,
  { rootCategoryUid }: StoreModel,
): Promise<RichTextModel> {
  const request = { page: 1, size: GOODS, filters: new Map(), price: null, sort: null }
  const layer = createLayer(context, { categoryUid: rootCategoryUid }, request)
  const { products } = await layer.list().catch((error: unknown) => {
    if (error instanceof UpstreamError) return { products: [] }
    throw error
  })
  if (products.length === 0) return { childNodes: [], data: [] }
  const dataId = 'goods'
  const shown = products.map(({ sku }) => ({ sku }))
  return {
    childNodes: [{ dataId }],
    data: [
      { __typename: 'WidgetProductGrid', dataId, title: t('catalog.products'), isCarousel: false, products: shown },
    ],
  }
}
