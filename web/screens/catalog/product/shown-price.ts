import { type AnswerCost, answerCents, requiredCents } from '../../../../schema/required-extras.ts'
import type { PriceFieldsFragment } from '../price-fields.generated.ts'
import type { ExtraCostFieldsFragment, ProductChoicesFragment } from '../product-choices.generated.ts'
import { amountOf, cents, hasPriceRange, listedPrice, scaled, withAmount } from '../product-facts.ts'
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
  const isComplete = isBundleComplete(product.bundleOptions, choice.bundle)
  const { minPrice } = product.prices
  const own = isComplete ? bundlePrice(product, choice.bundle) : amountOf(minPrice)
  const price = withAmount(minPrice, own + extrasAmount(product, choice, own))
  if (!isComplete) return { prices: { ...product.prices, minPrice: price }, from: true, total: null }
  const from = isExtraOpen(product, choice, own)
  const total = from ? null : cents(amountOf(price) * choice.quantity)
  return { prices: { finalPrice: price, minPrice: price, regularPrice: price, unitPrice: null }, from, total }
}

function single(product: ProductPageFragment, choice: ProductChoice): ShownPrice {
  const configuration = chosenConfiguration(product, choice.options)
  const prices = configuration?.product.prices ?? product.prices
  const { finalPrice, minPrice, regularPrice, unitPrice, tierPrice: tiers } = prices
  const piece = (amount: number) => tieredAmount(amount, tiers, choice.quantity)
  const [now, alone] = [piece(amountOf(finalPrice)), amountOf(finalPrice)]
  const from = (!configuration && hasPriceRange(product)) || isExtraOpen(product, choice, now)
  const withExtras = (price: typeof finalPrice, amount: number) =>
    withAmount(price, amount + extrasAmount(product, choice, amount))

  const final = withExtras(finalPrice, now)
  return {
    prices: {
      finalPrice: final,
      minPrice: withExtras(minPrice, piece(amountOf(minPrice))),
      // A discount for a quantity is no reduction of the price: nothing is struck beside it.
      regularPrice: now < alone ? final : withExtras(regularPrice, amountOf(regularPrice)),
      unitPrice: unitPrice && scaled(unitPrice, piece(amountOf(minPrice)), amountOf(minPrice)),
    },
    from,
    total: from ? null : cents(amountOf(final) * choice.quantity),
  }
}

/** What is chosen beside the goods, and the least that required choices cost which are still to be made. */
function extrasAmount(product: ProductPageFragment, choice: ProductChoice, basePrice: number): number {
  const chosen = customOptionsAmount(product.custom_options, choice.customOptions, basePrice)
  const least = requiredCents(openExtras(product, choice), inCents(basePrice), Math.min) / 100
  return chosen + linksAmount(product, choice) + least
}

/** Whether a required choice still decides the price. */
function isExtraOpen(product: ProductPageFragment, choice: ProductChoice, basePrice: number): boolean {
  const open = openExtras(product, choice)
  const [least, most] = [Math.min, Math.max].map((pick) => requiredCents(open, inCents(basePrice), pick))
  return least !== most
}

/** What the answers to each required question cost that nobody has answered yet. */
function openExtras(product: ProductPageFragment, choice: ProductChoice): AnswerCost[][] {
  const { custom_options: options, downloadLinks, downloadLinksRequired } = product
  const open = options.filter((one) => one.is_required && enteredValues(one, choice.customOptions).length === 0)
  const costs = open.map(({ extraCost, values }) =>
    (values.length > 0 ? values : [{ extraCost }]).map((answer) => costOf(answer.extraCost)),
  )
  const isLinkOpen = downloadLinksRequired && downloadLinks.length > 0 && choice.links.length === 0
  return isLinkOpen ? [...costs, downloadLinks.map(({ prices }) => ({ cents: inCents(amountOf(prices)) }))] : costs
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
  return answerCents(costOf(extra), inCents(basePrice)) / 100
}

function costOf(extra: ExtraCostFieldsFragment | null): AnswerCost {
  return extra && 'prices' in extra ? { cents: inCents(amountOf(extra.prices)) } : extra
}

function inCents(amount: number): number {
  return Math.round(amount * 100)
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
