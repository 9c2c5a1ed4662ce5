import type { CheckoutStateFragment } from './checkout.generated.ts'

const STEPS = ['address', 'delivery', 'payment', 'review'] as const
export type Step = (typeof STEPS)[number]

type Progress = { step: CheckoutStateFragment['step']; cart: Pick<CheckoutStateFragment['cart'], 'isShippable'> }

/** The steps of this cart: virtual products have no delivery. */
export function stepsOf({ cart }: Progress): readonly Step[] {
  return cart.isShippable ? STEPS : STEPS.filter((step) => step !== 'delivery')
}

/** The first step that is not complete; null while there is neither a customer nor a guest's e-mail. */
export function firstIncomplete({ step }: Progress): Step | null {
  return step === 'LOGIN' ? null : (step.toLowerCase() as Step)
}

/** The step of an address: the one it names if it can be reached, else the first incomplete one. */
export function openStep(checkout: Progress, wanted: string | null): Step | null {
  const first = firstIncomplete(checkout)
  const steps = stepsOf(checkout)
  if (!first) return null
  const found = steps.find((step) => step === wanted)
  return found && steps.indexOf(found) <= steps.indexOf(first) ? found : first
}

export function stepPath(step: Step): string {
  return `/checkout/?step=${step}`
}
