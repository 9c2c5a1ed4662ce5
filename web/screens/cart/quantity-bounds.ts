import { useState } from 'react'
import type { QuantityBounds } from '../../ui/QuantityField.tsx'
import type { CartAnswerFragment } from './cart.generated.ts'

type QuantityRule = NonNullable<CartAnswerFragment['quantityRule']>

/** In what quantities the product of a sku is sold, as far as the store has told: it does so when it refuses one, a thing at a time. */
export function useQuantityBounds(sku: string) {
  const [told, setTold] = useState<{ sku: string; bounds: QuantityBounds }>({ sku, bounds: {} })
  const bounds = told.sku === sku ? told.bounds : {}
  /** Takes over what an answer tells; null where it tells nothing. */
  const learn = (rule: QuantityRule | null): QuantityBounds | null => {
    if (!rule) return null
    const { step, min, max } = rule
    const next = { ...bounds, ...(step && { step }), ...(min && { min }), ...(max && { max }) }
    setTold({ sku, bounds: next })
    return next
  }
  return { bounds, learn }
}
