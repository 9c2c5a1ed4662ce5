import type { PriceFieldsFragment } from '../price-fields.generated.ts'
import type { ExtraCostFieldsFragment, ProductChoicesFragment } from '../product-choices.generated.ts'
import { amountOf, cents, hasPriceRange, listedPrice, withAmount } from '../product-facts.ts'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { bundlePrice, isBundleComplete } from './bundle-choice.ts'
import { chosenConfiguration } from './configuration.ts'
import type { ProductChoice } from './product-choice.ts'

export type ShownPrice = {
  /** Of one piece with its options. */
  prices: PriceFieldsFragment
  /** The price still depends on options to choose. */
  from: boolean
  /** Of all pieces, incl. tax; null while it depends on options to choose. */
  total: number | null
}

/** The price of the chosen options, computed by the store's rules. The price in the cart is authoritative. */
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
  return { ...listedPrice(product), total: cents(total) }
}

/** No regular price and no price per kg: both depend on the options, and only the store knows them. */
function bundled(product: ProductPageFragment, choice: ProductChoice): ShownPrice {
  const { finalPrice } = product.prices
  const own = bundlePrice(product.prices, product.bundleOptions, choice.bundle)
  const amount = own + customOptionsAmount(product.custom_options, choice.customOptions, own)
  const total = cents(cents(amount) * choice.quantity)
  if (!isBundleComplete(product.bundleOptions, choice.bundle))
    return { ...listedPrice(product), from: true, total: null }
  const price = withAmount(finalPrice, amount)
  return { prices: { finalPrice: price, minPrice: price, regularPrice: price, unitPrice: null }, from: false, total }
}

function single(product: ProductPageFragment, choice: ProductChoice): ShownPrice {
  const configuration = chosenConfiguration(product, choice.options)
  const prices = configuration?.product.prices ?? product.prices
  const from = !configuration && hasPriceRange(product)
  // Tiers belong to the product as a whole; a variant has its own price.
  const tiers = configuration ? [] : product.prices.tierPrice
  const piece = (amount: number) => tieredAmount(amount, tiers, choice.quantity)
  const withExtras = (amount: number) =>
    amount + customOptionsAmount(product.custom_options, choice.customOptions, amount) + linksAmount(product, choice)

  const { finalPrice, minPrice, regularPrice, unitPrice } = prices
  const final = withAmount(finalPrice, withExtras(piece(amountOf(finalPrice))))
  return {
    prices: {
      finalPrice: final,
      minPrice: withAmount(minPrice, withExtras(piece(amountOf(minPrice)))),
      regularPrice: withAmount(regularPrice, withExtras(amountOf(regularPrice))),
      unitPrice: unitPrice && scaled(unitPrice, piece(amountOf(finalPrice)), amountOf(finalPrice)),
    },
    from,
    total: from ? null : cents(amountOf(final) * choice.quantity),
  }
}

/** The price per kg or litre of the goods: tiers lower it, custom options do not change it. */
function scaled(unitPrice: NonNullable<PriceFieldsFragment['unitPrice']>, now: number, alone: number) {
  const share = alone > 0 ? now / alone : 1
  return { ...unitPrice, price: withAmount(unitPrice.price, amountOf(unitPrice.price) * share) }
}

function linksAmount({ downloadLinks, downloadLinksRequired }: ProductPageFragment, { links }: ProductChoice): number {
  if (!downloadLinksRequired) return 0
  return downloadLinks.reduce((sum, link) => sum + (links.includes(link.id) ? amountOf(link.prices) : 0), 0)
}

type Tier = ProductPageFragment['prices']['tierPrice'][number]

/** Price of one piece at a quantity: the best tier reached, never more than the price of one. */
function tieredAmount(amount: number, tiers: readonly Tier[], quantity: number): number {
  const reached = tiers.filter((tier) => tier.qty <= quantity).map(amountOf)
  return Math.min(amount, ...reached)
}

export type CustomOption = ProductChoicesFragment['custom_options'][number]

/** What a custom option adds to one piece, incl. tax, rounded to cents: fixed, or a percentage of the base price. */
export function extraAmount(extra: ExtraCostFieldsFragment | null, basePrice: number): number {
  if (!extra) return 0
  return cents('rate' in extra ? (basePrice * extra.rate) / 100 : amountOf(extra.prices))
}

/** What all chosen and typed options together add to one piece. */
export function customOptionsAmount(
  options: readonly CustomOption[],
  chosen: ProductChoice['customOptions'],
  basePrice: number,
): number {
  const amounts = options.flatMap((option) => {
    const entered = enteredValues(option, chosen)
    if (option.values.length === 0) return entered.length > 0 ? [extraAmount(option.extraCost, basePrice)] : []
    return option.values
      .filter((value) => entered.includes(value.option_value_id))
      .map((value) => extraAmount(value.extraCost, basePrice))
  })
  return cents(amounts.reduce((sum, amount) => sum + amount, 0))
}

/** The chosen values, or the typed text unless it is blank. */
export function enteredValues({ option_id: id }: CustomOption, chosen: ProductChoice['customOptions']): string[] {
  return (chosen[id] ?? []).filter((value) => value.trim() !== '')
}
