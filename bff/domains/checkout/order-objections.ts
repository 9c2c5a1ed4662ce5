import type { RequestContext } from '../../graphql/context.ts'
import { agreementsOf } from './agreements.ts'
import { changesBetween } from './changes.ts'
import type { CheckoutModel } from './checkout-model.ts'
import { seenIn, seenUnder } from './revision.ts'
import { texts } from '../../i18n/texts.ts'

/** What is different from what the shopper saw, one sentence each. */
export function changesSince(revision: string, now: CheckoutModel): string[] {
  if (revision === now.revision) return []
  const seen = seenUnder(revision)
  const { currency } = now.cart.totals.totalInclTax.value
  const changes = seen ? changesBetween(seen, seenIn(now), currency) : []
  return changes.length > 0 ? changes : [texts().changes.other]
}

/** Why this checkout cannot be ordered; null when it can. */
export function objectionTo(checkout: CheckoutModel, isGuest: boolean): string | null {
  if (isGuest && !checkout.isGuestAllowed) return texts().placing.guestForbidden
  const [fault] = lineFaults(checkout)
  if (fault) return fault
  // A wallet without approval is the wallet's own business to tell.
  const isReady =
    checkout.step === 'REVIEW' || (checkout.step === 'PAYMENT' && checkout.paymentMethod?.kind === 'WALLET')
  return isReady ? null : texts().placing.incomplete
}

/** Lines that the store complains about, one sentence each. */
export function lineFaults({ cart }: CheckoutModel): string[] {
  return cart.items.flatMap(({ name, errors: [reason] }) => (reason ? texts().placing.lineFault(name, reason) : []))
}

/** What to say while a required agreement is not ticked. */
export async function missingAgreement(agreed: readonly string[], context: RequestContext): Promise<string | null> {
  const required = (await agreementsOf(context)).filter(({ isRequired }) => isRequired)
  return required.every(({ id }) => agreed.includes(id)) ? null : texts().placing.agreements
}
