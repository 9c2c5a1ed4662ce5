import type { CarrierSeed, CartRuleSeed, CheckoutSeed } from '../seed/types.ts'
import type { StoreState } from '../state.ts'
import { ControlError } from './control-error.ts'

/** What a merchant changes of carriers, payment methods and cart price rules while shoppers are at it. */
export const createCheckoutSettings = (state: StoreState) => {
  const save = async <K extends keyof CheckoutSeed>(key: K, value: CheckoutSeed[K]): Promise<void> => {
    await state.db.query('update checkout_setting set value = $2 where key = $1', [key, JSON.stringify(value)])
    await state.reload()
  }

  return {
    /** Changes a carrier's method, or switches it off and on. */
    carrier: async ({
      carrier,
      method,
      enabled = true,
      ...change
    }: Pick<CarrierSeed, 'carrier' | 'method'> & { cents?: number; enabled?: boolean }): Promise<void> => {
      const { carriers } = state.model.checkout
      const isMeant = (candidate: CarrierSeed): boolean => candidate.carrier === carrier && candidate.method === method
      if (!carriers.some(isMeant)) throw new ControlError(`no carrier is called "${carrier}" with "${method}"`)
      await save(
        'carriers',
        carriers.map((entry) => (isMeant(entry) ? { ...entry, ...change, disabled: !enabled } : entry)),
      )
    },
    paymentMethod: async ({
      code,
      title,
      enabled,
    }: {
      code: string
      title?: string
      enabled: boolean
    }): Promise<void> => {
      const others = state.model.checkout.paymentMethods.filter((method) => method.code !== code)
      await save('paymentMethods', enabled ? [...others, { code, title: title ?? code }] : others)
    },
    /** Adds a cart price rule, in the place of one with the same label. */
    cartRule: async (rule: CartRuleSeed): Promise<void> => {
      await save('cartRules', [...state.model.checkout.cartRules.filter(({ label }) => label !== rule.label), rule])
    },
    removeCartRule: async ({ label }: { label: string }): Promise<void> => {
      await save(
        'cartRules',
        state.model.checkout.cartRules.filter((rule) => rule.label !== label),
      )
    },
  }
}
