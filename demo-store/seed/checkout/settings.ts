import { agreements } from './agreements.ts'
import { carriers } from './carriers.ts'
import { cartRules } from './cart-rules.ts'
import { paymentMethods } from './payment-methods.ts'
import { relays } from './relays.ts'
import type { CheckoutSeed } from '../types.ts'

export const checkout: CheckoutSeed = {
  carriers,
  paymentMethods,
  agreements,
  pickupLocations: [],
  relays,
  cartRules,
  taxedCountries: ['FR', 'MC'],
}
