import { lazy } from '../../lazy.tsx'
import { ScreenLoading } from '../../shell/ScreenLoading.tsx'
import type { WantedProduct } from './cached-product.ts'

/** Shows on later navigations only: the first page is rendered by the server and loads this code afterwards. */
export const ProductLoading = lazy<{ wanted: WantedProduct }>(() => import('./ProductLoading.tsx'), {
  hydratesLater: true,
  fallback: <ScreenLoading />,
})
