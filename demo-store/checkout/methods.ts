import played from 'virtual:extensions/demo-store'
import type { CartLine } from '../cart/load.ts'
import type { CartView } from '../cart/view.ts'
import type { Product } from '../catalog/types.ts'
import type { Context } from '../context.ts'
import type { ReadModel } from '../database/read-model.ts'
import type { CarrierSeed } from '../seed/types.ts'
import type { Address } from './address.ts'

/** A carrier's price for a parcel. An unavailable carrier has a reason and no method. */
export type Rate = {
  carrier: string
  carrierTitle: string
  method: string | null
  methodTitle: string | null
  kind: CarrierSeed['kind']
  /** As entered, including tax. */
  cents: number
  errorMessage: string
}

type Parcel = {
  address: Address
  goods: Goods
  /** Including tax, after discounts. */
  subtotalCents: number
  /** A cart price rule makes it free. */
  isFree: boolean
}

/** Goods with this option of this attribute travel frozen. */
const COLD = { attribute: 'livraison', option: 'Livraison réfrigérée' }

/** What carriers need to know about a cart's goods. Weights are grams. */
type Goods = { grams: number; heaviestGrams: number; frozen: boolean }

type PaymentMethod = { code: string; title: string }

/** The one method of a cart that costs nothing. */
const FREE_METHOD = 'free'

/** The offers of all carriers in their order. A carrier that refuses the weight is listed with the reason. */
export function ratesFor(parcel: Parcel, context: Context): Rate[] {
  const known = new Set<string>()
  return context.model.checkout.carriers.flatMap((carrier) => {
    const key = `${carrier.carrier} ${carrier.method}`
    if (known.has(key) || !serves(carrier, parcel, context)) return []
    known.add(key)
    const { carrier: code, carrierTitle, method, methodTitle, kind, cents, freeFromCents } = carrier
    const errorMessage = weightFault(carrier, parcel, context)
    if (errorMessage) {
      return { carrier: code, carrierTitle, method: null, methodTitle: null, kind, cents: 0, errorMessage }
    }
    const free = parcel.isFree || parcel.subtotalCents >= (freeFromCents ?? Number.POSITIVE_INFINITY)
    return { carrier: code, carrierTitle, method, methodTitle, kind, cents: free ? 0 : cents, errorMessage }
  })
}

function serves(
  carrier: CarrierSeed,
  { address, goods, subtotalCents }: Parcel,
  { extensions }: Pick<Context, 'extensions'>,
): boolean {
  if (carrier.disabled) return false
  if (carrier.module && !extensions.has(carrier.module)) return false
  if (carrier.countries && !carrier.countries.includes(address.countryCode)) return false
  if (carrier.postcodes !== undefined && !new RegExp(carrier.postcodes).test(address.postcode?.trim() ?? ''))
    return false
  if (carrier.goods !== undefined && (carrier.goods === 'frozen') !== goods.frozen) return false
  if (carrier.notWithPickup && address.pickupLocationCode !== null) return false
  return subtotalCents >= (carrier.minimumCents ?? 0)
}

/** Why the parcel is too heavy; empty when it is not. */
function weightFault({ maxWeightGrams, maxUnitGrams }: CarrierSeed, { goods }: Parcel, context: Context): string {
  if (maxWeightGrams !== undefined && goods.grams > maxWeightGrams) {
    return context.text('parcelTooHeavy', kilograms(goods.grams, context), kilograms(maxWeightGrams, context))
  }
  if (maxUnitGrams !== undefined && goods.heaviestGrams > maxUnitGrams) {
    return context.text('unitTooHeavy', kilograms(goods.heaviestGrams, context))
  }
  return ''
}

function kilograms(grams: number, { view }: Context): string {
  return new Intl.NumberFormat(view.locale.replace('_', '-'), { maximumFractionDigits: 1 }).format(grams / 1000)
}

/** Whether the cart has nothing to ship. */
export function isVirtual(lines: { product: Product }[]): boolean {
  return lines.length > 0 && lines.every(({ product }) => isDigital(product))
}

export function goodsOf(lines: CartLine[], { attributes }: ReadModel): Goods {
  const option = attributes.get(COLD.attribute)?.options.find(({ label }) => label === COLD.option)
  const parts = lines.flatMap(shipped).filter(({ product }) => !isDigital(product))
  const isFrozen = (product: Product): boolean =>
    option !== undefined && (product.attributes.get(COLD.attribute) ?? []).includes(String(option.id))
  return {
    grams: parts.reduce((sum, { product, quantity }) => sum + product.weight * quantity, 0),
    heaviestGrams: Math.max(0, ...parts.map(({ product }) => product.weight)),
    frozen: [...parts, ...lines].some(({ product }) => isFrozen(product)),
  }
}

function isDigital({ type }: Product): boolean {
  return type === 'virtual' || type === 'downloadable'
}

/** Returns the products of a line that are shipped: the variant, the parts of a bundle, or the product. */
function shipped({ product, variant, bundle, quantity }: CartLine): { product: Product; quantity: number }[] {
  return bundle.length
    ? bundle.map(({ selection, qty }) => ({ product: selection.product, quantity: qty * quantity }))
    : [{ product: variant ?? product, quantity }]
}

/** The payment methods of a cart. An empty or free cart only has the free method. */
export function paymentMethodsFor({ totals }: Pick<CartView, 'totals'>, context: Context): PaymentMethod[] {
  return totals.grandTotal > 0
    ? context.model.checkout.paymentMethods.filter(({ code }) => {
        const module = played.find(({ provider }) => provider && code.startsWith(provider.codes))?.provider?.module
        return !module || context.extensions.has(module)
      })
    : [{ code: FREE_METHOD, title: context.text('nothingToPay') }]
}
