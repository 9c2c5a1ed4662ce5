import { phoneLink } from '../../../schema/phone-link.ts'
import type { RichTextNode } from '../../../schema/rich-text.ts'
import type { ShopSettings } from '../../config.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { t } from '../../i18n/texts.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { createLayer } from '../catalog/layer.ts'
import type { StoreModel } from '../shop/store-model.ts'
import type { CmsPageFieldsFragment } from './magento/cms.generated.ts'
import { STATEMENT } from './accessibility-statement.ts'
import type { CmsPageModel } from './map-cms.ts'
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

/** Returns the content of such a home page: the first products of the catalogue; nothing while the store cannot list them. */
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

/** Returns content pages for a footer that nobody has written. */
export function footerPages({ legalPage, privacyPage, sitemapPages, termsPage }: ShopSettings): string[] {
  const all = [...sitemapPages, termsPage, legalPage, ...(privacyPage === null ? [] : [privacyPage])]
  return [...new Set(all)].filter((identifier) => identifier !== STATEMENT)
}

/** Returns blocks for a footer that nobody has written: contact details, and existing pages. */
export function placeholderFooter(
  { email, phone, privacyPage }: ShopSettings,
  pages: readonly Pick<CmsPageModel, 'path' | 'title'>[],
): CmsPageModel[] {
  return [
    linkBlock('footer-contact', t('footer.contact'), [
      ...(phone ? [{ path: phoneLink(phone), title: phone }] : []),
      ...(email ? [{ path: `mailto:${email}`, title: email }] : []),
      { path: '/contact', title: t('contact.title') },
    ]),
    linkBlock('footer-information', t('llms.pages'), [
      ...pages,
      ...(privacyPage === null ? [{ path: '/rgpd', title: t('account.privacy.title') }] : []),
    ]),
  ]
}

function linkBlock(
  identifier: string,
  title: string,
  links: readonly Pick<CmsPageModel, 'path' | 'title'>[],
): CmsPageModel {
  const items = links.map(({ path, title }): RichTextNode => {
    return { tag: 'li', children: [{ tag: 'a', attributes: { href: path }, children: [title] }] }
  })
  return {
    __typename: 'CmsPage',
    identifier,
    path: '',
    title,
    content_heading: null,
    meta_title: null,
    meta_description: null,
    meta_keywords: null,
    contentWysiwyg: {
      childNodes: [
        { tag: 'h3', children: [title] },
        { tag: 'ul', children: items },
      ],
      data: [],
    },
  }
}
