import type { PageKind } from './page.ts'

/** The worst first. */
export const RATINGS = ['error', 'warning', 'note'] as const

export type Rating = (typeof RATINGS)[number]

/** What is compared, rated by the cost of a difference. An error costs orders or ranking. Within a rating, the costliest comes first. */
export const RULES = {
  missing: 'error',
  failing: 'error',
  'not-mapped': 'error',
  'redirect-home': 'error',
  'redirect-kind': 'error',
  'redirect-elsewhere': 'error',
  'redirect-loop': 'error',
  noindex: 'error',
  disallowed: 'error',
  'canonical-wrong': 'error',
  price: 'error',
  unavailable: 'error',
  'missing-unlisted': 'warning',
  'redirect-temporary': 'warning',
  'redirect-chain': 'warning',
  'redirect-gone': 'warning',
  'robots-closed': 'warning',
  'other-host': 'warning',
  indexed: 'warning',
  nofollow: 'warning',
  'canonical-missing': 'warning',
  'hreflang-missing': 'warning',
  'hreflang-wrong': 'warning',
  'price-missing': 'warning',
  available: 'warning',
  'title-missing': 'warning',
  title: 'warning',
  'description-missing': 'warning',
  'heading-missing': 'warning',
  heading: 'warning',
  'data-missing': 'warning',
  'properties-missing': 'warning',
  'alt-missing': 'warning',
  'link-broken': 'warning',
  'picture-broken': 'warning',
  moved: 'note',
  'title-suffix': 'note',
  description: 'note',
  'availability-missing': 'note',
  alt: 'note',
  heavier: 'note',
  slower: 'note',
  'cut-off': 'note',
  charset: 'note',
  'old-broken': 'note',
} as const satisfies Record<string, Rating>

export type Rule = keyof typeof RULES

/** One difference at one address. `old` and `new` are the shops' values; `kinds` are those of the pages, if they differ. */
export type Finding = { rule: Rule; path: string; old?: string; new?: string; kinds?: { old: PageKind; new: PageKind } }

export type Find = (rule: Rule, old?: string | null, now?: string | null) => void

/** Collects what is found at one address. */
export function findingsAt(path: string, findings: Finding[]): Find {
  return (rule, old, now) => findings.push({ rule, path, ...(old && { old }), ...(now && { new: now }) })
}
