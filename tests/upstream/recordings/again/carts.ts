import type { Scenario } from '../scenarios.ts'
import { optionScenarios } from './options.ts'

/** Scenarios of the second recordings of carts, orders and customers; the first that fits is used. */
export const cartScenariosAgain: [RegExp, Scenario][] = [...optionScenarios]

/** Those that are never replayed, with the reason. */
export const excludedCarts: [RegExp, string][] = []

/** Those that the stand-in cannot answer yet. */
export const pendingCarts: RegExp[] = [/^r2-([pqsu]\d|t03|v0[23])/]
