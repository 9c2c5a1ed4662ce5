import { describe, expect, test } from 'vitest'
import { openStep, stepsOf } from '../../../web/screens/checkout/steps.ts'
import type { CheckoutStateFragment } from '../../../web/screens/checkout/checkout.generated.ts'

const at = (step: CheckoutStateFragment['step'], isShippable = true) => ({ step, cart: { isShippable } })

describe('the steps of a checkout', () => {
  test('leave the delivery out where nothing is delivered', () => {
    expect(stepsOf(at('ADDRESS'))).toEqual(['address', 'delivery', 'payment', 'review'])
    expect(stepsOf(at('ADDRESS', false))).toEqual(['address', 'payment', 'review'])
  })

  test('can all be opened again up to the first that is not complete', () => {
    expect(openStep(at('PAYMENT'), 'address')).toBe('address')
    expect(openStep(at('PAYMENT'), 'delivery')).toBe('delivery')
    expect(openStep(at('PAYMENT'), 'payment')).toBe('payment')
  })

  test('lead to the first incomplete one where another cannot be reached, is not one of this cart, or none is named', () => {
    expect(openStep(at('DELIVERY'), 'review')).toBe('delivery')
    expect(openStep(at('PAYMENT', false), 'delivery')).toBe('payment')
    expect(openStep(at('REVIEW'), 'anything')).toBe('review')
    expect(openStep(at('REVIEW'), null)).toBe('review')
  })

  test('open none before somebody is named', () => {
    expect(openStep(at('LOGIN'), 'address')).toBeNull()
  })
})
