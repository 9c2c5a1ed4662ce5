import { createHash } from 'node:crypto'
import type { CartTotalLine, TaxedPrice } from '../../graphql/shop-schema.generated.ts'
import { type CatalogSettings, mapAttributes, mapProduct } from '../catalog/map-product.ts'
import type { EnteredPricing } from '../catalog/map-prices.ts'
import type { ProductModel } from '../catalog/product-model.ts'
import {
  amountOf,
  type Cents,
  DEFAULT_CURRENCY,
  fixedTaxes,
  knownCents,
  knownPair,
  type PairOfCents,
  partInCents,
  price,
  pricePair,
  type Pricing,
  sumInCents,
  withFixedTaxes,
} from '../money.ts'
import { storeMessage } from '../store-messages.ts'
import { mediaPath } from '../store-urls.ts'
import { plainId } from '../uid.ts'
import type { CartItemModel, CartModel, Destination } from './cart-model.ts'
import { isShippingTaxed, methodId, shippingPrice, taxOfGoods } from './shipping-price.ts'
import type { FoundCart, LineFigures, StoreCart, StoreItem } from './store-cart.ts'
import { lineChoice } from './line-choice.ts'
import { mapLineOptions } from './map-line-options.ts'
import { number } from '../../i18n/locale.ts'
import { t } from '../../i18n/texts.ts'
import type { ShopSettings } from '../../config.ts'
import { type NetQuantity, netQuantity, unitPrice } from '../catalog/net-quantity.ts'
import type { ListedAttributesFragment } from '../catalog/magento/product-detail.generated.ts'

type StoreLines = readonly ({ label: string; amount: { value: number | null } } | null)[] | null | undefined

/** Returns an empty cart. */
export function emptyCart(currency: string): CartModel {
  return {
    id: 'empty',
    items_qty: 0,
    items: [],
    coupons: [],
    totals: mapTotals(null, null, 0, currency),
    isShippable: false,
    canCheckout: false,
    destination: { country: null, method: null },
  }
}

/** Maps a cart. All figures are the store's: carts have both prices, so nothing is derived. */
export function mapCart(found: FoundCart, settings: CatalogSettings): CartModel {
  const currency = found.prices?.subtotal_excluding_tax?.currency ?? DEFAULT_CURRENCY
  const cart = withAllDiscounts(found, currency)
  const pricing = { ...settings, currency }
  const shipping = mapShipping(cart, pricing)
  const saved = savedTax(cart, shipping, pricing)
  const rules: AmountRules = { currency, discountsLackTax: saved > 0 }
  const whole = (cart.items ?? []).filter((item) => item !== null).map((item) => mapLine(item, rules, settings))
  const items = [...whole, ...(cart.broken ?? []).map((line) => mapBrokenLine(line, rules))]
  return {
    id: opaqueId(cart.id),
    // The store's own total counts the parts of bundles.
    items_qty: items.reduce((sum, item) => sum + item.qty, 0),
    items,
    coupons: mapCoupons(cart),
    totals: mapTotals(cart.prices, shipping, saved, currency),
    isShippable: items.length > 0 && !cart.is_virtual,
    // The store may fail to calculate prices: such a cart cannot be ordered.
    canCheckout: items.length > 0 && cartTotal(cart) !== null && items.every((item) => item.errors.length === 0),
    destination: destinationOf(cart),
  }
}

/**
 * Adds discounts that the store has in their sum alone: before 2.4.7 (magento2#35545) it lists neither those on delivery nor those of a cart without
 * any. The list may differ from the sum by a cent a line, because lines are rounded separately.
 */
function withAllDiscounts(cart: FoundCart, currency: string): FoundCart {
  const { prices, items } = cart
  const listed = prices?.discounts ?? []
  const lacking =
    Math.abs(partInCents(prices?.discount?.amount.value, currency)) - Math.abs(sumInCents(listed, currency))
  if (!prices || lacking <= (items?.length ?? 0) * Math.max(1, listed.length)) return cart
  const labels = prices.discount?.label.filter(Boolean) ?? []
  const label = labels.filter((one) => !listed.some((line) => line?.label === one)).join(', ')
  const other = { label: label || labels.join(', '), amount: { value: amountOf({ cents: lacking, currency }) } }
  return { ...cart, prices: { ...prices, discounts: [...listed, other] } }
}

function destinationOf({ shipping_addresses: [address] }: StoreCart): Destination {
  const chosen = address?.selected_shipping_method
  return {
    country: address?.country?.code ?? null,
    method: chosen ? methodId(chosen.carrier_code, chosen.method_code) : null,
  }
}

/** A stable id of the cart for browsers. It hides the store's masked id, with which anyone could change the cart. */
export function opaqueId(maskedId: string): string {
  return createHash('sha256').update(`cart:${maskedId}`).digest('base64url').slice(0, 22)
}

function mapCoupons({ applied_coupons: coupons, prices }: StoreCart): CartModel['coupons'] {
  // The store names the rule, not the coupon; with one coupon and one discount they are the same.
  const [label, ...others] = new Set((prices?.discounts ?? []).flatMap((discount) => discount?.label ?? []))
  const applied = (coupons ?? []).filter((coupon) => coupon !== null)
  const isCertain = applied.length === 1 && others.length === 0
  return applied.map(({ code }) => ({ code, label: (isCertain && label) || code }))
}

/** Returns the amount to be paid; null if the store does not return it, which does not mean free of charge. */
export function cartTotal({ prices }: Pick<StoreCart, 'prices'>): Cents | null {
  return knownCents(prices?.grand_total?.value, prices?.subtotal_excluding_tax?.currency ?? DEFAULT_CURRENCY)
}

/** Maps the totals. The schema requires all figures: those that the store does not return are 0, in a cart that cannot be ordered. */
function mapTotals(
  prices: StoreCart['prices'],
  shipping: CartModel['totals']['shipping'],
  saved: Cents,
  currency: string,
): CartModel['totals'] {
  const total = partInCents(prices?.grand_total?.value, currency)
  const taxes = sumInCents(prices?.applied_taxes, currency)
  return {
    subtotalInclTax: price(partInCents(prices?.subtotal_including_tax?.value, currency), currency),
    subtotalExclTax: price(partInCents(prices?.subtotal_excluding_tax?.value, currency), currency),
    discounts: withSaved(mapLines(prices?.discounts, t('orders.discount'), currency), saved),
    shipping,
    taxes: mapLines(prices?.applied_taxes, t('cart.tax'), currency),
    totalInclTax: price(total, currency),
    totalExclTax: price(total - taxes, currency),
  }
}

/**
 * Returns the tax that discounts save. A store whose prices are entered without tax returns discounts without tax, while all other figures have tax.
 * The saved tax is the tax of goods and delivery less the tax of the cart. If the store taxes before discounts, it is 0.
 */
function savedTax(
  cart: StoreCart,
  shipping: CartModel['totals']['shipping'],
  { includesTax, currency }: Pricing,
): Cents {
  const { prices } = cart
  if (includesTax || sumInCents(prices?.discounts, currency) === 0) return 0
  const ofShipping = shipping ? shipping.priceInclTax.value.cents - shipping.priceExclTax.value.cents : 0
  return Math.max(0, taxOfGoods(cart, currency) + ofShipping - sumInCents(prices?.applied_taxes, currency))
}

/** Adds to each discount its share of the saved tax. Rounding differences carry over to the next, so that the sum is exact. */
function withSaved(lines: CartTotalLine[], saved: Cents): CartTotalLine[] {
  if (saved === 0) return lines
  const listed = lines.reduce((sum, line) => sum + line.price.value.cents, 0)
  let before = 0
  return lines.map(({ label, price: { value } }) => {
    const part = (cents: Cents) => cents + Math.round((saved * cents) / listed)
    const shown = part(before + value.cents) - part(before)
    before += value.cents
    return { label, price: price(shown, value.currency) }
  })
}

/** As chosen; carts without anything to deliver, or without an address yet, have none. */
function mapShipping(cart: StoreCart, pricing: EnteredPricing): CartModel['totals']['shipping'] {
  const method = cart.shipping_addresses[0]?.selected_shipping_method
  const cost = method && chargedCost(method, pricing.currency)
  return cost ? shippingPrice(cost, pricing, isShippingTaxed(cart, cost, pricing)) : null
}

type ChosenMethod = NonNullable<NonNullable<StoreCart['shipping_addresses'][number]>['selected_shipping_method']>

/** Where nobody pays tax, Magento charges an `amount` that was rounded before it was converted to another currency: a cent more or less. */
function chargedCost({ amount, ...cost }: ChosenMethod, currency: string): ChosenMethod {
  const [charged, listed] = [amount, cost.price_excl_tax].map(({ value }) => partInCents(value, currency))
  const isUntaxed = cost.price_incl_tax.value === cost.price_excl_tax.value
  const isSame = Math.abs((charged ?? 0) - (listed ?? 0)) <= 1
  return { ...cost, amount, ...(isUntaxed && isSame && { price_incl_tax: amount, price_excl_tax: amount }) }
}

/** Merges lines with the same label: the store returns two for a discount on goods and on delivery. */
function mapLines(lines: StoreLines, fallback: string, currency: string): CartTotalLine[] {
  const sums = new Map<string, Cents>()
  for (const line of lines ?? []) {
    const cents = knownCents(line?.amount.value, currency)
    const label = line?.label || fallback
    if (cents !== null) sums.set(label, (sums.get(label) ?? 0) + cents)
  }
  return [...sums].map(([label, cents]) => ({ label, price: price(cents, currency) }))
}

/** How to read the amounts of lines. */
type AmountRules = { currency: string; discountsLackTax: boolean }

function mapLine(item: StoreItem, rules: AmountRules, settings: CatalogSettings): CartItemModel {
  const { currency } = rules
  const left = piecesLeft(item)
  const figures = mapFigures(item, rules, left)
  // A line's errors say whether it can be ordered: for products with chosen options the store reports empty stock.
  const stock_status = figures.errors.length > 0 ? ('OUT_OF_STOCK' as const) : ('IN_STOCK' as const)
  const product =
    mapProduct({ ...item.product, stock_status, only_x_left_in_stock: left }, settings) ??
    unknownProduct(figures.priceInfo.price, item.product)
  const variant = 'configured_variant' in item ? item.configured_variant : null
  const quantity = lineQuantity(item, settings.attributes)
  const piece = pieceOf(item, currency)
  return {
    ...figures,
    sku: variant?.sku ?? product.sku,
    name: product.name,
    imageUrl: mediaPath(variant?.small_image?.url, settings.mediaUrl) ?? product.imageUrl,
    product,
    options: mapLineOptions(item),
    choice: lineChoice(item),
    stored: item,
    priceInfo: {
      ...figures.priceInfo,
      // For parts of a bundle, the store returns the taxes of one piece each.
      fixedTaxes: item.__typename === 'BundleCartItem' ? [] : figures.priceInfo.fixedTaxes,
      unitPrice: quantity && piece && unitPrice(piece, quantity, currency),
    },
  }
}

/** Returns the pieces in stock, if the store says and if no more can be ordered: a larger line without an error is delivered later. */
export function piecesLeft(item: StoreItem): number | null {
  const left = countedPieces(item)
  return left === null || left < 0 || isDeliveredLater(item) ? null : left
}

/** Whether the store accepts more than it has in stock, and says so. */
export function isDeliveredLater(item: StoreItem): boolean {
  const left = countedPieces(item)
  return left !== null && item.quantity > left && !isShort(item)
}

function countedPieces(item: StoreItem): number | null {
  const counted = 'configured_variant' in item ? item.configured_variant : item.product
  return counted.only_x_left_in_stock ?? null
}

/** Whether the store has fewer than the line wants. */
function isShort({ errors }: Pick<LineFigures, 'errors'>): boolean {
  return errors?.some((error) => error?.code === 'ITEM_QTY') ?? false
}

/** Maps a line whose product the store fails to read: it can be seen and removed, and prevents the order. */
function mapBrokenLine(line: LineFigures, rules: AmountRules): CartItemModel {
  const figures = mapFigures(line, rules)
  return {
    ...figures,
    sku: '',
    name: t('cart.brokenLine'),
    imageUrl: null,
    product: unknownProduct(figures.priceInfo.price),
    options: [],
    choice: null,
    stored: null,
    errors: [...figures.errors, t('cart.brokenLineError')],
  }
}

function mapFigures(
  { uid, quantity, prices, errors }: LineFigures,
  { currency, discountsLackTax }: AmountRules,
  left: number | null = null,
) {
  const piece = pieceOf({ prices }, currency)
  const goods = knownPair(prices?.row_total_including_tax.value, prices?.row_total.value, currency)
  const fixed = fixedTaxes(prices?.fixed_product_taxes, currency, quantity)
  const row = goods && withFixedTaxes(goods, fixed)
  // On 2.4.6 a bundle priced by its parts has no discount of its own, so those of its rules are added up.
  const listed = partInCents(prices?.total_item_discount?.value, currency) || sumInCents(prices?.discounts, currency)
  const discount =
    discountsLackTax && goods?.exclusive ? Math.round((listed * goods.inclusive) / goods.exclusive) : listed
  const isAbove = left !== null && quantity > left
  const messages = (errors ?? []).flatMap((error) => {
    // Magento gives some errors no message, which its schema requires: they come as null.
    if (!error) return t('cart.brokenLineError')
    return isAbove && error.code === 'ITEM_QTY' ? tooFew(left) : storeMessage(error.message)
  })
  return {
    item_id: plainId(uid),
    qty: quantity,
    priceInfo: {
      price: shownPair(piece, currency),
      unitPrice: null,
      rowTotal: shownPair(row, currency),
      fixedTaxes: fixed,
      discount: discount > 0 ? price(discount, currency) : null,
    },
    errors: piece && row ? [...new Set(messages)] : [...messages, t('cart.priceUnknown')],
  }
}

/** Returns the message for a line with more pieces than are left. */
export function tooFew(left: number): string {
  return left > 0 ? t('cart.piecesLeft', { count: number(left) }) : t('cart.soldOut')
}

function pieceOf({ prices }: Pick<LineFigures, 'prices'>, currency: string): PairOfCents | null {
  const piece = knownPair(prices?.price_including_tax.value, prices?.price.value, currency)
  return piece && withFixedTaxes(piece, fixedTaxes(prices?.fixed_product_taxes, currency))
}

/** Returns a price, or 0 if the store does not return it: such a line says so and cannot be ordered. */
function shownPair(known: PairOfCents | null, currency: string): TaxedPrice {
  return pricePair(known?.inclusive ?? 0, known?.exclusive ?? 0, currency)
}

type Named = { sku: string | null; name: string | null }

/** Returns a product of which little is known. It has no page, so its path is empty. */
function unknownProduct(paid: TaxedPrice, { sku, name }: Named = { sku: null, name: null }): ProductModel {
  return {
    __typename: 'Product',
    sku: sku ?? '',
    path: '',
    name: name ?? t('cart.brokenLine'),
    type: 'SIMPLE',
    imageUrl: null,
    prices: { regularPrice: paid, finalPrice: paid, minPrice: paid, tierPrice: [], unitPrice: null },
    enteredReference: null,
    packs: [],
    stock: { isInStock: false, quantityLeft: null },
    stockLabel: { value: 'out-of-stock', label: t('catalog.stock.out') },
    isNew: false,
    isOrderedByContact: false,
    taxMultiplier: 1,
    fixedTaxes: [],
    requiredExtras: [],
    listed: new Map(),
    rating: null,
    page: null,
  }
}

type MaybeListed = { sku: string | null; listed?: ListedAttributesFragment['listed'] }

/**
 * How much is in one piece of a line: a variant's own quantity, never that of the product it varies. The parts of a bundle are the
 * shopper's choice, so it has none.
 */
export function lineQuantity(item: StoreItem, codes: ShopSettings['attributes']): NetQuantity | null {
  if (item.__typename === 'BundleCartItem') return null
  const product: MaybeListed = 'configured_variant' in item ? item.configured_variant : item.product
  return netQuantity(mapAttributes(product.listed), codes)
}
