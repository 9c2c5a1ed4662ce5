import type { QueryClient } from '@tanstack/react-query'
import { operationQuery, type PageClient } from '../api/use-operation.ts'
import { IsFeatureActive } from './feature.generated.ts'
import { useShop } from './shop-context.ts'
import { Shop } from './shop.generated.ts'

/** Whether the store has a feature, for the `load` of a screen that is «not found» without it. */
export async function hasFeature(client: PageClient, feature: string): Promise<boolean> {
  return (await client.ensureQueryData(operationQuery(IsFeatureActive, { feature }))).isFeatureActive
}

/** Returns the features in the page's data; none on a page that the browser renders by itself. */
export function featuresOf(client: QueryClient): readonly string[] {
  return client.getQueryData(operationQuery(Shop, {}).queryKey)?.shop.features ?? []
}

/** Whether the store has a feature. Every page contains their names. */
export function useFeature(feature: string): boolean {
  return useShop().features.includes(feature)
}
