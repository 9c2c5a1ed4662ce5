import { deferredPart } from '../../deferred-part.tsx'
import { ScreenLoading } from '../../shell/ScreenLoading.tsx'
import type { WantedProduct } from './cached-product.ts'

/** Only a later navigation waits for a page: the first one does without this code, and has it loaded once it is there. */
export const ProductLoading = deferredPart<{ wanted: WantedProduct }>(
  'web/screens/catalog/ProductLoading.tsx',
  () => import('./ProductLoading.tsx'),
  <ScreenLoading />,
)
