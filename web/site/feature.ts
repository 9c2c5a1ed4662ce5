import type { QueryClient } from '@tanstack/react-query'
import { fetchOperation, useOperation } from '../api/use-operation.ts'
import { IsFeatureActive } from './is-feature-active.generated.ts'

/** Whether the store has a feature, for the `load` of a screen, which is not found otherwise. */
export async function hasFeature(client: QueryClient, feature: string): Promise<boolean> {
  return (await fetchOperation(client, IsFeatureActive, { feature })).isFeatureActive
}

/** Whether the store has a feature; undefined until that is known. */
export function useFeature(feature: string): boolean | undefined {
  return useOperation(IsFeatureActive, { feature }).data?.isFeatureActive
}
