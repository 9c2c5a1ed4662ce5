import { deferredPart } from '../../../deferred-part.tsx'
import type { FacetFormProps } from './FacetForm.tsx'

/** The filters beside a list: a plain form until their code is there. */
export const Facets = deferredPart<FacetFormProps>(
  'web/screens/catalog/list/FacetForm.tsx',
  () => import('./FacetForm.tsx'),
)
