import type { ProductPageFragment } from '../product-page.generated.ts'
import { chosenConfiguration, type Selection } from './configuration.ts'

export type OfferFacts = Pick<ProductPageFragment, 'feedLabel' | 'withdrawalException' | 'notices'>
type FeedLabel = NonNullable<ProductPageFragment['feedLabel']>

/** Returns the legal information on the chosen variant; that of the whole product until one is chosen, and where the variant does not differ. */
export function factsOf(product: ProductPageFragment, selection: Selection): OfferFacts {
  const facts = chosenConfiguration(product, selection)?.facts
  if (!facts) return product
  const others = new Map(facts.notices.map((notice) => [notice.topic, notice]))
  const notices = product.notices.map((notice) => others.get(notice.topic) ?? notice)
  const further = facts.notices.filter(({ topic }) => product.notices.every((notice) => notice.topic !== topic))
  return {
    feedLabel: facts.feedLabel ? changedLabel(product.feedLabel, facts.feedLabel) : product.feedLabel,
    withdrawalException: facts.withdrawalException ?? product.withdrawalException,
    notices: [...notices, ...further].filter(({ duration, rows }) => duration || rows.length > 0),
  }
}

/** Replaces lines of the product's label with those of the variant, which may be empty. */
function changedLabel(label: FeedLabel | null, changes: FeedLabel): FeedLabel {
  const changed = Object.entries(changes).filter(([, text]) => text !== null)
  return { ...changes, ...label, ...Object.fromEntries(changed) }
}
