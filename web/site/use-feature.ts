import { useOperation } from '../api/use-operation.ts'
import { IsFeatureActive } from './is-feature-active.generated.ts'

/** Whether the store has a feature; undefined until that is known. */
export function useFeature(feature: string): boolean | undefined {
  return useOperation(IsFeatureActive, { feature }).data?.isFeatureActive
}
