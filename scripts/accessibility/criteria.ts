import { criteria as first } from './01-05.ts'
import { criteria as second } from './06-09.ts'
import { criteria as third } from './10-13.ts'
import type { Barrier, Criterion } from './criterion.ts'

/** The 106 criteria of RGAA 4.1.2 in their order. */
export const criteria: readonly Criterion[] = [...first, ...second, ...third]

/** The day on which the table was last gone through. */
export const CHECKED_ON = '2026-11-23'

/** Each criterion that is not met, as the statement says it. */
export const barriers: readonly Barrier[] = []
