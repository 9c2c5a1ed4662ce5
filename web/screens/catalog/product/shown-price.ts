import { type ChoiceCost, choiceCents, requiredCents } from '../../../../schema/required-extras.ts'
import type { FixedTaxFieldsFragment, PriceFieldsFragment, TierFieldsFragment } from '../price-fields.generated.ts'
import type { ExtraCostFieldsFragment, ProductChoicesFragment } from '../product-choices.generated.ts'
import {
  amountOf,
  cents,
  enteredCents,
  goodsCents,
  hasPriceRange,
  listedPrice,
  scaled,
  type Taxed,
  taxedAmount,
  tieredAmount,
  withAmount,
} from '../product-facts.ts'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { bundleAmount, bundleTaxes, isBundleComplete } from './bundle-choice.ts'
import { chosenConfiguration } from './configuration.ts'
import type { ProductChoice } from './product-choice.ts'

export type ShownPrice = {
  /** Prices of one piece with its options. */
  prices: PriceFieldsFragment
  /** The price still depends on options to choose. */
  from: boolean
  /** Price of all pieces, incl. tax; null while it depends on options to choose. */
  total: number | null
  /** Fixed taxes of one piece, included in its price. */
  fixedTaxes: readonly FixedTaxFieldsFragment[]
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
    (sum, { product: item }) =>
      sum + taxedAmount(goodsCents(amountOf(item.prices.finalPrice), item), item, grouped[item.sku] ?? 0),
    0,
  )
  return { ...listedPrice(product), total: cents(total), fixedTaxes: [] }
}

/** No regular price and no price per kg: both depend on the options, and only the store knows them. */
function bundled(product: ProductPageFragment, choice: ProductChoice): ShownPrice {
  const isComplete = isBundleComplete(product.bundleOptions, choice.bundle)
  const { minPrice } = product.prices
  const parts = isComplete ? bundleAmount(product, choice.bundle, choice.quantity) : amountOf(minPrice)
  const own = goodsCents(parts, product)
  const piece = bundlePiece(product, choice, parts)
  const price = withAmount(minPrice, piece)
  if (!isComplete) return { prices: { ...product.prices, minPrice: price }, from: true, total: null, fixedTaxes: [] }
  const from = isExtraOpen(product, choice, own)
  const total = from ? null : cents(piece * choice.quantity)
  const prices = { finalPrice: price, minPrice: price, regularPrice: price, unitPrice: null }
  return { prices, from, total, fixedTaxes: bundleTaxes(product, choice.bundle) }
}

function bundlePiece(product: ProductPageFragment, choice: ProductChoice, parts: number): number {
  return parts + (extrasCents(product, choice, goodsCents(parts, product)) * product.taxMultiplier) / 100
}

/** Returns the prices of a piece by quantity for the choice; null while required parts of a bundle are open. */
export function pricesByQuantity(
  product: ProductPageFragment,
  choice: ProductChoice,
): (PriceFieldsFragment & TierFieldsFragment) | null {
  if (product.type !== 'BUNDLE') return (chosenConfiguration(product, choice.options)?.product ?? product).prices
  if (!isBundleComplete(product.bundleOptions, choice.bundle)) return null
  const pieceAt = (quantity: number) =>
    withAmount(product.prices.minPrice, bundlePiece(product, choice, bundleAmount(product, choice.bundle, quantity)))
  const alone = pieceAt(1)
  return {
    ...{ finalPrice: alone, minPrice: alone, regularPrice: alone, unitPrice: null },
    tierPrice: product.bundleTiers.map(({ qty }) => ({ qty, ...pieceAt(qty) })),
  }
}

function single(product: ProductPageFragment, choice: ProductChoice): ShownPrice {
  const configuration = chosenConfiguration(product, choice.options)
  const sold = configuration?.product ?? product
  const { finalPrice, minPrice, regularPrice, unitPrice, tierPrice: tiers } = sold.prices
  const tiered = (amount: number) => tieredAmount(amount, tiers, choice.quantity)
  const [now, alone] = [tiered(amountOf(finalPrice)), amountOf(finalPrice)]
  const from = (!configuration && hasPriceRange(product)) || isExtraOpen(product, choice, goodsCents(now, sold))
  const pieceCents = (amount: number) => {
    const own = goodsCents(amount, sold)
    return own + extrasCents(product, choice, own)
  }
  const withExtras = (price: typeof finalPrice, amount: number) =>
    withAmount(price, taxedAmount(pieceCents(amount), sold))

  const final = withExtras(finalPrice, now)
  return {
    prices: {
      finalPrice: final,
      minPrice: withExtras(minPrice, tiered(amountOf(minPrice))),
      // A discount for a quantity is no reduction of the price: nothing is struck beside it.
      regularPrice: now < alone ? final : withExtras(regularPrice, amountOf(regularPrice)),
      unitPrice: unitPrice && scaled(unitPrice, tiered(amountOf(minPrice)), amountOf(minPrice)),
    },
    from,
    fixedTaxes: sold.fixedTaxes,
    total: from ? null : cents(taxedAmount(pieceCents(now), sold, choice.quantity)),
  }
}

/** Returns the costs of the chosen extras, plus the least cost of required choices that are still open. */
function extrasCents(product: ProductPageFragment, choice: ProductChoice, base: number): number {
  const chosen = customOptionsCents(product, choice.customOptions, base)
  return chosen + linksCents(product, choice) + requiredCents(openExtras(product, choice), base, Math.min)
}

/** Whether a required choice still decides the price. */
function isExtraOpen(product: ProductPageFragment, choice: ProductChoice, base: number): boolean {
  const open = openExtras(product, choice)
  const [least, most] = [Math.min, Math.max].map((pick) => requiredCents(open, base, pick))
  return least !== most
}

/** The costs of the choices of each required option that is still open. */
function openExtras(product: ProductPageFragment, choice: ProductChoice): ChoiceCost[][] {
  const { custom_options: options, downloadLinks, downloadLinksRequired } = product
  const open = options.filter((one) => one.is_required && enteredValues(one, choice.customOptions).length === 0)
  const costs = open.map(({ extraCost, values }) =>
    (values.length > 0 ? values : [{ extraCost }]).map((value) => costOf(value.extraCost, product)),
  )
  const isLinkOpen = downloadLinksRequired && downloadLinks.length > 0 && choice.links.length === 0
  return isLinkOpen
    ? [...costs, downloadLinks.map(({ prices }) => ({ cents: enteredCents(amountOf(prices), product) }))]
    : costs
}

function linksCents(product: ProductPageFragment, { links }: ProductChoice): number {
  if (!product.downloadLinksRequired) return 0
  return product.downloadLinks.reduce(
    (sum, link) => sum + (links.includes(link.id) ? enteredCents(amountOf(link.prices), product) : 0),
    0,
  )
}

export type CustomOption = ProductChoicesFragment['custom_options'][number]

function costOf(extra: ExtraCostFieldsFragment | null, product: Pick<Taxed, 'taxMultiplier'>): ChoiceCost {
  return extra && 'prices' in extra ? { cents: enteredCents(amountOf(extra.prices), product) } : extra
}

type Customizable = Pick<ProductChoicesFragment, 'custom_options' | 'taxMultiplier'>

/** What all chosen and typed options together add to one piece: fixed, or a percentage of the base price, rounded each. */
function customOptionsCents(product: Customizable, chosen: ProductChoice['customOptions'], base: number): number {
  const costs = product.custom_options.flatMap((option) => {
    const entered = enteredValues(option, chosen)
    if (option.values.length === 0) return entered.length > 0 ? [option.extraCost] : []
    return option.values.filter((value) => entered.includes(value.option_value_id)).map(({ extraCost }) => extraCost)
  })
  return costs.reduce((sum, cost) => sum + choiceCents(costOf(cost, product), base), 0)
}

/** The chosen values, or the typed text unless it is blank. */
export function enteredValues({ option_id: id }: CustomOption, chosen: ProductChoice['customOptions']): string[] {
  return (chosen[id] ?? []).filter((value) => value.trim() !== '')
}
