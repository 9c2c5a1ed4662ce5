import { lazy } from '../../lazy.tsx'
import type { WantedProduct } from './cached-product.ts'

/** Shows on later navigations only: the server renders the first page. */
export const ProductLoading = lazy<{ wanted: WantedProduct }>(() => import('./ProductLoading.tsx'))
