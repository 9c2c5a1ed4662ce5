import { lazy } from '../../../lazy.tsx'
import type { FacetFormProps } from './FacetForm.tsx'

/** The filters beside a list: a plain form until they are hydrated. */
export const Facets = lazy<FacetFormProps>(() => import('./FacetForm.tsx'), { hydratesLater: true })
