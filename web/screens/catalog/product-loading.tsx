import { lazy } from '../../lazy.tsx'
import { ScreenLoading } from '../../shell/ScreenLoading.tsx'
import type { WantedProduct } from './cached-product.ts'

/** Only a later navigation waits for a page: the first one does without this code, and has it loaded once it is there. */
export const ProductLoading = lazy<{ wanted: WantedProduct }>(() => import('./ProductLoading.tsx'), {
  hydratesLater: true,
  fallback: <ScreenLoading />,
})
