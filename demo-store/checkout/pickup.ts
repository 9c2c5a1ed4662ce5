import type { Context } from '../context.ts'
import type { PickupLocationSeed, RelaySeed } from '../seed/types.ts'
import type { Address } from './address.ts'

/**
 * Sends an address to a pickup place: street, postcode and city become the place's, the name stays the shopper's, as on a
 * real store. An unknown code is kept, and found out only when the order is placed.
 */
export function atPickupPlace(address: Address, code: string | null, context: Context): Address {
  if (!code) return address
  const place = pickupPlace(code, context)
  if (!place) return { ...address, pickupLocationCode: code }
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

/** Whether a pickup method has the place it needs: one of its own kind. */
export function hasPlaceFor(
  kind: 'home' | 'relay' | 'store',
  address: Address | null,
  { model }: Pick<Context, 'model'>,
): boolean {
  const code = address?.pickupLocationCode ?? null
  if (kind === 'relay') return model.checkout.relays.some(({ id }) => id === code)
  return kind === 'home' || model.checkout.pickupLocations.some((place) => place.code === code)
}

/** The shop's own pickup location or the carrier's relay behind a code. */
function pickupPlace(code: string | null, { model }: Pick<Context, 'model'>): PickupLocationSeed | RelaySeed | null {
  return (
    model.checkout.pickupLocations.find((place) => place.code === code) ??
    model.checkout.relays.find(({ id }) => id === code) ??
    null
  )
}
