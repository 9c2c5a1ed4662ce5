import { amountOf, cents, withAmount } from '../money.ts'
import type { PriceFieldsFragment } from '../price-fields.generated.ts'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { hasPriceRange } from '../product-facts.ts'
import { bundlePrice } from './bundle-choice.ts'
import { chosenConfiguration } from './configuration.ts'
import { customOptionsAmount } from './custom-option-price.ts'
import type { ProductChoice } from './product-choice.ts'

export type ShownPrice = {
  /** Of one piece as chosen, extras included. */
  prices: PriceFieldsFragment
  /** True while the choice still decides the price. */
  from: boolean
  /** All pieces together, incl. tax. */
  total: number
}

/** The price of what is chosen now. The cart's own prices decide in the end; this follows the store's rules to announce them. */
export function shownPrice(product: ProductPageFragment, choice: ProductChoice): ShownPrice {
  switch (product.type) {
    case 'GROUPED':
      return groupedPrice(product, choice)
    case 'BUNDLE':
      return bundled(product, choice)
    default:
      return single(product, choice)
  }
}

function groupedPrice(product: ProductPageFragment, { grouped }: ProductChoice): ShownPrice {
  const total = product.groupedItems.reduce(
    (sum, { product: item }) => sum + amountOf(item.prices.finalPrice) * (grouped[item.sku] ?? 0),
    0,
  )
  return { prices: product.prices, from: true, total: cents(total) }
}

function bundled(product: ProductPageFragment, choice: ProductChoice): ShownPrice {
  const { finalPrice, regularPrice, unitPrice } = product.prices
  const own = bundlePrice(product.prices, product.bundleOptions, choice.bundle)
  const amount = own + customOptionsAmount(product.custom_options, choice.customOptions, own)
  const reduction = amountOf(finalPrice) > 0 ? amountOf(regularPrice) / amountOf(finalPrice) : 1
  const price = withAmount(finalPrice, amount)
  const regular = reduction > 1 ? withAmount(regularPrice, amount * reduction) : price
  return {
    prices: { finalPrice: price, minPrice: price, regularPrice: regular, unitPrice },
    from: false,
    total: cents(amount * choice.quantity),
  }
}

function single(product: ProductPageFragment, choice: ProductChoice): ShownPrice {
  const configuration = chosenConfiguration(product, choice.options)
  const prices = configuration?.product.prices ?? product.prices
  const final = amountOf(prices.finalPrice)
  const regular = amountOf(prices.regularPrice)
  const tiers = configuration ? [] : product.prices.tierPrice
  const links = linksAmount(product, choice)
  const piece = tieredAmount(final, tiers, choice.quantity)
  const extras = (amount: number) => customOptionsAmount(product.custom_options, choice.customOptions, amount) + links
  const amount = piece + extras(piece)
  return {
    prices: {
      finalPrice: withAmount(prices.finalPrice, amount),
      minPrice: withAmount(prices.minPrice, amount),
      regularPrice: withAmount(prices.regularPrice, regular + extras(regular)),
      unitPrice: prices.unitPrice && {
        ...prices.unitPrice,
        price: withAmount(prices.unitPrice.price, final > 0 ? (amountOf(prices.unitPrice.price) * piece) / final : 0),
      },
    },
    from: hasPriceRange(product) && !configuration,
    total: cents(cents(amount) * choice.quantity),
  }
}

function linksAmount({ downloadLinks, downloadLinksRequired }: ProductPageFragment, { links }: ProductChoice): number {
  if (!downloadLinksRequired) return 0
  return downloadLinks.reduce((sum, link) => sum + (links.includes(link.id) ? amountOf(link.prices) : 0), 0)
}

type Tier = ProductPageFragment['prices']['tierPrice'][number]

/** Price of one piece when so many are bought: the best tier reached, never more than the piece alone. */
export function tieredAmount(amount: number, tiers: readonly Tier[], quantity: number): number {
  const reached = tiers.filter((tier) => tier.qty <= quantity).map(amountOf)
  return Math.min(amount, ...reached)
}
