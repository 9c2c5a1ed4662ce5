import type { Scenario } from '../scenarios.ts'

/** Scenarios of the second recordings of catalogue and content; the first that fits is used. */
export const catalogScenariosAgain: [RegExp, Scenario][] = []

/** Those that are never replayed, with the reason. */
export const excludedCatalog: [RegExp, string][] = []

/** Those that the stand-in cannot answer yet. */
export const pendingCatalog: RegExp[] = [/^r2-([efghijkxyw]\d|t0[12]|v01)/]
