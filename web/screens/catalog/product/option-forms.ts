import { lazyScreen } from '../../../lazy-screen.tsx'

/*
 * Forms that only some kinds of product need: their code loads with the first such product. Their styles lie in OptionFields.module.css,
 * which every product page has, so that a page rendered on the server never shows them bare.
 */
const FOLDER = 'web/screens/catalog/product'

export const BundleOptions = lazyScreen(`${FOLDER}/BundleOptions.tsx`, () => import('./BundleOptions.tsx'))
export const GroupedItems = lazyScreen(`${FOLDER}/GroupedItems.tsx`, () => import('./GroupedItems.tsx'))
export const DownloadLinks = lazyScreen(`${FOLDER}/DownloadLinks.tsx`, () => import('./DownloadLinks.tsx'))
export const CustomOptions = lazyScreen(`${FOLDER}/CustomOptions.tsx`, () => import('./CustomOptions.tsx'))

/** For the server, which renders in one pass and cannot wait in the middle. */
export async function preloadOptionForms(): Promise<void> {
  await Promise.all([BundleOptions, GroupedItems, DownloadLinks, CustomOptions].map((form) => form.preload()))
}
