import type { Context } from '../context.ts'
import { noSuchEntity } from '../errors.ts'
import type { Address } from './address.ts'

/** Sets an address to a pickup location: street, postcode and city are the location's, the name stays the shopper's. */
export function atPickupPlace(address: Address, code: string | null, context: Context): Address {
  if (!code) return address
  const place = context.model.checkout.pickupLocations.find((one) => one.code === code)
  if (!place) throw noSuchEntity(context.text('pickupMissing', code))
  return {
    ...address,
    street: [place.street],
    postcode: place.postcode,
    city: place.city,
    countryCode: place.country,
    pickupLocationCode: code,
    saveInBook: false,
  }
}

/** Whether a method to one of the shop's own pickup locations has one. */
export function hasPlaceFor(
  kind: 'home' | 'store',
  address: Address | null,
  { model }: Pick<Context, 'model'>,
): boolean {
  const code = address?.pickupLocationCode ?? null
  return kind === 'home' || model.checkout.pickupLocations.some((place) => place.code === code)
}
