import type { Context } from '../context.ts'
import type { Money } from '../store/views.ts'
import { isInStock, saleableSelections } from './availability.ts'
import type { BundleItem, ExtraCost, Product } from './types.ts'

/** Cents including tax. */
export type PricePair = { regular: number; final: number }
type PriceRange = { minimum: PricePair; maximum: PricePair }

const ZERO: PricePair = { regular: 0, final: 0 }

// Products of a read model never change, so each range is computed once.
const ranges = new WeakMap<Product, PriceRange>()

const TAX_RATE = 0.2

/** Unit price from a quantity on: the best of tiers and special price. */
export function unitPrice(product: Product, quantity: number): number {
  return Math.min(
    ownPrice(product).final,
    ...product.tiers.filter(({ qty }) => quantity >= qty).map(({ cents }) => cents),
  )
}

/** Returns any price in a bundle, reduced by the best of its tiers. */
export function reducedByTier(bundle: Product['bundle'], bundles: number, cents: number): number {
  const percents = (bundle?.tiers ?? []).filter(({ qty }) => qty <= bundles).map(({ percent }) => percent)
  return Math.round(cents * (1 - Math.max(0, ...percents) / 100))
}

/** Returns a surcharge in cents on a base price. */
export function extraCents(extra: ExtraCost, baseCents: number): number {
  return extra.type === 'FIXED' ? extra.cents : Math.round((baseCents * extra.rate) / 100)
}

/**
 * `price_range` of a product. Cheapest and dearest variant of a configurable; the cheapest part of a grouped product is
 * both its minimum and maximum, as recorded.
 */
export function priceRange(product: Product): PriceRange {
  const known = ranges.get(product)
  if (known) return known
  const range = computeRange(product)
  ranges.set(product, range)
  return range
}

/** Returns an amount as the merchant entered it: tiers and surcharges are shown in this way, whatever the display setting is. */
export function enteredPrice(cents: number, context: Context): Money {
  return context.money(enteredCents(cents, context))
}

export function enteredCents(cents: number, { model }: Context): number {
  return model.settings.pricesWithoutTax ? withoutTax(cents) : cents
}

/**
 * A price of the catalogue. Where prices are entered without tax, `tax/display/type` decides: 1 shows them so, 2 and 3 add the tax
 * and round only at the sixth place, upwards, as recorded.
 */
export function cataloguePrice(cents: number, context: Context): Money {
  const { pricesWithoutTax, taxDisplay } = context.model.settings
  if (!pricesWithoutTax) return context.money(cents)
  if (taxDisplay === 1) return enteredPrice(cents, context)
  const { value, ...money } = enteredPrice(cents, context)
  return { ...money, value: Math.round(value * (1 + TAX_RATE) * 1e6 + 1) / 1e6 }
}

/** Returns the price with its tax, as in the field `price`, which has both. */
export function taxedPrice(cents: number, context: Context) {
  const amount = cataloguePrice(cents, context)
  const tax = amount.value - enteredPrice(cents, context).value
  return { amount, adjustments: tax > 0 ? [{ code: 'TAX', amount: { ...amount, value: tax } }] : [] }
}

/** The product's own price, before options. A special price above the regular one is ignored; a tier from one piece on is a price like any other. */
function ownPrice(product: Product): PricePair {
  return {
    regular: product.cents,
    final: Math.min(
      product.cents,
      product.specialCents ?? product.cents,
      ...product.tiers.filter(({ qty }) => qty <= 1).map(({ cents }) => cents),
    ),
  }
}

function computeRange(product: Product): PriceRange {
  switch (product.type) {
    case 'configurable': {
      const enabled = product.variants.filter((variant) => variant.enabled)
      const saleable = enabled.filter(isInStock)
      const prices = (saleable.length ? saleable : enabled).map(ownPrice)
      return { minimum: pick(prices, Math.min), maximum: pick(prices, Math.max) }
    }
    case 'grouped': {
      const parts = product.grouped.map((part) => part.product).filter((part) => part.enabled)
      const saleable = parts.filter(isInStock)
      const cheapest = pick((saleable.length ? saleable : parts).map(ownPrice), Math.min)
      return { minimum: cheapest, maximum: cheapest }
    }
    case 'bundle':
      return bundleRange(product)
    default:
      return { minimum: ownPrice(product), maximum: ownPrice(product) }
  }
}

function withoutTax(cents: number): number {
  return Math.round(cents / (1 + TAX_RATE))
}

function pick(pairs: PricePair[], choose: (...values: number[]) => number): PricePair {
  return pairs.length
    ? { regular: choose(...pairs.map(({ regular }) => regular)), final: choose(...pairs.map(({ final }) => final)) }
    : ZERO
}

function bundleRange(product: Product): PriceRange {
  const dynamic = product.bundle?.dynamic ?? false
  const range = { minimum: dynamic ? ZERO : ownPrice(product), maximum: dynamic ? ZERO : ownPrice(product) }
  for (const item of product.bundle?.items ?? []) {
    const prices = selectionPrices(item, dynamic)
    const several = item.input === 'checkbox' || item.input === 'multi'
    if (item.required) range.minimum = plus(range.minimum, pick(prices, Math.min))
    range.maximum = plus(range.maximum, several ? prices.reduce(plus, ZERO) : pick(prices, Math.max))
  }
  return range
}

function selectionPrices(item: BundleItem, dynamic: boolean): PricePair[] {
  const saleable = saleableSelections(item)
  return (saleable.length ? saleable : item.selections).map(({ product, qty, cents }) => {
    const { regular, final } = dynamic ? ownPrice(product) : { regular: cents, final: cents }
    return { regular: regular * qty, final: final * qty }
  })
}

function plus(a: PricePair, b: PricePair): PricePair {
  return { regular: a.regular + b.regular, final: a.final + b.final }
}
