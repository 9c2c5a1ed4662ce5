import type { Context } from '../context.ts'
import type { CarrierSeed } from '../seed/types.ts'
import type { Address } from './address.ts'
import type { Goods } from './goods.ts'

/** What a carrier asks for a parcel; an unavailable one says why and has no method. */
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

export type Parcel = {
  address: Address
  goods: Goods
  /** Including tax, after discounts. */
  subtotalCents: number
  /** A cart price rule pays for it. */
  isFree: boolean
}

/** What the store's carriers offer, in their order; one that is too heavy for its carrier is shown with the reason. */
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
  if (carrier.kind === 'relay' && !extensions.has('pickup-points')) return false
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
