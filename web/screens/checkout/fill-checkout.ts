import type { QueryClient } from '@tanstack/react-query'
import type { Execute } from '../../../schema/page.ts'
import { inTurn } from '../cart/in-turn.ts'
import { FillCheckout } from './checkout.generated.ts'
import { openStep, stepPath } from './steps.ts'
import { storeCheckout } from './use-checkout.ts'

/** Completes the checkout as in the customer's last orders. Returns the path of the step to go on with, and what has to be chosen again. */
export async function fillCheckout(
  execute: Execute,
  queryClient: QueryClient,
): Promise<{ path: string; notes: readonly string[] }> {
  const { fillCheckout: response } = await inTurn(() => execute(FillCheckout, {}))
  await storeCheckout(queryClient, response.checkout)
  const step = openStep(response.checkout, null)
  return { path: step ? stepPath(step) : '/checkout/', notes: response.notes }
}
