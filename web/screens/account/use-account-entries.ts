import { useQueries } from '@tanstack/react-query'
import { operationQuery } from '../../api/use-operation.ts'
import { IsFeatureActive } from '../../site/is-feature-active.generated.ts'
import { ACCOUNT_ENTRIES, type AccountEntry } from './account-entries.ts'

/** The entries of the menu that this store can fill; what is not known yet stays hidden. */
export function useAccountEntries(): readonly AccountEntry[] {
  const features = [...new Set(ACCOUNT_ENTRIES.flatMap(({ feature }) => feature ?? []))]
  const answers = useQueries({ queries: features.map((feature) => operationQuery(IsFeatureActive, { feature })) })
  const active = new Set(features.filter((_feature, index) => answers[index]?.data?.isFeatureActive))
  return ACCOUNT_ENTRIES.filter(({ feature }) => !feature || active.has(feature))
}
