import type { FindGuestOrderInput } from '../../graphql/shop-schema.generated.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { OrderModel } from './order-model.ts'
import { texts } from '../../i18n/texts.ts'
import { orderLoaders } from './order-loaders.ts'

export type LookedUp = { order: OrderModel; token: string } | { errorMessage: string }

/**
 * A guest's order for whoever knows what is asked. Tries are also limited per order, so that guessing from many addresses
 * does not help. The shopper has to wait meanwhile, too.
 */
export async function lookUpGuestOrder(input: FindGuestOrderInput, context: RequestContext): Promise<LookedUp> {
  const { guards } = context
  if (!orderLoaders(context).guestOrderProof) return { errorMessage: texts().orders.noLookUp }
  const account = `order:${input.number.trim()}`
  if (!(await guards.attempts.take(account))) return { errorMessage: texts().orders.tooManyTries }
  const found = await orderLoaders(context).guestOrder(input)
  if (!found) return { errorMessage: texts().orders.notFound }
  await guards.attempts.forgive(account)
  return found
}
