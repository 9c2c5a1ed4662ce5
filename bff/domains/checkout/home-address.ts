import type { CheckoutAddress } from '../../graphql/shop-schema.generated.ts'
import { isSameAddress } from '../address/cart-address.ts'
import { MAX_LENGTHS, type Session } from '../../session/session.ts'

/**
 * While a cart goes to a pickup point, the store's delivery address is the point's. The shopper's own is the billing address then, or, where
 * it is another one, kept in the session.
 */
export function keepHomeAddress(session: Session, home: CheckoutAddress, billing: CheckoutAddress | null): void {
  const text = billing && isSameAddress(home, billing) ? '' : JSON.stringify(home)
  session.set('homeAddress', text !== '' && text.length <= MAX_LENGTHS.homeAddress ? text : undefined)
}

export function homeAddress(session: Session, billing: CheckoutAddress | null): CheckoutAddress | null {
  const { homeAddress: text } = session.data
  return text ? (JSON.parse(text) as CheckoutAddress) : billing
}
