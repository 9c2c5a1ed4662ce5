import type { ProductPageFragment } from '../product-page.generated.ts'
import { chosenConfiguration, type Selection } from './configuration.ts'

export type OfferFacts = Pick<ProductPageFragment, 'feedLabel' | 'withdrawalException' | 'notices'>
type FeedLabel = NonNullable<ProductPageFragment['feedLabel']>

/** What the law wants said of the chosen variant; of the whole product until one is chosen, and where the variant says nothing else. */
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

/** A line that the variant has otherwise, empty where it has none, stands for the product's. */
function changedLabel(label: FeedLabel | null, changes: FeedLabel): FeedLabel {
  const changed = Object.entries(changes).filter(([, text]) => text !== null)
  return { ...changes, ...label, ...Object.fromEntries(changed) }
}
