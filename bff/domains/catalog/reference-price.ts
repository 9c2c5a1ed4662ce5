import type { RequestContext } from '../../graphql/context.ts'
import type { ProductPrices } from '../../graphql/shop-schema.generated.ts'
import { baseCurrencyOf } from '../shop/store-loaders.ts'
import type { ProductModel } from './product-model.ts'

/** Returns the prices of a product. A reference price that a merchant entered counts only if the prices have its currency. */
export function pricesIn(
  { prices, enteredReference: entered }: Pick<ProductModel, 'prices' | 'enteredReference'>,
  attributeCurrency: string | null,
): ProductPrices {
  const isComparable = entered?.priceInclTax.value.currency === attributeCurrency
  return entered && isComparable ? { ...prices, regularPrice: entered } : prices
}

/** As `pricesIn`, with the currency of attributes from the store. */
export function pricesOf(product: ProductModel, context: RequestContext): ProductPrices | Promise<ProductPrices> {
  if (!product.enteredReference) return product.prices
  return attributeCurrencyOf(context).then((currency) => pricesIn(product, currency))
}

/** Null where it cannot be loaded: then no price is struck through by a reference price that a merchant entered. */
export async function attributeCurrencyOf(context: RequestContext): Promise<string | null> {
  try {
    return await baseCurrencyOf(context)
  } catch (error) {
    context.log.warn({ err: error }, 'The currency of attributes could not be loaded; no price is struck by one.')
    return null
  }
}
