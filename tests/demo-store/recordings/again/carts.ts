import type { Scenario } from '../scenarios.ts'
import { customerScenariosAgain } from './customers.ts'
import { optionScenarios } from './options.ts'
import { orderScenariosAgain } from './orders.ts'
import { priceScenarios } from './prices.ts'
import { quantityScenarios } from './quantities.ts'

/** Scenarios of the second recordings of carts, orders and customers; the first that fits is used. */
export const cartScenariosAgain: [RegExp, Scenario][] = [
  ...optionScenarios,
  ...customerScenariosAgain,
  ...quantityScenarios,
  ...orderScenariosAgain,
  ...priceScenarios,
]

/** Those that are never replayed, with the reason. */
export const excludedCarts: [RegExp, string][] = [
  [/^r2-u01-en--customer-(attributes-form|custom-attribute)/, 'asks for members that the shop never asks for'],
]

/** Those that the demo store cannot answer yet. */
export const pendingCarts: RegExp[] = []
