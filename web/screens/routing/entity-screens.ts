import { lazyScreen } from '../../lazy-screen.tsx'

/** The screen of each kind of entity, by its type in the shop schema. */
export const entityScreens = {
  Category: lazyScreen('web/screens/catalog/CategoryScreen.tsx', () => import('../catalog/CategoryScreen.tsx')),
  Product: lazyScreen('web/screens/catalog/ProductScreen.tsx', () => import('../catalog/ProductScreen.tsx')),
  CmsPage: lazyScreen('web/screens/content/ContentPage.tsx', () => import('../content/ContentPage.tsx')),
  NotFoundEntity: lazyScreen('web/screens/content/NotFoundScreen.tsx', () => import('../content/NotFoundScreen.tsx')),
}
