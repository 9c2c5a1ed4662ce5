import { lazyScreen } from '../../../lazy-screen.tsx'

/* Forms that only some kinds of product need: their code loads with the first such product. */
const FOLDER = 'web/screens/catalog/product'

export const ConfigurableOptions = lazyScreen(
  `${FOLDER}/ConfigurableOptions.tsx`,
  () => import('./ConfigurableOptions.tsx'),
)
export const BundleOptions = lazyScreen(`${FOLDER}/BundleOptions.tsx`, () => import('./BundleOptions.tsx'))
export const GroupedItems = lazyScreen(`${FOLDER}/GroupedItems.tsx`, () => import('./GroupedItems.tsx'))
export const DownloadLinks = lazyScreen(`${FOLDER}/DownloadLinks.tsx`, () => import('./DownloadLinks.tsx'))
export const CustomOptions = lazyScreen(`${FOLDER}/CustomOptions.tsx`, () => import('./CustomOptions.tsx'))

export const optionForms = [ConfigurableOptions, BundleOptions, GroupedItems, DownloadLinks, CustomOptions]
