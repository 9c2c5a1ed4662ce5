import type {
  BundleOptionType,
  BundleOptionValue,
  FixedTax,
  TaxedPrice,
  TierPrice,
} from '../../graphql/shop-schema.generated.ts'
import {
  type Cents,
  DEFAULT_CURRENCY,
  fixedCents,
  fixedTaxes,
  knownCents,
  partInCents,
  pricePair,
  surchargeCents,
  taxedCents,
  toCents,
  withFixedTaxes,
} from '../money.ts'
import { uidParts } from '../uid.ts'
import type { ProductPageFragment } from './magento/product-fragments.generated.ts'
import { byPosition } from './map-options.ts'
import { enteredCents, type EnteredPricing, falling, taxAfterSum, unitTiers, withOwnRate } from './map-prices.ts'
import { type CatalogSettings, mapPart, type StorePart, type StoreProduct } from './map-product.ts'
import type { BundleModel, BundleOptionModel } from './product-model.ts'

type StoreBundle = Omit<StoreProduct, 'bundle_items' | 'price_tiers'> &
  Extract<ProductPageFragment, { bundle_items: unknown }>
type StoreOption = NonNullable<NonNullable<StoreBundle['bundle_items']>[number]>
type StoreChoice = NonNullable<NonNullable<StoreOption['options']>[number]>
type Part = StoreOption & { choices: StoreChoice[] }
type CostOf = (choice: StoreChoice) => Cents
/** How a product is taxed: by a rate, and by fixed amounts a piece. */
type Taxes = { pricing: EnteredPricing; fixed: FixedTax[] }

const bundleTypes: Partial<Record<string, BundleOptionType>> = {
  select: 'SELECT',
  radio: 'RADIO',
  checkbox: 'CHECKBOX',
  multi: 'MULTI',
}

/**
 * A special price or a group price reduces everything in a bundle by a percentage, in carts and in its lowest price. The store returns the choices without
 * this reduction, and no field that every release has says how large it is. So it is computed from the lowest price. A bundle without a price is not shown,
 * and neither is a choice without one. All amounts are as merchants enter them, with or without tax, because carts add them up so. They exclude fixed
 * product taxes, which nothing reduces.
 */
export function mapBundle(bundle: StoreBundle, path: string, settings: CatalogSettings): BundleModel | null {
  const { regular_price: regular, final_price: final } = bundle.price_range.minimum_price
  const currency = regular.currency ?? DEFAULT_CURRENCY
  const shownCents = knownCents(final.value, currency)
  if (shownCents === null) return null
  const own = taxesOf(bundle, settings, currency)
  const priceOf = ({ price, product }: StoreChoice) => (bundle.dynamic_price ? ownPrice(product) : price)
  const parts = byPosition(bundle.bundle_items).map((part) => ({
    ...part,
    choices: byPosition(part.options).filter((choice) => priceOf(choice) != null),
  }))
  // A dynamic bundle costs what its parts cost, each with its own tax rate, and its choices have no price. Fixed taxes are always those of the parts. The
  // store includes them in the lowest price of dynamic bundles only.
  const taxesIn = ({ product }: StoreChoice): Taxes => {
    const { pricing, fixed } = product ? taxesOf(product, settings, currency) : { ...own, fixed: [] }
    return { pricing: bundle.dynamic_price ? pricing : own.pricing, fixed }
  }
  const shownCost: CostOf = (choice) =>
    partInCents(ownPrice(choice.product), currency) - fixedCents(taxesIn(choice).fixed)
  const costOfProduct: CostOf = (choice) => enteredCents(shownCost(choice), taxesIn(choice).pricing)
  const together = bundle.dynamic_price ? cheapestTogether(parts, costOfProduct) : []
  const fixed = fixedCents(own.fixed) + sumOf(together, (choice) => fixedCents(taxesIn(choice).fixed))
  const finalCents = enteredCents(shownCents - fixed, own.pricing)
  const regularCents = enteredCents((knownCents(regular.value, currency) ?? shownCents) - fixed, own.pricing)
  const regularCost = bundle.dynamic_price ? costOfProduct : costInFixed(regularCents, parts, own.pricing)
  // As shown, because a dynamic bundle has no tax rate of its own.
  const share = bundle.dynamic_price
    ? shareOf(shownCents - fixed, sumOf(together, shownCost), piecesOf(together))
    : shareOf(isReduced(bundle) ? finalCents : regularCents, regularCents, 1)
  const cost: CostOf = (choice) => Math.round(regularCost(choice) * share)
  const ownWithout = (total: Cents, partCost: CostOf) =>
    bundle.dynamic_price ? 0 : total - sumOf(cheapest(parts.filter(isRequired), partCost), partCost)
  const ownCents = ownWithout(finalCents, cost)
  const pricesOf = (choice: StoreChoice) => ({
    prices: priceOfCost(cost(choice), taxesIn(choice)),
    tierPrice: bundle.dynamic_price ? partTiers(choice, cost(choice), share, taxesIn(choice)) : [],
  })
  return {
    bundlePrice: priceOfCost(ownCents, own),
    bundleTiers: tierShares(bundle, share).map(({ qty, left }) => ({
      ...{ qty, rate: left / share },
      bundlePrice: priceOfCost(Math.min(ownCents, Math.round(ownWithout(regularCents, regularCost) * left)), own),
    })),
    bundleOptions: parts.flatMap(({ uid, title, required, type, choices }) => {
      const id = uidParts(uid)?.at(-1)
      if (!id) return []
      const values = choices.flatMap((choice) => mapChoice(choice, pricesOf(choice), taxesIn(choice), path, settings))
      const label = title ?? ''
      return [{ id, label, required: required ?? false, type: bundleTypes[type ?? ''] ?? 'SELECT', values }]
    }),
  }
}

function taxesOf(
  product: Pick<StorePart, 'price' | 'price_range'>,
  settings: CatalogSettings,
  currency: string,
): Taxes {
  return {
    pricing: { ...withOwnRate(settings, product), currency },
    fixed: fixedTaxes(product.price_range.minimum_price.fixed_product_taxes, currency),
  }
}

function priceOfCost(cost: Cents, { pricing, fixed }: Taxes): TaxedPrice {
  const { inclusive, exclusive } = withFixedTaxes(taxedCents(cost, pricing), fixed)
  return pricePair(inclusive, exclusive, pricing.currency)
}

function mapChoice(
  choice: StoreChoice,
  prices: Pick<BundleOptionValue, 'prices' | 'tierPrice'>,
  taxes: Taxes,
  path: string,
  settings: CatalogSettings,
): BundleOptionModel['values'] {
  // `bundle/14/22/1`: option 14, selection 22, quantity 1.
  const value = uidParts(choice.uid)?.[2]
  if (!value) return []
  const product = choice.product && mapPart(choice.product, path, settings)
  return [
    {
      uid: choice.uid,
      value,
      label: choice.label ?? product?.name ?? '',
      isDefault: choice.is_default ?? false,
      defaultQuantity: choice.quantity ?? 1,
      userDefinedQuantity: choice.can_change_quantity ?? false,
      ...prices,
      taxMultiplier: taxAfterSum(taxes.pricing),
      fixedTaxes: taxes.fixed,
      product,
      stock: product?.stock ?? { isInStock: false, quantityLeft: null },
      stockLabel: product?.stockLabel ?? null,
    },
  ]
}

/** Tier prices of a bundle are percentages. The store applies either that of the quantity or the reduction of `share`, whichever is larger. */
function tierShares({ price_tiers: tiers }: StoreBundle, share: number): { qty: number; left: number }[] {
  return falling(
    share,
    (tiers ?? []).map((tier) => ({ qty: tier?.quantity ?? 0, left: 1 - (tier?.discount?.percent_off ?? 0) / 100 })),
    ({ left }) => left,
  )
}

/** Tier prices of a part. Its pieces in all bundles of the line count together. */
function partTiers({ product }: StoreChoice, cost: Cents, share: number, taxes: Taxes): TierPrice[] {
  const costs = unitTiers(product?.price_tiers, taxes.pricing).map(({ qty, value }) => ({
    qty,
    cost: Math.round(toCents(value, taxes.pricing.currency) * share),
  }))
  return falling(cost, costs, (tier) => tier.cost).map((tier) => {
    const { priceInclTax, priceExclTax } = priceOfCost(tier.cost, taxes)
    return { qty: tier.qty, priceInclTax, priceExclTax }
  })
}

function ownPrice(product: StoreChoice['product']): number | null | undefined {
  return product?.price_range.minimum_price.final_price.value
}

/** The price of a choice is an amount, or a percentage of the bundle's own price. That is the regular price without the cheapest required choices. */
function costInFixed(regular: Cents, parts: readonly Part[], pricing: EnteredPricing): CostOf {
  const isRate = ({ price_type: type }: StoreChoice) => type === 'PERCENT'
  const costIn = (own: Cents) => (choice: StoreChoice) =>
    isRate(choice) ? Math.round((own * (choice.price ?? 0)) / 100) : surchargeCents(choice.price, pricing)
  const needed = cheapest(parts.filter(isRequired), costIn(regular))
  const amount = sumOf(
    needed.filter((choice) => !isRate(choice)),
    costIn(regular),
  )
  const percent = needed.filter(isRate).reduce((sum, { price, quantity }) => sum + (price ?? 0) * (quantity ?? 1), 0)
  return costIn(Math.round((regular - amount) / (1 + percent / 100)))
}

/** Whether a special or group price applies. Catalogue price rules reduce the own price only. */
function isReduced({ special_price: special, price_tiers: tiers }: StoreBundle): boolean {
  return special !== null || (tiers ?? []).some((tier) => (tier?.quantity ?? 0) <= 1)
}

/**
 * The share of the price that is still paid. Merchants enter whole percents. The quotient of two rounded amounts is near to one, so it is corrected if the
 * store's rounding of each piece explains the difference.
 */
function shareOf(reduced: Cents, whole: Cents, pieces: number): number {
  if (whole <= 0 || reduced >= whole) return 1
  const percent = Math.round((reduced / whole) * 100)
  return Math.abs((whole * percent) / 100 - reduced) <= Math.max(1, pieces) ? percent / 100 : reduced / whole
}

function piecesOf(choices: readonly StoreChoice[]): number {
  return choices.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0)
}

/** The choices that make the lowest price of a dynamic bundle. If no part is required, that is the cheapest choice of all. */
function cheapestTogether(parts: readonly Part[], cost: CostOf): StoreChoice[] {
  const required = parts.filter(isRequired)
  if (required.length > 0) return cheapest(required, cost)
  return cheapest([{ choices: parts.flatMap(({ choices }) => choices) }], cost)
}

/** The cheapest choice of each part that can be had. */
function cheapest(parts: readonly Pick<Part, 'choices'>[], cost: CostOf): StoreChoice[] {
  return parts.flatMap(({ choices }) => {
    const inStock = choices.filter(({ product }) => product?.stock_status !== 'OUT_OF_STOCK')
    const candidates = inStock.length > 0 ? inStock : choices
    return candidates.toSorted((a, b) => sumOf([a], cost) - sumOf([b], cost)).slice(0, 1)
  })
}

function sumOf(choices: readonly StoreChoice[], cost: CostOf): Cents {
  return choices.reduce((sum, choice) => sum + cost(choice) * (choice.quantity ?? 1), 0)
}

function isRequired({ required }: Part): boolean {
  return required ?? false
}
