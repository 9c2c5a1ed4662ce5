import { type CatalogReading, mapProduct } from '../catalog/map-product.ts'
import type { ProductModel } from '../catalog/product-model.ts'
import { unitPrice } from '../catalog/unit-price.ts'
import { type PairOfCents, price, pricePair, toCents } from '../money.ts'
import { storeMessage } from '../store-messages.ts'
import { mediaPath } from '../store-urls.ts'
import { texts } from '../texts.ts'
import { plainId } from '../uid.ts'
import type { CartItemModel } from './cart-model.ts'
import type { LineFigures, StoreItem } from './cart-operations.ts'
import { lineChoice } from './line-choice.ts'
import { lineQuantity } from './line-quantity.ts'
import { mapLineOptions } from './map-line-options.ts'

export function mapLine(item: StoreItem, currency: string, reading: CatalogReading): CartItemModel {
  const figures = mapFigures(item, currency)
  // Whether a line can be ordered, its errors say: of a product with chosen options the store takes the stock for empty.
  const stock_status = figures.errors.length > 0 ? ('OUT_OF_STOCK' as const) : ('IN_STOCK' as const)
  const product = mapProduct({ ...item.product, stock_status, only_x_left_in_stock: null }, reading)
  const variant = 'configured_variant' in item ? item.configured_variant : null
  const quantity = lineQuantity(item, reading.attributes)
  return {
    ...figures,
    sku: variant?.sku ?? product.sku,
    name: product.name,
    imageUrl: mediaPath(variant?.small_image?.url, reading.mediaUrl) ?? product.imageUrl,
    product,
    options: mapLineOptions(item),
    choice: lineChoice(item),
    priceInfo: {
      ...figures.priceInfo,
      unitPrice: quantity && unitPrice(pieceOf(item), quantity, currency),
    },
  }
}

/** A line whose product the store fails to read: it can be seen and removed, and keeps the cart from being ordered. */
export function mapBrokenLine(line: LineFigures, currency: string): CartItemModel {
  const figures = mapFigures(line, currency)
  return {
    ...figures,
    sku: '',
    name: texts.cart.brokenLine,
    imageUrl: null,
    product: unknownProduct(figures.priceInfo.price),
    options: [],
    choice: null,
    errors: [...figures.errors, texts.cart.brokenLineError],
  }
}

function mapFigures({ uid, quantity, prices, errors }: LineFigures, currency: string) {
  const piece = pieceOf({ prices })
  const discount = toCents(prices?.total_item_discount?.value)
  const messages = (errors ?? []).flatMap((error) => (error ? storeMessage(error.message) : []))
  return {
    item_id: plainId(uid),
    qty: quantity,
    priceInfo: {
      price: pricePair(piece.inclusive, piece.exclusive, currency),
      unitPrice: null,
      rowTotal: pricePair(toCents(prices?.row_total_including_tax.value), toCents(prices?.row_total.value), currency),
      discount: discount > 0 ? price(discount, currency) : null,
    },
    errors: prices ? messages : [...messages, texts.cart.priceUnknown],
  }
}

function pieceOf({ prices }: Pick<LineFigures, 'prices'>): PairOfCents {
  return { inclusive: toCents(prices?.price_including_tax.value), exclusive: toCents(prices?.price.value) }
}

/** It has no page: its path is empty. */
function unknownProduct(paid: ProductModel['prices']['finalPrice']): ProductModel {
  return {
    __typename: 'Product',
    sku: '',
    path: '',
    name: texts.cart.brokenLine,
    type: 'SIMPLE',
    imageUrl: null,
    prices: { regularPrice: paid, finalPrice: paid, minPrice: paid, tierPrice: [], unitPrice: null },
    stock: { isInStock: false, quantityLeft: null },
    stockLabel: { value: 'out-of-stock', label: texts.outOfStock },
    isNew: false,
    isOrderedByContact: false,
    rating: null,
    page: null,
  }
}
