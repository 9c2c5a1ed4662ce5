import type { Proof } from '../law/rule.ts'

/**
 * The criteria of RGAA 4.1.2, each with what is known of this shop, and how. `npm run generate` writes `docs/accessibility.md` and what the
 * shop's statement says from it. Nothing is met without a test that fails when it no longer is; what nobody has checked is not checked.
 */
export type Criterion = {
  number: string
  /** What is wanted, in a few words of our own. */
  title: string
  result: Result
  /** In one sentence. */
  why: string
  check: Check
}

export type Result = 'met' | 'not met' | 'not applicable' | 'not checked'

export type Check =
  /** Rules of axe and html-validate, and the tests that run them. */
  | { by: 'machine'; rules: readonly string[]; tests: readonly Proof[] }
  /** A browser does what a reader would do. */
  | { by: 'walk'; tests: readonly Proof[] }
  | { by: 'person'; steps: readonly string[] }
  /** There is nothing of the kind to check. */
  | { by: 'absence' }

/** What is not met, as the statement says it to shoppers. */
export type Barrier = { number: string; fr: string; en: string }

type Steps = readonly [string, string, ...string[]]

export function machine(
  number: string,
  title: string,
  why: string,
  rules: readonly string[],
  tests: readonly Proof[],
): Criterion {
  return { number, title, result: 'met', why, check: { by: 'machine', rules, tests } }
}

export function walk(number: string, title: string, why: string, tests: readonly Proof[]): Criterion {
  return { number, title, result: 'met', why, check: { by: 'walk', tests } }
}

/** Nobody has done it yet: a person's result goes into a site's `accessibility.json`. */
export function person(number: string, title: string, why: string, steps: Steps): Criterion {
  return { number, title, result: 'not checked', why, check: { by: 'person', steps } }
}

export function absent(number: string, title: string, why: string): Criterion {
  return { number, title, result: 'not applicable', why, check: { by: 'absence' } }
}

/** Axe and html-validate in every state of a purchase; pages as the server renders them. */
export const AXE: Proof = [
  'tests/e2e/journey.test.ts',
  'browse, find, put in the cart at $width px › goes from the home page to a changed cart, without a console message or an axe violation',
]
export const MARKUP: Proof = ['tests/e2e/markup.test.ts', 'markup is valid › %s']
export const EDITED: Proof = [
  'tests/e2e/page-builder.test.ts',
  'a page of Page Builder at %i px › shows what it holds, soundly',
]

export const SPOKEN: Proof = ['tests/e2e/spoken.test.ts', 'what a screen reader is told › %s']
export const SPOKEN_ORDER: Proof = [
  'tests/e2e/spoken.test.ts',
  'an order by what a screen reader is told › goes from the home page to the confirmation',
]

export const KEYBOARD: Proof = [
  'tests/e2e/keyboard.test.ts',
  'with the keyboard alone › a shopper skips to the content, opens the menu, narrows a list, chooses and changes the cart',
]
export const KEYBOARD_PHONE: Proof = [
  'tests/e2e/keyboard.test.ts',
  'with the keyboard alone › a phone’s drawers open, keep the focus and give it back',
]
export const KEYBOARD_ORDER: Proof = [
  'tests/e2e/checkout-keyboard.test.ts',
  'an order with the keyboard alone › goes from the home page to the confirmation',
]

export const READER: Proof = [
  'tests/e2e/reader-settings.test.ts',
  'nothing is cut off or moves, however a shopper likes to read › %s',
]
export const FORCED: Proof = [
  'tests/e2e/contrast.test.ts',
  'in forced colours › %s: controls have edges, and the focus can be seen',
]
export const CHOSEN: Proof = [
  'tests/e2e/contrast.test.ts',
  'in forced colours › what is chosen looks different from what is not',
]
export const CURRENT: Proof = [
  'tests/e2e/contrast.test.ts',
  'in forced colours › the current page of a list differs from the others by more than its colour',
]
export const EDGES: Proof = ['tests/e2e/contrast.test.ts', 'fields and signs stand out from what is around them › %s']

export const UNSCRIPTED: Proof = ['tests/e2e/reading.test.ts', 'with JavaScript off › %s reads completely']
export const MESSAGE: Proof = ['tests/e2e/help.test.ts', 'at %i px › a message is sent with the keyboard alone']
export const WORDS: Proof = ['tests/e2e/contrast.test.ts', 'words over pictures can be read › %s']
