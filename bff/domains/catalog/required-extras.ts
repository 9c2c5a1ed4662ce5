import { type ChoiceCost, requiredCents } from '../../../schema/required-extras.ts'
import type { Price, ProductPrices, TaxedPrice } from '../../graphql/shop-schema.generated.ts'
import { type Cents, fixedCents, pricePair, type Pricing, rounded } from '../money.ts'
import { extraCost } from './map-custom-options.ts'
import type { ExtraCostModel, ProductModel, RequiredExtraModel } from './product-model.ts'

type StoreChoice = { price: number | null; price_type: string | null } | null
type StoreOption = {
  __typename: string
  required: boolean | null
  /** A typed value. */
  entry?: StoreChoice
  /** What can be chosen. */
  value?: readonly StoreChoice[] | null
} | null

/** What a store requires before a product can be bought. */
export type RequiredChoices = {
  options?: readonly StoreOption[] | null
  /** 1: at least one file has to be chosen. */
  links_purchased_separately?: number | null
  downloadable_product_links?: readonly ({ price: number | null } | null)[] | null
}

/** Whether the product needs an uploaded file, which the store's API does not take. */
export function needsFile({ options }: RequiredChoices): boolean {
  return (options ?? []).some((option) => option?.__typename === 'CustomizableFileOption' && option.required)
}

/** Returns the choices of each required option, also free ones; without options that have no choice. */
export function requiredExtras(product: RequiredChoices, pricing: Pricing): RequiredExtraModel[] {
  const options = (product.options ?? []).flatMap((option) => (option?.required ? [choicesOf(option)] : []))
  return [...options, linksOf(product)]
    .filter((choices) => choices.length > 0)
    .map((choices) => ({ choices: choices.map((choice) => extraCost(choice, pricing)) }))
}

function choicesOf({ entry, value }: NonNullable<StoreOption>): readonly StoreChoice[] {
  return value ?? (entry ? [entry] : [])
}

function linksOf({ links_purchased_separately: isSoldByLink, downloadable_product_links: links }: RequiredChoices) {
  if (isSoldByLink !== 1) return []
  return (links ?? []).flatMap((link) => (link ? [{ price: link.price, price_type: 'FIXED' }] : []))
}

type Choose = (...costs: Cents[]) => Cents
type Side = 'priceInclTax' | 'priceExclTax'

/** Returns what required choices add to a price of `cents`: at least with `Math.min`, at most with `Math.max`. */
export function extrasFor(
  cents: Cents,
  extras: readonly RequiredExtraModel[],
  pick: Choose,
  side: Side = 'priceInclTax',
): Cents {
  const options = extras.map(({ choices }) => choices.map((choice) => costOf(choice, side)))
  return requiredCents(options, cents, pick)
}

function costOf(cost: ExtraCostModel | null, side: Side): ChoiceCost {
  return cost?.__typename === 'FixedExtraCost' ? cost.prices[side].value : cost
}

type Taxed = Pick<ProductModel, 'taxMultiplier' | 'fixedTaxes'>

/**
 * Adds required choices to a price. Where prices are entered without tax, the sum is taxed and then rounded, as carts do. Fixed product taxes are
 * excluded from the sum, and from the base of choices in percent.
 */
export function withExtras(
  { priceInclTax, priceExclTax }: TaxedPrice,
  extras: readonly RequiredExtraModel[],
  pick: Choose,
  { taxMultiplier, fixedTaxes }: Taxed,
): TaxedPrice {
  const fixed = fixedCents(fixedTaxes)
  const sum = ({ value }: Price, side: Side) => {
    const own = value.cents - fixed
    return own + extrasFor(own, extras, pick, side)
  }
  const exclusive = sum(priceExclTax, 'priceExclTax')
  const inclusive = taxMultiplier === 1 ? sum(priceInclTax, 'priceInclTax') : rounded(exclusive * taxMultiplier)
  return pricePair(inclusive + fixed, exclusive + fixed, priceInclTax.value.currency)
}

/**
 * Prices with what has to be chosen beside the goods: the least of it in the lowest price, the most in the others, so that these differ while the choice
 * decides.
 */
export function pricesWithExtras(
  prices: ProductPrices,
  { requiredExtras: extras, ...taxed }: Taxed & Pick<ProductModel, 'requiredExtras'>,
): ProductPrices {
  const both = (price: TaxedPrice, pick: Choose) => withExtras(price, extras, pick, taxed)
  return {
    ...prices,
    minPrice: both(prices.minPrice, Math.min),
    finalPrice: both(prices.finalPrice, Math.max),
    regularPrice: both(prices.regularPrice, Math.max),
  }
}
