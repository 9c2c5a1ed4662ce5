import type { Context } from '../context.ts'
import { categoryLink, pageLink, productLink } from './link-widgets.ts'
import { newProducts, productCarousel, productGrid } from './product-lists.ts'

/** What is left of «recently viewed» without the script that draws it: its settings, as bare text of the page. */
const recentlyViewed = (context: Context): string =>
  JSON.stringify({
    store: String(context.view.id),
    currency: context.currency,
    productCurrentScope: 'website',
    displayTaxes: '2',
    displayWeee: '1',
    allowWishlist: true,
  })

/** HTML of a widget directive. A type that no module registers renders nothing, as on a real store. */
export const renderWidget = (
  parameters: Record<string, string>,
  context: Context,
  render: (source: string) => string,
): string => {
  switch ((parameters.type ?? '').replace(/^\\+/, '').replaceAll('\\\\', '\\')) {
    case 'Magento\\CatalogWidget\\Block\\Product\\ProductsList':
      return parameters.template?.includes('carousel')
        ? productCarousel(parameters, context)
        : productGrid(parameters, context)
    case 'Magento\\Catalog\\Block\\Product\\Widget\\NewWidget':
      return newProducts(parameters, context)
    case 'Magento\\Catalog\\Block\\Widget\\RecentlyViewed':
      return recentlyViewed(context)
    case 'Magento\\Catalog\\Block\\Product\\Widget\\Link':
      return productLink(parameters, context)
    case 'Magento\\Catalog\\Block\\Category\\Widget\\Link':
      return categoryLink(parameters, context)
    case 'Magento\\Cms\\Block\\Widget\\Page\\Link':
      return pageLink(parameters, context)
    case 'Magento\\Cms\\Block\\Widget\\Block': {
      const block = [...context.model.blocks.values()].find(
        ({ id, identifier }) => String(id) === parameters.block_id || identifier === parameters.block_id,
      )
      return `<div class="widget block block-static-block">\n    ${block?.active ? render(block.content) : ''}</div>\n`
    }
    default:
      return ''
  }
}
