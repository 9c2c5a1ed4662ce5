import type { ProductLabel, Stock } from '../../graphql/shop-schema.generated.ts'
import { texts } from '../texts.ts'
import type { ProductPartFragment } from './magento/product-fragments.generated.ts'

export function mapStock(product: Pick<ProductPartFragment, 'stock_status' | 'only_x_left_in_stock'>): Stock {
  return { isInStock: product.stock_status !== 'OUT_OF_STOCK', quantityLeft: product.only_x_left_in_stock }
}

/** What is said of the stock: the merchant's own words while it can be bought, else what the figures say. */
export function stockLabel(stock: Stock, merchantText: string | undefined): ProductLabel {
  if (!stock.isInStock) return { value: 'out-of-stock', label: texts.outOfStock }
  if (stock.quantityLeft != null && stock.quantityLeft > 0) {
    return { value: 'low-stock', label: texts.piecesLeft(stock.quantityLeft) }
  }
  return { value: 'in-stock', label: merchantText || texts.inStock }
}
