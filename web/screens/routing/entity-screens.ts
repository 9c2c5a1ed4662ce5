import { lazy } from '../../lazy.tsx'

/** The screen of each kind of entity, by its type in the shop schema. */
export const entityScreens = {
  Category: lazy(() => import('../catalog/CategoryScreen.tsx')),
  Product: lazy(() => import('../catalog/ProductScreen.tsx')),
  CmsPage: lazy(() => import('../content/ContentScreen.tsx')),
  NotFoundEntity: lazy(() => import('../content/NotFoundScreen.tsx')),
}
