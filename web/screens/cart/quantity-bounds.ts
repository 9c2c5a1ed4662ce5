import { useState } from 'react'
import type { QuantityBounds } from '../../ui/QuantityField.tsx'
import type { CartResultFragment } from './cart.generated.ts'

type QuantityRule = NonNullable<CartResultFragment['quantityRule']>

/** Quantity rules of a sku, learned from refusals: Magento reveals one rule at a time. */
export function useQuantityBounds(sku: string) {
  const [learnt, setLearnt] = useState<{ sku: string; bounds: QuantityBounds }>({ sku, bounds: {} })
  const bounds = learnt.sku === sku ? learnt.bounds : {}
  /** Merges the rule of a response; null when it has none. */
  const learn = (rule: QuantityRule | null): QuantityBounds | null => {
    if (!rule) return null
    const { step, min, max } = rule
    const next = { ...bounds, ...(step && { step }), ...(min && { min }), ...(max && { max }) }
    setLearnt({ sku, bounds: next })
    return next
  }
  return { bounds, learn }
}
